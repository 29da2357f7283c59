import { codeLabel } from '~/features/transactions/codes/code-label';
import { ChangeHistory } from '~/shared/audit/change-history';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { copy } from './copy';

const asText = (value: unknown) => safeText(String(value));

const FIELDS = [
  { name: 'status', label: copy.fields.status, show: (value: unknown) => codeLabel('status', String(value)) },
  { name: 'note', label: copy.fields.note, show: asText },
  { name: 'receipt', label: copy.fields.receipt, show: asText },
];

/** What people changed about an operation. */
export function OperationChanges({ operationId }: { operationId: string }) {
  return <ChangeHistory entity="operation" entityId={operationId} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
