import { useState } from 'react';
import type { Operation } from '~/features/transactions/query/operation';

/**
 * Selected operations, on whatever page they were; another question starts with none.
 * @param question what tells one question from another
 */
export function useSelection(question: string) {
  const [selection, setSelection] = useState({ question, operations: new Map<string, Operation>() });
  const operations = selection.question === question ? selection.operations : new Map<string, Operation>();
  return {
    selected: new Set(operations.keys()),
    operations: [...operations.values()],
    clear: () => setSelection({ question, operations: new Map() }),
    select: (operation: Operation) => {
      const next = new Map(operations);
      if (!next.delete(operation.operationId)) next.set(operation.operationId, operation);
      setSelection({ question, operations: next });
    },
  };
}
