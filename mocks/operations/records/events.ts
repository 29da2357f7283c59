import { isoDate } from '../../../gateway/rules/mexico-time';
import type { Status } from '../../../gateway/rules/statuses';
import type { TraceEntry } from '../../../gateway/wire/traces';
import type { LoggedStep } from '../../traces/entry';
import { endings, type OrderPlan } from '../../traces/order-plan';
import { operationIdOf } from './ids';
import { presentOf, reconciledAt } from './present';

/** One line of an operation's time line. */
interface OperationEvent {
  date: string;
  type: string;
  fromStatus: Status | null;
  toStatus: Status | null;
  actor: string;
  detail: string;
}

interface Meaning {
  type: string;
  actor: string | ((entry: TraceEntry) => string);
  detail: (entry: TraceEntry) => string;
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '---');

/** What an entry of the log means to the operation, by 'service/operation'; the others are of no interest to it. */
const meanings: Readonly<Record<string, Meaning>> = {
  'oxxo/generarReferencia': say(
    'REFERENCE_CREATED',
    'OXXO',
    ({ response }) => `Referencia ${text(response?.reference)}`,
  ),
  'oxxo/confirmarPago': say('PAYMENT_NOTICE', 'OXXO', ({ message, request }) =>
    message ? `Intento de pago: ${message}` : `Pagada en la tienda ${text(request?.store)}`,
  ),
  'oxxo/recibirAviso': say(
    'NOTICE_FAILED',
    'OXXO',
    ({ request }) =>
      `Aviso de pago de la tienda ${text(request?.store)}, intento ${text(request?.attempt)}: no llegó al autorizador (tiempo de espera agotado)`,
  ),
  'oxxo/consultarPago': say(
    'NOTICE_MISSING',
    'sistema',
    ({ response }) =>
      `OXXO la reporta pagada en la tienda ${text(response?.store)} (${text(response?.paidAt)}); el aviso no ha llegado y el pago sigue sin aplicarse`,
  ),
  'oxxo/expirarReferencia': say('EXPIRED', 'sistema', () => 'La referencia venció sin un pago aplicado'),
  'spei/generarClabe': say('REFERENCE_CREATED', 'SPEI', () => 'CLABE generada'),
  'spei/validarCuenta': say('DECLINED', 'SPEI', ({ message }) => text(message)),
  'spei/consultarEstado': say(
    'STATUS_CHECKED',
    'sistema',
    ({ response }) => `Transferencia en espera, consulta ${text(response?.intentos)}`,
  ),
  'spei/expirarClabe': say('EXPIRED', 'sistema', () => 'La transferencia no llegó a tiempo'),
  'spei/recibirAbono': say('AUTHORIZED', 'SPEI', ({ response }) => `Abono recibido, folio ${text(response?.folio)}`),
  'riesgo/evaluar': say(
    'RISK_ASSESSED',
    'riesgo',
    ({ response }) => `Nivel ${text(response?.level)}, puntaje ${text(response?.score)}`,
  ),
  'autorizador/autenticar3ds': say(
    'AUTHENTICATED',
    'banco emisor',
    ({ message }) => message ?? 'El cliente confirmó con su banco',
  ),
  'autorizador/autorizarTarjeta': say('AUTHORIZATION', 'adquirente', ({ code, message, response }) => {
    const acquirer = response?.acquirer as { message?: string } | null | undefined;
    return `${text(code)}: ${text(acquirer?.message ?? message ?? response?.reason)}`;
  }),
  'autorizador/cancelar': say('CANCELLATION', 'sistema', ({ response }) => text(response?.message)),
  'autorizador/capturar': say(
    'CAPTURED',
    'adquirente',
    ({ response }) => `Autorización ${text(response?.authorization)}`,
  ),
  'autorizador/revisar': say('REVIEW_STARTED', 'riesgo', ({ response }) => `Asignada a ${text(response?.assignedTo)}`),
  'autorizador/liberar': say('REVIEW_RELEASED', 'finanzas@example.mx', () => 'Revisión aprobada'),
  'autorizador/rechazar': say('REVIEW_REJECTED', 'finanzas@example.mx', () => 'Revisión rechazada'),
  'autorizador/registrarEfectivo': say(
    'PAYMENT_NOTICE',
    'tienda',
    ({ response, request }) => `Terminal ${text(response?.terminal ?? request?.terminal)}`,
  ),
  'autorizador/expirarEfectivo': say('EXPIRED', 'sistema', () => 'Nadie pagó en la tienda'),
  'sicatel/cobrarSaldo': say(
    'AUTHORIZATION',
    'SICATEL',
    ({ message, response }) => message ?? text(response?.message ?? 'Cobrada del saldo'),
  ),
  'sicatel/aplicarRecarga': say(
    'RECHARGED',
    'SICATEL',
    ({ message, response }) => message ?? `Folio ${text(response?.folio)}`,
  ),
  'notificaciones/enviarSms': say('NOTIFIED', 'sistema', ({ request }) => `SMS ${text(request?.template)}`),
  'notificaciones/enviarCorreo': say('NOTIFICATION_FAILED', 'sistema', ({ response }) => text(response?.smtp)),
  'devoluciones/solicitar': say(
    'REFUND_REQUESTED',
    ({ request }) => text(request?.user),
    ({ request }) => text(request?.reason),
  ),
  'devoluciones/aprobar': say(
    'REFUNDED',
    ({ request }) => text(request?.approvedBy),
    ({ response }) => `Folio ${text(response?.folio)}`,
  ),
};

