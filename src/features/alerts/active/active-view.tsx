import { Keys } from '~/shared/ui/keys';
import { copy } from '../copy';
import { AlertFilters } from '../search/alert-filters';
import type { AlertSearch } from '../search/alert-search';
import { ActiveAlerts } from './active-alerts';

/** The active alerts, what narrows them, and the keys that walk them. */
export function ActiveView({ search }: { search: AlertSearch }) {
  return (
    <>
      <AlertFilters search={search} />
      <ActiveAlerts search={search} />
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted max-md:hidden print:hidden">
        {copy.keys.map(([key = '', label]) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <Keys keys={[key]} /> {label}
          </span>
        ))}
      </p>
    </>
  );
}
