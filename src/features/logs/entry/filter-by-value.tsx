import { useNavigate } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { isRepeated, type SearchParams } from '~/shared/address/search-params';
import { NumberLiteral } from '~/shared/format/number-literal';
import { confirmId } from '~/shared/masking/confirmed-ids';
import type { FilterKey } from '../api/filter-types';
import { filterByLabel } from '../copy';
import { asking, withFilter } from '../search/question';
import type { DetailField } from './plain-text';

/** Members of an entry that a filter compares. */
const FILTERS: Readonly<Record<string, FilterKey>> = {
  service: 'services',
  hostName: 'hostnames',
  operation: 'operation',
  code: 'code',
  channel: 'channels',
  order: 'order',
};

/** Asks for the entries with this value too, keeping the other filters; nothing for members without a filter. */
export function FilterByValue({ field: { name, value } }: { field: DetailField }) {
  const navigate = useNavigate();
  const key = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
  const isPlain =
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof NumberLiteral;
  const text = isPlain ? String(value).trim() : '';
  if (!key || text === '' || text.length > 200 || isRepeated(text)) return null;
  return (
    <button
      type="button"
      aria-label={filterByLabel(name)}
      title={filterByLabel(name)}
      onClick={() => {
        // The platform says that it is such a value.
        confirmId(text);
        void navigate({ to: '.', search: (search) => ({ ...asking(withFilter(search as SearchParams, key, text)) }) });
      }}
      className="ml-1 inline-flex size-6 items-center justify-center rounded text-muted hover:bg-surface hover:text-primary"
    >
      <ListFilter aria-hidden className="size-3.5" />
    </button>
  );
}
