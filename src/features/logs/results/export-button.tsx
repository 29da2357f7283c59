import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '~/shared/ui/button';
import type { TraceList } from '../api/trace-list';
import { EXPORT } from '../copy';
import { ExportModal } from './lazy-views';

/** Opens the dialog that exports all matches, once all of them are there. */
export function ExportButton({ entries, complete }: { entries: TraceList; complete: boolean }) {
  const [opening, setOpening] = useState({ count: 0, open: false });
  return (
    <>
      <Button disabled={!complete} onClick={() => setOpening(({ count }) => ({ count: count + 1, open: true }))}>
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
