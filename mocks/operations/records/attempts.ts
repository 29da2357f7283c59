import { isoDate } from '../../../gateway/rules/mexico-time';
import type { LoggedStep } from '../../traces/entry';
import type { OrderPlan } from '../../traces/order-plan';
import { operationIdOf } from './ids';

/** Steps in which somebody tried to pay, by 'service/operation'. */
const trials = new Set([
  'autorizador/autorizarTarjeta',
  'oxxo/confirmarPago',
  'oxxo/recibirAviso',
  'spei/recibirAbono',
  'spei/validarCuenta',
  'sicatel/cobrarSaldo',
  'autorizador/registrarEfectivo',
]);

const providers = { CARD: 'Adquirente', OXXO: 'OXXO', SPEI: 'SPEI', STORE: 'Tienda', SICATEL: 'SICATEL' } as const;

/** What the provider was asked, or told us, to have the payment made; oldest first. */
export function attemptsOf(plan: OrderPlan, steps: readonly LoggedStep[]) {
  return steps
    .filter(
      ({ entry }) => isTrial(entry.service, entry.operation, entry.logType) || isLineUnknown(plan, entry.operation),
    )
    .map(({ at, entry }, index) => {
      const failed = entry.logType === 'ERROR' || entry.logType === 'WARN';
      const acquirer = entry.response?.acquirer as { message?: string } | null | undefined;
      const message = acquirer?.message ?? entry.message ?? entry.response?.message ?? entry.response?.reason;
      return {
        attemptId: `${operationIdOf(plan)}-${index + 1}`,
        date: isoDate(at),
        provider: providers[plan.method],
        status: String(entry.response?.status ?? 'ERROR'),
        errorCode: failed ? (entry.code ?? null) : null,
        errorMessage: failed && typeof message === 'string' ? message : null,
        latencyMs: entry.elapsedMs ?? 0,
      };
    });
}

/** A shop's terminal logs its request apart from the response that counts. */
function isTrial(service: string, operation: string, logType: string | undefined): boolean {
  return trials.has(`${service}/${operation}`) && logType !== 'REQUEST';
}

/** A line that does not exist is found out when it should be paid from. */
function isLineUnknown({ outcome }: OrderPlan, operation: string): boolean {
  return outcome === 'no-line' && operation === 'aplicarRecarga';
}
