import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { serviceLink, servicesLink } from '~/session/links';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import type { ServicePage } from '../api/service';
import { serviceQueries } from '../api/service-api';
import { StatusBadge } from '../statuses';
import { copy } from './copy';

const wrongOf = ({ statusCounts: { DOWN, DEGRADED } }: ServicePage) => (DOWN ?? 0) + (DEGRADED ?? 0);

/** The services that fail, worst first, each leading to its record: why, since when, and who has its alerts. */
export function ServicesCard() {
  const query = useQuery(serviceQueries.worst());
  return (
    <Panel
      title={copy.title}
      note={query.data && copy.wrong(wrongOf(query.data))}
      actions={
        <Link {...servicesLink()} className="rounded px-1 font-medium text-primary hover:underline">
          {copy.all}
        </Link>
      }
    >
      <CardBody query={query} title={copy.title} className="min-h-36">
        {(page) => {
          const failing = page.services.slice(0, wrongOf(page));
          if (failing.length === 0) return <p className="text-muted">{copy.well}</p>;
          return (
            <ul className="flex flex-col">
              {failing.map(({ serviceId, name, status, since }) => (
                <li
                  key={serviceId}
                  className="flex min-h-9 flex-wrap items-center gap-x-3 border-t border-line py-1 first:border-t-0"
                >
                  <StatusBadge status={status} />
                  <Link {...serviceLink(serviceId)} className={`min-w-0 font-semibold ${quietLink}`}>
                    {safeText(name)}
                  </Link>
                  {since !== null && (
                    <span className="ml-auto text-sm text-muted">{copy.since(platformDate(since))}</span>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </CardBody>
    </Panel>
  );
}
