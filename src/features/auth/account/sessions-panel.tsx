import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Moment, shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Badge } from '~/shared/ui/feedback/badge';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { BeforeData } from '~/shared/write/before-data';
import { askEnded, endSessions, type OwnSession, ownQueries } from './own-account-api';
import { copy as words } from './own-copy';
import { Panel } from './panel';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog));

const copy = words.sessions;

/** Where one is signed in, and the end of any other session. */
export function SessionsPanel() {
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery(ownQueries.sessions);
  /** One session, or all others. */
  const [asked, setAsked] = useState<OwnSession | 'others'>();
  const others = query.data?.filter(({ isCurrent }) => isCurrent === false) ?? [];
  const one = asked === 'others' ? undefined : asked;
  const close = () => setAsked(undefined);
  return (
    <Panel title={copy.title} icon={MonitorSmartphone} hint={copy.hint}>
      {query.data ? (
        <>
          <ul>
            {query.data.map((session) => (
              <SessionRow key={session.sessionId} session={session} onClose={() => setAsked(session)} />
            ))}
          </ul>
          {others.length > 0 && (
            <Button className="mt-3" {...onIntent(ActDialog)} onClick={() => setAsked('others')}>
              <LogOut aria-hidden className="size-4" />
              {copy.closeOthers}
            </Button>
          )}
        </>
      ) : (
        <BeforeData query={query} title={copy.title} failed={copy.failed} lacking={copy.lacking} />
      )}
      {asked !== undefined && (
        <ActDialog
          open
          key={one?.sessionId ?? 'others'}
          title={one ? copy.closeTitle : copy.closeOthers}
          text={one ? copy.closeText(shown(one.device)) : copy.closeOthersText(others.length)}
          effect={one ? copy.close : copy.closeOthers}
          danger
          reason="none"
          act={{
            name: `account.session ${one?.sessionId ?? 'others'}`,
            send: () => endSessions(one?.sessionId),
            ask: () => askEnded(one?.sessionId),
          }}
          onDone={() => {
            close();
            toast.show('success', one ? copy.closed : copy.othersClosed);
            void client.invalidateQueries({ queryKey: ['account'] });
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function SessionRow({ session, onClose }: { session: OwnSession; onClose: () => void }) {
  const { device, network, begunAt, lastUsed, isCurrent } = session;
  const Icon = /iPhone|Android/.test(device ?? '') ? Smartphone : Monitor;
  const name = device === null ? copy.unknownDevice : shown(device);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {isCurrent && <Badge tone="success">{copy.current}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {network !== null && (
            <>
              {copy.network} <bdi className="font-mono text-xs">{shown(network)}</bdi> ·{' '}
            </>
          )}
          {copy.begun} <Moment value={begunAt} /> · {copy.lastUsed} <Moment value={lastUsed} />
        </p>
      </div>
      {isCurrent === false && (
        <Button size="sm" aria-label={copy.closeLabel(name)} {...onIntent(ActDialog)} onClick={onClose}>
          {copy.close}
        </Button>
      )}
    </li>
  );
}
