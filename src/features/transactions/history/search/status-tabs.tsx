import { clsx } from 'clsx';
import { statusTerm } from '~/features/transactions/codes/codes';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import type { StatusCounts } from '../api/operation-page';
import { copy } from '../copy';

/** Tabs in their order, each the statuses that it filters by, under their label of spec 9.1: 'Rechazado' are two. */
export const STATUS_GROUPS: readonly (readonly string[])[] = [
  ['SUCCESS'],
  ['ACCEPTED'],
  ['PENDING'],
  ['DENIED', 'REJECTED'],
  ['ERROR'],
  ['EXPIRATED'],
  ['REVIEW'],
  ['REFUND'],
];

interface StatusTabsProps {
  /** Statuses that are asked for; none for all. */
  applied: readonly string[] | undefined;
  /** Undefined until the first response, and where the platform tells none. */
  counts: StatusCounts | undefined;
  onChoose: (statuses: readonly string[]) => void;
}

/** One press for a status, with how many operations each has under the other filters. */
export function StatusTabs({ applied, counts, onChoose }: StatusTabsProps) {
  return (
    <fieldset className="mb-3 flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{copy.statusTabs}</legend>
      {[[], ...STATUS_GROUPS].map((statuses) => {
        const isOn = isApplied(statuses, applied);
        const label = statusTerm(statuses[0])?.label ?? copy.allStatuses;
        const countOf = (status: string) => countText([status], counts ?? {});
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            title={
              counts && statuses.length > 1 ? copy.rejectedHint(countOf('DENIED'), countOf('REJECTED')) : undefined
            }
            onClick={() => onChoose(statuses)}
            className={clsx(
              'inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium',
              isOn ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {label}
            {/* As wide before the response as after it: the tabs stay where they are. */}
            <span className={clsx('min-w-[5ch] text-left text-xs', isOn ? 'font-semibold' : 'text-muted')}>
              {counts ? countText(statuses, counts) : ''}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** How many have one of the statuses, of all for none: '---' where one of the counts cannot be read. */
function countText(statuses: readonly string[], counts: StatusCounts): string {
  const keys = statuses.length === 0 ? Object.keys(counts) : statuses;
  let sum = 0;
  for (const key of keys) {
    const count = counts[key] === undefined ? 0 : counts[key];
    if (count === null) return MISSING;
    sum += count;
  }
  return formatCount(sum);
}

/** Whether just these statuses are asked for. */
export function isApplied(statuses: readonly string[], applied: readonly string[] = []): boolean {
  return statuses.length === applied.length && statuses.every((status) => applied.includes(status));
}
