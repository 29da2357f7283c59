import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { EXPORT } from './copy';
import { ExportModal } from './lazy-views';
import type { TraceEntry } from './trace-entry';

/** Opens the dialog that exports all matches. */
export function ExportButton({ entries }: { entries: readonly TraceEntry[] }) {
  const [opening, setOpening] = useState({ count: 0, open: false });
  return (
    <>
      <Button onClick={() => setOpening(({ count }) => ({ count: count + 1, open: true }))}>
        <Download aria-hidden className="size-4" />
        {EXPORT}
      </Button>
      {opening.count > 0 && (
        <Suspense>
          <ExportModal
            key={opening.count}
            entries={entries}
            open={opening.open}
            onClose={() => setOpening((last) => ({ ...last, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
