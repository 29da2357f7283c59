import { useQuery } from '@tanstack/react-query';
import { visibleText } from '~/shared/format/visible-text';
import { SearchCard } from '~/shared/list/search-card';
import { controlStyle } from '~/shared/ui/form/field';
import { promotionQueries } from '../api/promotion-api';
import { copy } from '../copy';
import type { PromotionSearch } from './promotion-search';

/** The search: the box, type, channel, method and a day. */
export function SearchPanel({ search }: { search: PromotionSearch }) {
  const { filters, setFilters } = search;
  const { q, type, channel, paymentMethod, validOn } = filters;
  const { data: channels = [] } = useQuery(promotionQueries.channels());
  return (
    <SearchCard
      {...{ search, words: copy, q }}
      choices={[
        { key: 'type', any: copy.anyType, value: type, values: Object.entries(copy.types) },
        {
          ...{ key: 'channel', any: copy.anyChannel, value: channel },
          values: channels.map((each) => [each, visibleText(each)]),
        },
        { key: 'paymentMethod', any: copy.anyMethod, value: paymentMethod, values: Object.entries(copy.methods) },
      ]}
      others={[{ key: 'validOn', text: validOn?.split('-').reverse().join('/') ?? '' }]}
    >
      <label className="flex items-center gap-2 text-sm text-muted">
        {copy.filters.validOn}
        <input
          key={validOn}
          type="date"
          defaultValue={validOn}
          onChange={({ target }) => {
            if (target.value !== (validOn ?? '')) setFilters({ validOn: target.value });
          }}
          className={`${controlStyle} w-auto!`}
        />
      </label>
    </SearchCard>
  );
}
