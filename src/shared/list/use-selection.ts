import { useState } from 'react';

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

export type Selection<Id, Row> = ReturnType<typeof useSelection<Id, Row>>;
