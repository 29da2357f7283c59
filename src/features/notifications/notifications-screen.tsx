import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Send } from 'lucide-react';
import { Suspense, useId } from 'react';
import { clockRead } from '~/shared/hooks/use-now';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { Tabs, tabId } from '~/shared/ui/tabs';
import { copy } from './copy';
import { DeliveriesPart } from './deliveries/deliveries-part';
import { type Part, useDeliverySearch } from './deliveries/delivery-search';

const TemplatesPart = lazyPart(() => import('./templates/templates-part').then((module) => module.TemplatesPart));
const NoticesPart = lazyPart(() => import('./notices/notices-part').then((module) => module.NoticesPart));

/** What a press on 'Actualizar' asks for anew, by the part that is shown. */
const KEYS = { envios: 'notifications', plantillas: 'templates', avisos: 'notices' } as const;

/** 'Notificaciones': what is sent to others, how it is written, and what people here are told. */
export function NotificationsScreen() {
  const id = useId();
  const client = useQueryClient();
  const search = useDeliverySearch();
  const { part } = search;
  // A day that has just begun is drawn before it is asked for.
  const refresh = () => void clockRead().then(() => client.refetchQueries({ queryKey: [KEYS[part ?? 'envios']] }));
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh}>
          <RefreshCw aria-hidden className="size-4" />
        </Button>
        {part === undefined && (
          <Button disabled={search.resending || search.unread.length > 0} onClick={search.askResend}>
            <Send aria-hidden className="size-4" />
            {copy.resendMany}
          </Button>
        )}
      </ScreenTitle>
      <Tabs
        ofScreen
        label={copy.parts}
        tabs={[
          { tab: undefined as Part, label: copy.tabs.deliveries },
          { tab: 'plantillas', label: copy.tabs.templates },
          { tab: 'avisos', label: copy.tabs.notices },
        ]}
        tab={part}
        panelId={id}
        onTab={search.goToPart}
      />
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, part)} className="pt-4">
        <Suspense fallback={<Loader size="section" />}>
          {part === 'plantillas' ? (
            <TemplatesPart search={search} />
          ) : part === 'avisos' ? (
            <NoticesPart search={search} />
          ) : (
            <DeliveriesPart search={search} />
          )}
        </Suspense>
      </div>
    </>
  );
}
