import { Copy } from 'lucide-react';
import { formatMoney } from '../../../shared/lib/currency';
import { Button } from '../../../shared/ui/button';
import type { Operation } from '../operation';
import { CLEAR_SELECTION, COPY_IDS, SELECTION, selectedCount } from './copy';

interface SelectionBarProps {
  operations: readonly Operation[];
  onCopy: (text: string) => void;
  onClear: () => void;
}

/** How many operations are selected, what they amount to, and what can be done with all of them. */
export function SelectionBar({ operations, onCopy, onClear }: SelectionBarProps) {
  const sum = operations.reduce((cents, { amount }) => cents + (amount ?? 0), 0);
  return (
    <section
      aria-label={SELECTION}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-lg bg-primary-soft px-3 py-2 text-primary"
    >
      <p role="status" className="mr-2 font-medium">
        {selectedCount(operations.length)} · {formatMoney(sum)}
      </p>
      <Button size="sm" onClick={() => onCopy(operations.map(({ operationId }) => operationId).join('\n'))}>
        <Copy aria-hidden className="size-4" />
        {COPY_IDS}
      </Button>
      <Button variant="link" size="sm" onClick={onClear}>
        {CLEAR_SELECTION}
      </Button>
    </section>
  );
}
