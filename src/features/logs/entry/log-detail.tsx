import { useNavigate, useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { addressOf, timelineLink } from '~/session/links';
import { isRepeated, type SearchParams } from '~/shared/address/search-params';
import { NumberLiteral } from '~/shared/format/number-literal';
import { visibleText } from '~/shared/format/visible-text';
import { maskText } from '~/shared/masking/mask';
import { confirmId } from '~/shared/masking/sensitive-text';
import { usePreferences } from '~/shared/storage/preferences';
import type { FilterKey } from '../api/filter-types';
import { orderOf, type TraceEntry } from '../api/trace-entry';
import { applyFilters, linkTo, logsAddress, withFilter } from '../search/logs-search';
import { BodyArea } from './body-area';
import { entryCopy } from './copy';
import { detailFields } from './detail-fields';
import { EntryActions } from './entry-actions';
import { FieldValue, simpleText, simpleValue } from './field-value';
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

interface LogDetailProps {
  entry: TraceEntry;
  /** One below the other, in a narrow place. */
  stacked?: boolean;
  /** On another screen: nothing filters it, and the way back is the timeline of the entry's order. */
  embedded?: boolean;
  /** Where else the entry leads, beside the heading. */
  aside?: ReactNode;
}

const SIDE_BY_SIDE = 'lg:grid-cols-2 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]';

/** Panel 'Detalles de traza seleccionada:' (spec 7.10). */
export function LogDetail({ entry, stacked = false, embedded = false, aside }: LogDetailProps) {
  const id = useId();
  const router = useRouter();
  const navigate = useNavigate();
  const { hourFormat } = usePreferences();
  const fields = useMemo(
    () => detailFields(entry).map((field) => ({ field, text: simpleText(field, hourFormat), filter: filterBy(field) })),
    [entry, hourFormat],
  );
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="mr-auto text-card font-semibold">
          {entryCopy.detailsTitle}
        </h2>
        {aside}
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{entryCopy.entryActions}</legend>
          <EntryActions
            entries={[entry]}
            link={() =>
              embedded
                ? addressOf(timelineLink(orderOf(entry) ?? ''))
                : logsAddress(linkTo(router.latestLocation.search as SearchParams, 'fixed'))
            }
          />
        </fieldset>
      </div>
      <div className={clsx('grid gap-x-5 gap-y-4', !stacked && SIDE_BY_SIDE)}>
        <dl className={clsx('min-w-0 flex flex-col gap-1.5', !stacked && 'lg:max-xl:col-span-2')}>
          {fields.map(({ field, text, filter }, index) => (
            <div key={field.name} className="flex flex-wrap items-center justify-between gap-x-4">
              <dt id={`${id}-${index}`} className="text-muted">
                <bdi>{visibleText(maskText(field.name))}</bdi>
                {!embedded && filter && (
                  <button
                    type="button"
                    aria-label={entryCopy.filterBy(field.name)}
                    title={entryCopy.filterBy(field.name)}
                    onClick={() => {
                      // The platform says that it is such a value.
                      confirmId(filter.text);
                      void navigate({
                        to: '.',
                        search: (search) => ({
                          ...applyFilters(withFilter(search as SearchParams, filter.key, filter.text)),
                        }),
                      });
                    }}
                    className="ml-1 inline-flex size-6 items-center justify-center rounded text-muted hover:bg-surface hover:text-primary"
                  >
                    <ListFilter aria-hidden className="size-3.5" />
                  </button>
                )}
              </dt>
              {text === undefined ? (
                <FieldValue field={field} nameId={`${id}-${index}`} hours={hourFormat} />
              ) : (
                simpleValue(text)
              )}
            </div>
          ))}
        </dl>
        <BodyArea label={entryCopy.request} body={entry.request} owner={entry} />
        <BodyArea label={entryCopy.response} body={entry.response} owner={entry} />
      </div>
    </section>
  );
}

/** The filter that asks for the entries with this value too; undefined for fields without one. */
function filterBy({ name, value }: DetailField): { key: FilterKey; text: string } | undefined {
  const key = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
  const isPlain =
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof NumberLiteral;
  const text = isPlain ? String(value).trim() : '';
  return key && text !== '' && text.length <= 200 && !isRepeated(text) ? { key, text } : undefined;
}
