import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '~/shared/format/numbers';
import { visibleText } from '~/shared/format/visible-text';
import { CountTabs } from '~/shared/ui/count-tabs';
import { controlStyle } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import type { BalancerPool } from './api/balancer-api';
import { copy } from './copy';
import { STATUSES } from './pools/statuses';
import { type BalancerSearch, matching } from './search';

/** Which nodes are shown: by their text, their pool, and their state with how many each has. */
export function Filters({
  pools: known,
  search,
}: {
  pools: readonly BalancerPool[] | undefined;
  search: BalancerSearch;
}) {
  // The address follows in a transition: its text, written back while somebody types, would move the cursor.
  const [typed, setTyped] = useState<string>();
  const pools = known ?? [];
  const others = matching(pools, { ...search, status: '' }).flatMap(({ nodes }) => nodes);
  const tabs = [
    { status: '', label: copy.all, count: others.length },
    ...Object.entries(STATUSES).map(([status, { label }]) => ({
      status,
      label,
      count: others.filter((node) => node.status === status).length,
    })),
  ];
  return (
    <search className="flex flex-wrap items-start gap-x-3">
      <span className="relative mb-3 min-w-44 flex-1 sm:max-w-60">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={copy.searchLabel}
          placeholder={copy.searchLabel}
          maxLength={100}
          spellCheck={false}
          value={typed ?? search.text}
          onChange={({ target }) => {
            setTyped(target.value);
            search.setText(target.value);
          }}
          onBlur={() => setTyped(undefined)}
          className={`${controlStyle} pl-9`}
        />
      </span>
      <Select
        aria-label={copy.pool}
        value={search.pool}
        onChange={({ target }) => search.setPool(target.value)}
        className="mb-3 min-w-44 flex-1 sm:max-w-56"
      >
        <option value="">{copy.allPools}</option>
        {pools.map(({ poolId, name }) => (
          <option key={poolId} value={poolId}>
            {visibleText(name ?? poolId)}
          </option>
        ))}
      </Select>
      <div className="min-w-0 sm:ml-auto max-sm:w-full">
        <CountTabs
          legend={copy.statuses}
          small
          tabs={tabs.map(({ status, label, count }) => ({
            label,
            isOn: search.status === status,
            count: known && formatCount(count),
            onChoose: () => search.setStatus(status),
          }))}
        />
      </div>
    </search>
  );
}
