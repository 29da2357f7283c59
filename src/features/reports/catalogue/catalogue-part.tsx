import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { safeText } from '~/shared/masking/safe-text';
import { Card } from '~/shared/ui/card';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { Select } from '~/shared/ui/form/select';
import { BeforeData } from '~/shared/write/before-data';
import { type ReportType, reportQueries } from '../api/report-api';
import { copy } from '../copy';
import type { ReportSearch } from '../search';
import { ReportForm } from './report-form';

/** What there is, and the one that is chosen. */
export function CataloguePart({ search }: { search: ReportSearch }) {
  const query = useQuery(reportQueries.types());
  const { data } = query;
  if (!data)
    return (
      <BeforeData
        query={query}
        title={copy.title}
        failed={copy.failed}
        lacking={{ call: 'GET /report/types', text: copy.lacking }}
      />
    );
  const chosen = data.find(({ type }) => type === search.params.tipo) ?? data[0];
  if (!chosen)
    return (
      <Card>
        <EmptyState icon={FileText} title={copy.noTypes} />
      </Card>
    );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <TypeList types={data} chosen={chosen} onChoose={search.choose} />
      <ReportForm key={chosen.type} type={chosen} search={search} />
    </div>
  );
}

interface TypeListProps {
  types: readonly ReportType[];
  chosen: ReportType;
  onChoose: (type: string) => void;
}

function TypeList({ types, chosen, onChoose }: TypeListProps) {
  return (
    <>
      <Select
        aria-label={copy.types}
        value={chosen.type ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        className="lg:hidden"
      >
        {types.map(({ type, label }) => (
          <option key={type} value={type ?? ''}>
            {safeText(label)}
          </option>
        ))}
      </Select>
      <Card className="overflow-hidden max-lg:hidden">
        <ul aria-label={copy.types}>
          {types.map(({ type, label, description }) => (
            <li key={type} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-current={type === chosen.type}
                onClick={() => onChoose(type ?? '')}
                className={clsx(
                  'w-full border-l-3 px-4 py-2.5 text-left -outline-offset-2',
                  type === chosen.type ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-sunken',
                )}
              >
                <span className={clsx('block font-semibold', type === chosen.type && 'text-primary')}>
                  {safeText(label)}
                </span>
                <span className="block text-sm text-muted">{safeText(description)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
