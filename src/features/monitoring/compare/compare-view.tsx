import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Columns2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SearchParams } from '~/shared/address/search-params';
import { formatDate, showDate } from '~/shared/format/dates';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { Loader } from '~/shared/ui/feedback/loader';
import { Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { failureText, useRetriesWhileHidden } from '../api/empty-report';
import { serverQueries } from '../api/queries';
import { useSamples } from '../api/samples-store';
import { copy } from '../copy';
import { laterCopy } from '../later-copy';
import { metricsOf } from '../sections/metrics';
import { sectionOf } from '../sections/registry';
import { SAMPLE } from '../view';
import type { ComparedRow } from './comparison';
import { compare, sampleMetrics } from './comparison';

const frame = 'overflow-x-auto rounded-xl border border-line bg-surface shadow-card';

/** Where three figures and their name would break each other's words, the name stands above them. */
const row = 'border-b border-line max-sm:grid max-sm:grid-cols-3';
const ownLine = 'max-sm:col-span-3 max-sm:pb-0';

interface CompareTableProps {
  names: readonly [first: string, second: string];
  rows: readonly ComparedRow[];
}

const texts = laterCopy.compare;

/** Two servers, or now and a kept sample, side by side. Both sides stand in the address. */
export function CompareView({ names }: { names: readonly string[] }) {
  const { server = '', con = '' } = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const buffer = useSamples(server);
  const put = (change: Record<string, string>) =>
    void navigate({ to: '.', search: { view: 'comparar', server, con, ...change } });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={texts.first} className="w-64 max-sm:w-full">
          {(control) => (
            <Select {...control} value={server} onChange={(event) => put({ server: event.target.value, con: '' })}>
              <option value="">{copy.placeholder}</option>
              {withValue(names, server).map(option)}
            </Select>
          )}
        </Field>
        <Field label={texts.second} className="w-80 max-sm:w-full">
          {(control) => (
            <Select
              {...control}
              value={con}
              disabled={server === ''}
              onChange={(event) => put({ con: event.target.value })}
            >
              <option value="">{copy.placeholder}</option>
              <optgroup label={texts.servers}>
                {withValue(names, con.startsWith(SAMPLE) ? '' : con)
                  .filter((name) => name !== server)
                  .map(option)}
              </optgroup>
              <optgroup label={texts.samples}>
                {buffer.at.toReversed().map((moment) => (
                  <option key={moment} value={`${SAMPLE}${moment}`}>
                    {texts.sampleOf(formatDate(moment))}
                  </option>
                ))}
              </optgroup>
            </Select>
          )}
        </Field>
      </div>
      {server === '' || con === '' ? (
        <EmptyState icon={Columns2} title={texts.hint} />
      ) : con.startsWith(SAMPLE) ? (
        <AgainstSample key={`${server}/${con}`} server={server} moment={Number(con.slice(SAMPLE.length))} />
      ) : (
        <AgainstServer key={`${server}/${con}`} server={server} other={con} />
      )}
    </>
  );
}

function AgainstServer({ server, other }: { server: string; other: string }) {
  const [first, second] = [useQuery(serverQueries.report(server)), useQuery(serverQueries.report(other))];
  useRetriesWhileHidden(first.isFetching || second.isFetching);
  if (first.error) return <Failure name={server} error={first.error} />;
  if (second.error) return <Failure name={other} error={second.error} />;
  if (!first.data || !second.data) return <Loader size="section" />;
  return <Compared names={[server, other]} rows={compare(metricsOf(first.data), metricsOf(second.data))} />;
}

function AgainstSample({ server, moment }: { server: string; moment: number }) {
  const query = useQuery(serverQueries.report(server));
  const buffer = useSamples(server);
  useRetriesWhileHidden(query.isFetching);
  if (query.error) return <Failure name={server} error={query.error} />;
  // The sample of the answer comes a moment later, and no sample is known to be gone while there is none.
  if (!query.data || buffer.at.length === 0) return <Loader size="section" />;
  const before = sampleMetrics(query.data, buffer, moment);
  if (!before) return <AlertBox variant="warning">{texts.gone}</AlertBox>;
  const kept = new Set(before.map(({ key }) => key));
  const now = metricsOf(query.data).filter(({ key }) => kept.has(key));
  return (
    <Compared names={[texts.sampleOf(formatDate(moment)), showDate(query.data.date)]} rows={compare(before, now)} />
  );
}

function Compared({ names, rows }: { names: readonly [string, string]; rows: ReturnType<typeof compare> }) {
  const [only, setOnly] = useState(false);
  const shown = only ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      <label className="mb-3 inline-flex min-h-6 items-center gap-2">
        <input type="checkbox" className="size-4" checked={only} onChange={(event) => setOnly(event.target.checked)} />
        {texts.onlyDifferences}
      </label>
      {shown.length === 0 ? <p className="text-muted">{texts.same}</p> : <CompareTable names={names} rows={shown} />}
    </>
  );
}

function Failure({ name, error }: { name: string; error: Error }): ReactNode {
  return <AlertBox variant="danger">{`${name}: ${failureText(error)}`}</AlertBox>;
}

function withValue(names: readonly string[], value: string): readonly string[] {
  return value === '' || names.includes(value) ? names : [...names, value];
}

function option(name: string): ReactNode {
  return (
    <option key={name} value={name}>
      {name}
    </option>
  );
}

/** Metrics of both sides; what differs is marked with a sign and not by colour alone. */
function CompareTable({ names, rows }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this groups a table with its scroll bar
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div role="group" aria-label={laterCopy.compare.table} tabIndex={0} className={frame}>
      <table className="w-full border-collapse">
        <thead>
          <tr className={clsx(row, 'bg-sunken text-sm text-muted')}>
            <th scope="col" className={clsx(ownLine, 'px-3 py-2 text-left')}>
              {laterCopy.compare.metric}
            </th>
            {[...names, laterCopy.compare.difference].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, section, part, label, first, second, difference, differs }) => (
            <tr key={key} className={clsx(row, 'last:border-b-0', differs && 'bg-warning-soft/40')}>
              <th scope="row" className={clsx(ownLine, 'min-w-44 px-3 py-1.5 text-left font-normal')}>
                <span className="text-muted">{[sectionOf(section).title, part].filter(Boolean).join(' · ')} · </span>
                {label}
              </th>
              <td className="px-3 py-1.5 text-right font-semibold">{first}</td>
              <td className="px-3 py-1.5 text-right font-semibold">{second}</td>
              <td className="px-3 py-1.5 text-right">{differs ? difference || '≠' : '='}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
