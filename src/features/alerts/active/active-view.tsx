import { AlertFilters } from '../search/alert-filters';
import type { AlertSearch } from '../search/alert-search';
import { ActiveAlerts } from './active-alerts';

/** The active alerts and what narrows them. */
export function ActiveView({ search }: { search: AlertSearch }) {
  return (
    <>
      <AlertFilters search={search} />
      {/* One element, beside which an open alert stands. */}
      <div>
        <ActiveAlerts search={search} />
      </div>
    </>
  );
}
