import { clsx } from 'clsx';
import type { StatusCounts } from '../api/operation-page';
import { ALL_STATUSES, STATUS_TABS } from '../copy';
import { countText, isAsked, STATUS_GROUPS } from '../search/status-groups';

interface StatusTabsProps {
  /** Statuses that are asked for; none for all. */
  asked: readonly string[] | undefined;
  /** Undefined until the first answer, and where the platform tells none. */
  counts: StatusCounts | undefined;
  onAsk: (statuses: readonly string[]) => void;
}

/** One press for a status, with how many operations each has under the other filters. */
export function StatusTabs({ asked, counts, onAsk }: StatusTabsProps) {
  const tabs = [{ label: ALL_STATUSES, statuses: [] as readonly string[], hint: undefined }, ...STATUS_GROUPS];
  return (
    <fieldset className="mb-3 flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{STATUS_TABS}</legend>
      {tabs.map(({ label, statuses, hint }) => {
        const isOn = isAsked(statuses, asked);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            title={counts && hint?.(counts)}
            onClick={() => onAsk(statuses)}
            className={clsx(
              'inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium',
              isOn ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {label}
            {/* As wide before the answer as after it: the tabs stay where they are. */}
            <span className={clsx('min-w-[5ch] text-left text-xs', isOn ? 'font-semibold' : 'text-muted')}>
              {counts ? countText(statuses, counts) : ''}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
