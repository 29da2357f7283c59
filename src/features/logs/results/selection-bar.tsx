import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from '~/shared/address/search-params';
import { Button } from '~/shared/ui/button';
import type { TraceEntry } from '../api/trace-entry';
import { EntryActions } from '../entry/entry-actions';
import { CLEAR_SELECTION, SELECTION, selectedCount } from '../later-copy';
import { linkTo, logsAddress } from '../search/logs-search';

/** How many rows are selected, and what can be done with all of them. */
export function SelectionBar({ entries, onClear }: { entries: readonly TraceEntry[]; onClear: () => void }) {
  const search = useSearch({ strict: false }) as SearchParams;
  return (
    <section
      aria-label={SELECTION}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-lg bg-primary-soft px-3 py-2 text-primary"
    >
      <p role="status" className="mr-2 font-medium">
        {selectedCount(entries.length)}
      </p>
      <EntryActions entries={entries} link={() => logsAddress(linkTo(search, 'fixed'))} />
      <Button variant="link" size="sm" onClick={onClear}>
        {CLEAR_SELECTION}
      </Button>
    </section>
  );
}
