import { clsx } from 'clsx';
import { CircleAlert, Search, SearchX } from 'lucide-react';
import { clampPage, pageCount } from '../../shared/lib/page-window';
import { usePreferences } from '../../shared/lib/use-preferences';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { Loader } from '../../shared/ui/loader';
import { Pagination } from '../../shared/ui/pagination';
import { NO_RESULTS, NOT_ANSWERED, NOT_ANSWERED_HINT, NOTHING_ASKED, NOTHING_ASKED_HINT } from './copy';
import { LogCards } from './log-cards';
import type { SearchOutcome } from './log-queries';
import { LogTable } from './log-table';
import { useWideScreen } from './use-wide-screen';

/** Rows of a page (section 9). */
const PAGE_SIZE = 10;

interface LogResultsProps {
  /** Undefined before any query and until the first answer. */
  outcome: SearchOutcome | undefined;
  loading: boolean;
  wantedPage: string | undefined;
  open: number | undefined;
  onPage: (page: number) => void;
  onToggle: (index: number) => void;
}

/** What came of the query, one page of it. While the next answer is awaited the old rows stay, dimmed. */
export function LogResults({ outcome, loading, wantedPage, open, onPage, onToggle }: LogResultsProps) {
  const wide = useWideScreen();
  // The dates of the rows are written anew when another tab changes the format of the hour.
  usePreferences();
  const entries = outcome?.kind === 'found' ? outcome.entries : [];
  if (entries.length === 0) {
    return <Card aria-busy={loading}>{loading ? <Loader size="section" /> : <Nothing outcome={outcome} />}</Card>;
  }

  const page = clampPage(wantedPage, pageCount(entries.length, PAGE_SIZE));
  const first = (page - 1) * PAGE_SIZE;
  const rows = { entries: entries.slice(first, first + PAGE_SIZE), first, open, onToggle };
  return (
    <div className="relative" aria-busy={loading}>
      {loading && (
        <div className="pointer-events-none absolute inset-x-0 top-14 z-10 flex justify-center">
          <div className="rounded-full border border-line bg-surface px-5 shadow-card *:min-h-9">
            <Loader size="section" />
          </div>
        </div>
      )}
      <div className={clsx(loading && 'opacity-50')}>
        {wide ? <LogTable {...rows} /> : <LogCards {...rows} />}
        <div className="mt-4">
          <Pagination page={page} pageSize={PAGE_SIZE} total={entries.length} onPage={onPage} />
        </div>
      </div>
    </div>
  );
}

function Nothing({ outcome }: Pick<LogResultsProps, 'outcome'>) {
  if (!outcome) return <EmptyState icon={Search} title={NOTHING_ASKED} hint={NOTHING_ASKED_HINT} />;
  if (outcome.kind === 'failed') return <EmptyState icon={CircleAlert} title={NOT_ANSWERED} hint={NOT_ANSWERED_HINT} />;
  return <EmptyState icon={SearchX} title={NO_RESULTS} />;
}
