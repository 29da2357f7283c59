import type { TraceEntry } from './trace-entry';

/** What the table and the cards draw: one page of entries, at most one of them open. */
export interface LogRowsProps {
  entries: readonly TraceEntry[];
  /** Index of the first of them among all results. Entries have no id, and equal ones may occur. */
  first: number;
  open: number | undefined;
  onToggle: (index: number) => void;
}