function say(type: string, actor: Meaning['actor'], detail: Meaning['detail']): Meaning {
  return { type, actor, detail };
}

/** The time line of an operation up to a moment (epoch ms), oldest first, made from the steps that its log tells. */
export function eventsOf(plan: OrderPlan, steps: readonly LoggedStep[], now: number): OperationEvent[] {
  const line = changes(plan, steps);
  const events: OperationEvent[] = [
    {
      date: isoDate(plan.start),
      type: 'CREATED',
      fromStatus: null,
      toStatus: 'PENDING',
      actor: 'cliente',
      detail: `Operación ${operationIdOf(plan)} por ${plan.channel}`,
    },
  ];
  let status: Status = 'PENDING';
  for (const { at, entry } of steps) {
    const meaning = meanings[`${entry.service}/${entry.operation}`];
    const to = line.get(at);
    if (!meaning) continue;
    const changed = to !== undefined && to !== status;
    events.push({
      date: isoDate(at),
      type: meaning.type,
      fromStatus: changed ? status : null,
      toStatus: changed ? to : null,
      actor: typeof meaning.actor === 'string' ? meaning.actor : meaning.actor(entry),
      detail: meaning.detail(entry),
    });
    if (changed) status = to;
  }
  if (presentOf(plan, now).reconciled) {
    const date = isoDate(reconciledAt(plan));
    events.push({
      date,
      type: 'RECONCILED',
      fromStatus: null,
      toStatus: null,
      actor: 'conciliación',
      detail: 'Coincide con el archivo del proveedor',
    });
    events.sort((one, other) => one.date.localeCompare(other.date));
  }
  return events;
}

/** Steps after which an operation stands elsewhere; the last of an outcome's own steps settles it. */
const settling = new Set([
  'oxxo/confirmarPago',
  'oxxo/expirarReferencia',
  'spei/validarCuenta',
  'spei/expirarClabe',
  'spei/recibirAbono',
  'autorizador/autenticar3ds',
  'autorizador/autorizarTarjeta',
  'autorizador/rechazar',
  'autorizador/registrarEfectivo',
  'autorizador/expirarEfectivo',
  'sicatel/cobrarSaldo',
]);

/** The status after each step that changes it, by the step's moment. */
function changes(plan: OrderPlan, steps: readonly LoggedStep[]): Map<number, Status> {
  const ending = endings[plan.outcome];
  const found = new Map<number, Status>();
  const named = steps.map(({ at, entry }) => ({ at, name: `${entry.service}/${entry.operation}`, entry }));
  const lineUnknown =
    plan.outcome === 'no-line' ? named.findLast(({ name }) => name === 'sicatel/aplicarRecarga') : undefined;
  const settled =
    lineUnknown ??
    named.findLast(({ name, entry }) => settling.has(name) && entry.logType !== 'REQUEST' && entry.code !== '19');
  for (const { at, name } of named) {
    if (name === 'autorizador/revisar') found.set(at, 'REVIEW');
    if (name === 'autorizador/liberar') found.set(at, 'SUCCESS');
    if (name === 'devoluciones/aprobar' && plan.refunded === plan.amount) found.set(at, 'REFUND');
  }
  if (settled && isFinal(plan, settled.name)) found.set(settled.at, ending.status);
  return found;
}

/** A confirmed identity is no end, and a review is decided by a person. */
function isFinal({ outcome }: OrderPlan, name: string): boolean {
  if (name === 'autorizador/autenticar3ds') return outcome === '3ds-failed';
  return name === 'autorizador/rechazar' || outcome !== 'review-rejected';
}
