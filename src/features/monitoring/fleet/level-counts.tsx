import { clsx } from 'clsx';
import { softTone } from '~/shared/ui/feedback/alert-box';
import { LEVEL_TONES } from '../health/level-badge';
import { fleetCopy } from './copy';
import type { LevelGroups } from './fleet-rows';

/** Number of servers per level. */
export function LevelCounts({ groups, large }: { groups: LevelGroups; large?: boolean }) {
  return (
    <ul aria-label={fleetCopy.counts} className="flex flex-wrap gap-2">
      {groups.map(([level, { length: count }]) => {
        const [one, many] = fleetCopy.level[level];
        return (
          <li
            key={level}
            data-tone={LEVEL_TONES[level]}
            className={clsx(
              'flex items-baseline gap-1.5 rounded-full px-3.5 py-1.5 font-semibold',
              softTone[LEVEL_TONES[level]],
              large && 'text-lg',
            )}
          >
            <strong className={large ? 'text-metric' : 'text-lg'}>{count}</strong> {count === 1 ? one : many}
          </li>
        );
      })}
    </ul>
  );
}
