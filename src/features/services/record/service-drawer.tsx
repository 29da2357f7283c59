import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { safeText } from '~/shared/masking/safe-text';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { ServicePage } from '../api/service';
import { serviceQueries } from '../api/service-api';
import type { BesideService } from '../beside-service';
import type { DetailTab, ServiceSearch } from '../search/service-search';
import { StatusBadge, typeLabel } from '../statuses';
import { copy } from './copy';
import { ServiceActs } from './service-acts';
import { Summary } from './summary';
import { WindowActs } from './window-acts';

const ServiceChanges = lazyPart(() => import('./service-changes').then((module) => module.ServiceChanges));

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.summary },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface ServiceDrawerProps {
  serviceId: string;
  /** The page behind it, once it is there. */
  list: ServicePage | undefined;
  search: ServiceSearch;
  beside: BesideService;
}

/** One service over the list; its id and its open part stand in the address. */
export function ServiceDrawer({ serviceId, list, search, beside }: ServiceDrawerProps) {
  const id = useId();
  const query = useQuery(serviceQueries.one(serviceId));
  const readsChanges = useSession(({ user }) => mayDo(user?.role ?? '', 'plan maintenance'));
  const [told, setTold] = useState({ serviceId, text: '' });
  const say = (text: string) => setTold({ serviceId, text });
  const neighbours = useAdjacentRows({
    ...{ id: serviceId, list, moveTo: search.moveTo },
    idsOf: ({ services }) => services.map((service) => service.serviceId),
    queryOf: (page) => serviceQueries.page({ ...search, page }),
  });
  const service = query.data ?? list?.services.find((row) => row.serviceId === serviceId);
  const name = safeText(service?.name ?? serviceId);
  return (
    <RecordDrawer id={serviceId} titleId={id} words={copy.list} neighbours={neighbours} onClose={search.closeService}>
      <header className="px-5 pb-3">
        <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <bdi>{name}</bdi>
          {service && <StatusBadge status={service.status} />}
        </h2>
        <p className="mt-1 min-h-5 text-muted">
          {service && `${typeLabel(service.type)} · ${safeText(service.message)}`}
        </p>
      </header>
      <RecordBody
        titleId={id}
        query={query}
        title={name}
        words={copy}
        tabs={() => (readsChanges ? TABS : TABS.slice(0, 1))}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => (
          <ServiceActs key={serviceId} service={data} said={told.serviceId === serviceId ? told.text : ''} say={say} />
        )}
      >
        {(data, tab) =>
          tab === 'cambios' ? (
            <ServiceChanges serviceId={serviceId} />
          ) : (
            <Summary
              key={serviceId}
              service={data}
              beside={beside}
              onOpen={(other) => search.moveTo(other)}
              windowActs={
                data.maintenance && data.actions.includes('MAINTENANCE') && <WindowActs service={data} say={say} />
              }
            />
          )
        }
      </RecordBody>
    </RecordDrawer>
  );
}
