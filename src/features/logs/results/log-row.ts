import type { TraceEntry } from '../api/trace-entry';
import type { Column, Sort } from './columns';

/** An entry and its place among all results, which the address counts from. */
export interface NumberedEntry {
  entry: TraceEntry;
  index: number;
}

/** What the table and the cards draw: one page of entries, at most one of them open. */
export interface LogRowsProps {
  columns: readonly Column[];
  /** Entries have no id, and equal ones may occur: their index among all results tells them apart. */
  rows: readonly NumberedEntry[];
  open: number | undefined;
  onToggle: (index: number) => void;
  selected: ReadonlySet<number>;
  onSelect: (index: number) => void;
  /** The row whose controls are in the order of the page; the keys lead to the others. */
  current: number | undefined;
  onCurrent: (index: number) => void;
}

export interface LogTableProps extends LogRowsProps {
  sort: Sort | undefined;
  onSort: (field: string) => void;
}
