import { statusTerm } from '~/features/transactions/codes/codes';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { CountTabs } from '~/shared/ui/count-tabs';
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
  const tabs = [[], ...STATUS_GROUPS].map((statuses) => {
    const countOf = (status: string) => countText([status], counts ?? {});
    return {
      label: statusTerm(statuses[0])?.label ?? copy.allStatuses,
      isOn: isApplied(statuses, applied),
      count: counts && countText(statuses, counts),
      title: counts && statuses.length > 1 ? copy.rejectedHint(countOf('DENIED'), countOf('REJECTED')) : undefined,
      onChoose: () => onChoose(statuses),
    };
  });
  return <CountTabs legend={copy.statusTabs} tabs={tabs} />;
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
