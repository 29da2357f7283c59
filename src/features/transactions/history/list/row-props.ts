import type { Operation } from '~/features/transactions/query/operation';

/** What the table and the cards draw: one page of operations, at most one of them open. */
export interface RowProps {
  operations: readonly Operation[];
  /** Id of the open one. */
  open: string | undefined;
  onOpen: (operationId: string) => void;
  onClose: () => void;
  selected: ReadonlySet<string>;
  onSelect: (operationId: string) => void;
  /** Id of the row whose controls are in the order of the page; the keys lead to the others. */
  current: string | undefined;
  onCurrent: (operationId: string) => void;
}
