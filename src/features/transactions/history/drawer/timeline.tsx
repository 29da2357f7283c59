import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { NamedStatusBadge } from '~/features/transactions/codes/badges';
import { lookUp, statusTerm, unknownCode } from '~/features/transactions/codes/codes';
import { compareDates } from '~/shared/format/dates';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import type { OperationEvent } from '../api/operation-detail';
import { copy } from './copy';

const NAMES: Readonly<Record<string, string>> = {
  CREATED: 'Operación creada',
  REFERENCE_CREATED: 'Referencia generada',
  RISK_ASSESSED: 'Riesgo evaluado',
  AUTHENTICATED: 'Autenticación del cliente',
  AUTHORIZATION: 'Intento de cobro',
  AUTHORIZED: 'Pago autorizado',
  CAPTURED: 'Pago cobrado',
  CANCELLATION: 'Intento cancelado',
  PAYMENT_NOTICE: 'Aviso de pago',
  NOTICE_FAILED: 'El aviso de pago no llegó',
  NOTICE_MISSING: 'Pagada, sin aviso',
  STATUS_CHECKED: 'Consulta al proveedor',
  DECLINED: 'Pago rechazado',
  REVIEW_STARTED: 'Enviada a revisión',
  REVIEW_RELEASED: 'Revisión aprobada',
  REVIEW_REJECTED: 'Revisión rechazada',
  EXPIRED: 'Vencida',
  RECHARGED: 'Recarga',
  REFUND_REQUESTED: 'Devolución solicitada',
  REFUNDED: 'Devolución aprobada',
  RECONCILED: 'Conciliada',
  NOTE_ADDED: 'Nota agregada',
  RECEIPT_SENT: 'Comprobante reenviado',
  RECEIPT_FAILED: 'El comprobante no se pudo enviar',
  NOTIFIED: 'Cliente avisado',
  NOTIFICATION_FAILED: 'No se pudo avisar al cliente',
};

const DOTS = {
  success: 'bg-success',
  danger: 'bg-danger',
  warning: 'bg-warning-fill',
  info: 'bg-info',
  primary: 'bg-primary',
  neutral: 'bg-neutral',
} as const;

/** Everything that happened, the oldest first. */
export function Timeline({ events }: { events: readonly OperationEvent[] }) {
  if (events.length === 0) return <p className="text-muted">{copy.noEvents}</p>;
  const ordered = events.map((event, index) => ({ event, key: `${index}-${event.date}` }));
  ordered.sort((one, other) => compareDates(one.event.date, other.event.date));
  return (
    <ol className="relative flex flex-col gap-4 border-l-2 border-line pl-5">
      {ordered.map(({ event, key }) => (
        <li key={key} className="relative">
          <span
            aria-hidden
            className={clsx(
              'absolute top-1.5 -left-[1.625rem] size-2.5 rounded-full',
              DOTS[statusTerm(event.toStatus)?.tone ?? 'neutral'],
            )}
          />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong className="font-semibold">{eventName(event.type)}</strong>
            <Change event={event} />
          </p>
          <p className="text-sm text-muted">
            <Moment value={event.date} />
            {event.actor && (
              <>
                {' · '}
                <bdi>{safeText(event.actor)}</bdi>
              </>
            )}
          </p>
          {event.detail && (
            <p className="mt-0.5">
              <bdi>{safeText(event.detail)}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Change({ event: { fromStatus, toStatus } }: { event: OperationEvent }) {
  if (toStatus === null || fromStatus === toStatus) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      {fromStatus !== null && (
        <>
          <NamedStatusBadge status={fromStatus} />
          <ArrowRight role="img" aria-label="a" className="size-3.5 text-muted" />
        </>
      )}
      <NamedStatusBadge status={toStatus} />
    </span>
  );
}

/** What kind of event it was; of an unknown kind its code (spec 9.7). */
function eventName(type: string | null): string {
  return lookUp(NAMES, type) ?? (type === null ? copy.event : unknownCode(type));
}
