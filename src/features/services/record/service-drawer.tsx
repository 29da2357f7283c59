import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { ApiError } from '~/shared/api/api-error';
import { failureText } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import { Tabs, tabId } from '~/shared/ui/tabs';
import type { ServicePage } from '../api/service';
import { serviceQueries } from '../api/service-api';
import type { BesideService } from '../beside-service';
import { type DetailTab, type ServiceSearch, sortText } from '../search/service-search';
import { StatusBadge, typeLabel } from '../statuses';
import { copy } from './copy';
import { ServiceActs } from './service-acts';
import { Summary } from './summary';
import { WindowActs } from './window-acts';

const ServiceChanges = lazyPart(() => import('./service-changes').then((module) => module.ServiceChanges));

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
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(serviceQueries.one(serviceId));
  const readsChanges = useSession(({ user }) => mayDo(user?.role ?? '', 'plan maintenance'));
  const [told, setTold] = useState({ serviceId, text: '' });
  const say = (text: string) => setTold({ serviceId, text });
  const neighbours = useAdjacentRows({
    id: serviceId,
    page: list && { ...list, ids: list.services.map((service) => service.serviceId) },
    fetchIds: async (page) => {
      const { filters, size, sort } = search;
      const found = await client.fetchQuery(serviceQueries.page({ filters, page, size, sort: sortText(sort) }));
      return found.services.map((service) => service.serviceId);
    },
    moveTo: search.moveTo,
  });
  const service = data ?? list?.services.find((row) => row.serviceId === serviceId);
  const panelId = `${id}-panel`;
  const tab = readsChanges ? search.tab : undefined;
  const isUnknown = error instanceof ApiError && error.httpStatus === 404;
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
      {data ? (
        <>
          {readsChanges && (
            <Tabs
              label={copy.parts}
              tabs={[
                { tab: undefined as DetailTab, label: copy.tabs.summary },
                { tab: 'cambios', label: copy.tabs.changes },
              ]}
              tab={tab}
              panelId={panelId}
              onTab={search.showTab}
            />
          )}
          {error && !isFetching && (
            <AlertBox variant="warning" className="mx-5 mt-3">
              {copy.notRefreshed}
            </AlertBox>
          )}
          <div
            id={panelId}
            {...(readsChanges
              ? { role: 'tabpanel', 'aria-labelledby': tabId(panelId, tab) }
              : { role: 'group', 'aria-labelledby': id })}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
          >
            {tab === 'cambios' ? (
              <Suspense fallback={<Loader size="section" />}>
                <ServiceChanges serviceId={serviceId} />
              </Suspense>
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
            )}
          </div>
          <ServiceActs key={serviceId} service={data} said={told.serviceId === serviceId ? told.text : ''} say={say} />
        </>
      ) : isFetching || !error ? (
        <Loader size="section" />
      ) : (
        <div className="p-5">
          <SectionError
            title={name}
            message={isUnknown ? copy.notFound : failureText(error, copy.failed)}
            actions={!isUnknown && <Button onClick={() => refetch()}>{RETRY}</Button>}
          />
        </div>
      )}
    </RecordDrawer>
  );
}
