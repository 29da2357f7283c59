import { useQueryClient } from '@tanstack/react-query';
import { StatusBadge } from '~/features/transactions/codes/badges';
import { codeLabel } from '~/features/transactions/codes/code-label';
import type { Operation } from '~/features/transactions/query/operation';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { ManyDialog } from '~/shared/write/many-dialog';
import { askProvider, type Synced } from './act-api';
import { copy } from './copy';

interface SyncManyDialogProps {
  operations: readonly Operation[];
  onClose: (isBegun: boolean) => void;
}

/** Asks the provider about several operations, each by a call of its own. */
export function SyncManyDialog({ operations, onClose }: SyncManyDialogProps) {
  const client = useQueryClient();
  return (
    <ManyDialog<Operation, Synced>
      title={copy.syncTitle(operations.length)}
      text={copy.syncText}
      effect={copy.syncMany(operations.length)}
      reason="none"
      items={operations}
      idOf={({ operationId }) => operationId}
      actOf={({ operationId }) => ({
        name: `operation.sync ${operationId}`,
        send: (_, key) => askProvider(operationId, key),
      })}
      doneText={({ operation, changed }) => {
        const label = codeLabel('status', operation.status ?? '');
        return changed ? copy.changed(label) : copy.same(label);
      }}
      onDone={({ operation: { operationId }, changed }) => {
        void client.invalidateQueries({ queryKey: ['operation', operationId] });
        void client.invalidateQueries({ queryKey: ['audit', 'operation', operationId] });
        if (changed) void client.invalidateQueries({ queryKey: ['operations'] });
      }}
      onClose={onClose}
    >
      {({ operationId, amount, currency, status }) => (
        <span className="flex flex-wrap items-baseline gap-x-4">
          <bdi className="font-mono text-xs font-semibold">{visibleText(operationId)}</bdi>
          <StatusBadge status={status} />
          <strong className="ml-auto font-semibold whitespace-nowrap">{formatMoney(amount, currency)}</strong>
        </span>
      )}
    </ManyDialog>
  );
}
