import { useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useId, useMemo } from 'react';
import { addressOf } from '~/shared/address/address-of';
import type { SearchParams } from '~/shared/address/search-params';
import { visibleText } from '~/shared/format/visible-text';
import { maskText } from '~/shared/masking/mask';
import { orderOf } from '../api/order-of';
import type { TraceEntry } from '../api/trace-entry';
import { DETAILS_TITLE, HAND_OVER, REQUEST, RESPONSE } from '../copy';
import { logsAddress } from '../search/logs-address';
import { linkTo, storyOf } from '../search/question';
import { BodyArea } from './body-area';
import { detailFields } from './detail-fields';
import { FieldValue } from './field-value';
import { FilterByValue } from './filter-by-value';
import { HandOver } from './lazy-parts';

interface LogDetailProps {
  entry: TraceEntry;
  /** One below the other, in a narrow place. */
  stacked?: boolean;
  /** On another screen: nothing filters it, and the way back is the story of the entry's order. */
  embedded?: boolean;
  /** Where else the entry leads, beside the heading. */
  aside?: ReactNode;
}

const SIDE_BY_SIDE = 'lg:grid-cols-2 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)]';

/** Panel 'Detalles de traza seleccionada:' (spec 7.10). */
export function LogDetail({ entry, stacked = false, embedded = false, aside }: LogDetailProps) {
  const id = useId();
  const search = useSearch({ strict: false }) as SearchParams;
  const fields = useMemo(() => detailFields(entry), [entry]);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="mr-auto text-card font-semibold">
          {DETAILS_TITLE}
        </h2>
        {aside}
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{HAND_OVER}</legend>
          <Suspense>
            <HandOver
              entries={[entry]}
              link={() =>
                embedded ? addressOf('/logs', storyOf(orderOf(entry) ?? '')) : logsAddress(linkTo(search, 'fixed'))
              }
            />
          </Suspense>
        </fieldset>
      </div>
      <div className={clsx('grid gap-x-5 gap-y-4', !stacked && SIDE_BY_SIDE)}>
        <dl className={clsx('min-w-0 space-y-1.5', !stacked && 'lg:max-xl:col-span-2')}>
          {fields.map((field, index) => (
            <div key={field.name} className="flex flex-wrap items-center justify-between gap-x-4">
              <dt id={`${id}-${index}`} className="text-muted">
                <bdi>{visibleText(maskText(field.name))}</bdi>
                {!embedded && <FilterByValue field={field} />}
              </dt>
              <FieldValue field={field} nameId={`${id}-${index}`} />
            </div>
          ))}
        </dl>
        <BodyArea label={REQUEST} body={entry.request} owner={entry} />
        <BodyArea label={RESPONSE} body={entry.response} owner={entry} />
      </div>
    </section>
  );
}
