import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { listCopy } from './list-copy';

export type Selection<Id, Row> = ReturnType<typeof useSelection<Id, Row>>;

interface SelectionBarProps {
  label: string;
  /** How many rows are selected, and what they come to. */
  text: string;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Stands above the rows while some of them are selected. */
export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-lg bg-primary-soft px-3 py-2 text-primary"
    >
      <p role="status" className="mr-2 font-medium">
        {text}
      </p>
      {children}
      <Button variant="link" size="sm" onClick={onClear}>
        {listCopy.clearSelection}
      </Button>
    </section>
  );
}

/**
 * Selected rows, on whatever page they were; another search starts with none.
 * @param scope what tells one search, or its result, from another
 */
export function useSelection<Id, Row>(scope: unknown) {
  const [selection, setSelection] = useState({ scope, rows: new Map<Id, Row>() });
  const rows = selection.scope === scope ? selection.rows : new Map<Id, Row>();
  return {
    rows: rows as ReadonlyMap<Id, Row>,
    clear: () => setSelection({ scope, rows: new Map() }),
    toggle: (id: Id, row: Row) => {
      const next = new Map(rows);
      if (!next.delete(id)) next.set(id, row);
      setSelection({ scope, rows: next });
    },
  };
}
