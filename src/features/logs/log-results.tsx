import { clsx } from 'clsx';
import { CircleAlert, Search, SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { clampPage, pageCount } from '../../shared/lib/page-window';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { Loader } from '../../shared/ui/loader';
import { Pagination } from '../../shared/ui/pagination';
import { NO_RESULTS, NOT_ANSWERED, NOT_ANSWERED_HINT, NOTHING_ASKED, NOTHING_ASKED_HINT } from './copy';
import { OrderStory } from './lazy-views';
import { LogCards } from './log-cards';
import type { SearchOutcome } from './log-queries';
import { LogTable } from './log-table';
import type { Question } from './question';
import type { TraceEntry } from './trace-entry';
import { useWideScreen } from './use-wide-screen';

/** Rows of a page (section 9). */
const PAGE_SIZE = 10;

interface LogResultsProps {
  /** Undefined before any query and until the first answer. */
  outcome: SearchOutcome | undefined;
  loading: boolean;
  wantedPage: string | undefined;
  open: number | undefined;
  view: Question['view'];
  onPage: (page: number) => void;
  onToggle: (index: number) => void;
  onOpen: (index: number) => void;
}

/** What came of the query, one page of it. While the next answer is awaited the old rows stay, dimmed. */
export function LogResults({ outcome, loading, view, ...rest }: LogResultsProps) {
  const entries = outcome?.kind === 'found' ? outcome.entries : [];
  if (entries.length === 0) {
    return <Card aria-busy={loading}>{loading ? <Loader size="section" /> : <Nothing outcome={outcome} />}</Card>;
  }

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
        {view === 'historia' ? (
          <Suspense fallback={<Loader size="section" />}>
            <OrderStory entries={entries} open={rest.open} onOpen={rest.onOpen} />
          </Suspense>
        ) : (
          <Rows entries={entries} {...rest} />
        )}
      </div>
    </div>
  );
}

type RowsProps = Pick<LogResultsProps, 'wantedPage' | 'open' | 'onPage' | 'onToggle'> & { entries: TraceEntry[] };

/** One page of entries and the ways to the others. */
function Rows({ entries, wantedPage, open, onPage, onToggle }: RowsProps) {
  const wide = useWideScreen();
  const page = clampPage(wantedPage, pageCount(entries.length, PAGE_SIZE));
  const first = (page - 1) * PAGE_SIZE;
  const rows = { entries: entries.slice(first, first + PAGE_SIZE), first, open, onToggle };
  return (
    <>
      {wide ? <LogTable {...rows} /> : <LogCards {...rows} />}
      <div className="mt-4">
        <Pagination page={page} pageSize={PAGE_SIZE} total={entries.length} onPage={onPage} />
      </div>
    </>
  );
}

function Nothing({ outcome }: Pick<LogResultsProps, 'outcome'>) {
  if (!outcome) return <EmptyState icon={Search} title={NOTHING_ASKED} hint={NOTHING_ASKED_HINT} />;
  if (outcome.kind === 'failed') return <EmptyState icon={CircleAlert} title={NOT_ANSWERED} hint={NOT_ANSWERED_HINT} />;
  return <EmptyState icon={SearchX} title={NO_RESULTS} />;
}
