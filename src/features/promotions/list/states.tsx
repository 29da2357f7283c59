import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { CountTabs } from '~/shared/ui/count-tabs';
import type { PromotionPage } from '../api/promotion';
import { copy } from '../copy';
import { STATUSES } from '../terms';
import type { PromotionSearch } from './promotion-search';

/** The states, each with how many it has under the other filters. */
export function States({ search, found }: { search: PromotionSearch; found: PromotionPage | undefined }) {
  const { status } = search.filters;
  const counts = found && STATUSES.map((code) => found.statusCounts[code] ?? null);
  const text = (count: number | null | undefined) => (typeof count === 'number' ? formatCount(count) : MISSING);
  const tabs = STATUSES.map((code, index) => ({
    label: copy.statusLabels[code],
    isOn: status === code,
    count: counts && text(counts[index]),
    onChoose: () => search.setFilters({ status: code }),
  }));
  const every = {
    label: copy.allStatuses,
    isOn: status === undefined,
    count: counts && text(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)),
    onChoose: () => search.setFilters({ status: '' }),
  };
  return <CountTabs small legend={copy.statuses} tabs={[every, ...tabs]} />;
}
