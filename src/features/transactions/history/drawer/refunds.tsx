import { formatMoney } from '../../../../shared/lib/currency';
import { Badge } from '../../../../shared/ui/badge';
import { lookUp, type Term } from '../../vocabulary';
import { Moment, shown } from '../operation-cell';
import type { Refund } from '../operation-detail';
import { safeText } from '../safe-text';
import { NO_REFUNDS } from './drawer-copy';

const STATUSES: Readonly<Record<string, Term>> = {
  REQUESTED: { label: 'Solicitada', tone: 'info' },
  APPROVED: { label: 'Autorizada', tone: 'primary' },
  SENT: { label: 'Enviada', tone: 'info' },
  COMPLETED: { label: 'Completada', tone: 'success' },
  FAILED: { label: 'Fallida', tone: 'danger' },
  DECLINED: { label: 'No autorizada', tone: 'danger' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
};

/** What went back to the customer. */
export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  if (refunds.length === 0) return <p className="text-muted">{NO_REFUNDS}</p>;
  return (
    <ol className="space-y-3">
      {refunds.map((refund, place) => {
        const term = lookUp(STATUSES, refund.status);
        return (
          <li key={refund.refundId ?? place} className="rounded-xl border border-line px-4 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <strong className="font-semibold">{formatMoney(refund.amount)}</strong>
              <Badge tone={term?.tone ?? 'neutral'}>{term?.label ?? shown(refund.status)}</Badge>
            </p>
            <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
              <Moment value={refund.date} />
              <bdi className="font-mono text-xs">{shown(refund.refundId)}</bdi>
            </p>
            {refund.reason && (
              <p className="mt-1">
                <bdi>{safeText(refund.reason)}</bdi>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
