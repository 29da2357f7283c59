import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visibleText } from '~/shared/format/visible-text';
import { SearchCard } from '~/shared/list/search-card';
import { isDay } from '~/shared/period/period';
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
      <DayField {...{ validOn, setFilters }} />
    </SearchCard>
  );
}

interface DayFieldProps {
  validOn: string | undefined;
  setFilters: PromotionSearch['setFilters'];
}

/** A day, which reads 0002, 0020 and 0202 while its year is typed: what is typed stands until the field is left. */
function DayField({ validOn = '', setFilters }: DayFieldProps) {
  const [draft, setDraft] = useState<{ day: string; isAsked: boolean }>();
  const isAsked = draft?.isAsked ?? false;
  const change = (day: string) => {
    const isWhole = isDay(day) && day > '1999';
    if (isWhole) setFilters({ validOn: day }, isAsked);
    setDraft({ day, isAsked: isAsked || isWhole });
  };
  return (
    <label className="flex items-center gap-2 text-sm text-muted">
      {copy.filters.validOn}
      <input
        type="date"
        value={draft?.day ?? validOn}
        onChange={({ target }) => change(target.value)}
        onBlur={({ target }) => {
          if (draft?.day === '' && !target.validity.badInput) setFilters({ validOn: '' }, isAsked);
          setDraft(undefined);
        }}
        className={`${controlStyle} w-auto!`}
      />
    </label>
  );
}
