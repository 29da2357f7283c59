import { ChevronRight } from 'lucide-react';
import type { Operation } from '~/features/transactions/query/operation';
import { visibleText } from '~/shared/format/visible-text';
import { Button } from '~/shared/ui/button';
import { detailsLabel, selectLabel } from '../copy';
import type { RowProps } from './row-props';

interface RowControlsProps extends Pick<RowProps, 'open' | 'onOpen' | 'selected' | 'onSelect' | 'current'> {
  operation: Operation;
  /** Place on the page, from 0. */
  index: number;
}

/** What can be done with an operation of the list: select it, open its details. */
export function RowControls({ operation: { operationId }, index, ...props }: RowControlsProps) {
  const { open, onOpen, selected, onSelect, current } = props;
  const tabIndex = operationId === current ? 0 : -1;
  const name = visibleText(operationId);
  return (
    <span data-row-actions className="inline-flex items-center justify-end gap-1">
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={selectLabel(name)}
        checked={selected.has(operationId)}
        onChange={() => onSelect(operationId)}
        className="m-1 size-4 accent-primary"
      />
      <Button
        variant="icon"
        size="sm"
        data-row-toggle={index}
        data-operation={operationId}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={operationId === open}
        aria-label={detailsLabel(name)}
        className="w-7!"
        onClick={() => onOpen(operationId)}
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </span>
  );
}
