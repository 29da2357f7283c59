import { Copy } from 'lucide-react';
import { moneyList, sumByCurrency } from '~/features/transactions/query/by-currency';
import type { Operation } from '~/features/transactions/query/operation';
import { Button } from '~/shared/ui/button';
import { CLEAR_SELECTION, COPY_IDS, SELECTION, selectedCount, withoutAmount } from '../copy';

interface SelectionBarProps {
  operations: readonly Operation[];
  onCopy: (text: string) => void;
  onClear: () => void;
}

/** How many operations are selected, what they amount to, and what can be done with all of them. */
export function SelectionBar({ operations, onCopy, onClear }: SelectionBarProps) {
  const lacking = operations.filter(({ amount }) => amount === null).length;
  const text = [
    selectedCount(operations.length),
    moneyList(sumByCurrency(operations)),
    lacking > 0 && withoutAmount(lacking),
  ];
  return (
    <section
      aria-label={SELECTION}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-lg bg-primary-soft px-3 py-2 text-primary"
    >
      <p role="status" className="mr-2 font-medium">
        {text.filter(Boolean).join(' · ')}
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
