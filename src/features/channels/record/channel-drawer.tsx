import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { addressOf, channelLink } from '~/session/links';
import { Moment, shown } from '~/shared/record/cells';
import { CopyLink } from '~/shared/record/copy-link';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { ChannelPage } from '../api/channel';
import { channelQueries } from '../api/channel-api';
import { KeysPart } from '../keys/keys-part';
import type { ChannelSearch, DetailTab } from '../list/channel-search';
import { StatusBadge } from '../status-badge';
import { nameOf } from '../terms';
import { ChannelActs } from './channel-acts';
import { copy } from './copy';
import { Facts } from './facts';

const ChannelChanges = lazyPart(() => import('./channel-changes').then((module) => module.ChannelChanges));

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.terms },
  { tab: 'llaves' as const, label: copy.tabs.keys },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface ChannelDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: ChannelPage | undefined;
  search: ChannelSearch;
}

/** One channel beside the list; its id and its open part stand in the address. */
export function ChannelDrawer({ id, list, search }: ChannelDrawerProps) {
  const titleId = useId();
  const query = useQuery(channelQueries.one(id));
  const neighbours = useAdjacentRows({
    ...{ id, list, moveTo: search.moveTo },
    idsOf: ({ channels }) => channels.map(({ channelId }) => channelId),
    queryOf: (page) => channelQueries.page({ ...search, page }),
  });
  const channel = query.data ?? list?.channels.find(({ channelId }) => channelId === id);
  return (
    <RecordDrawer
      id={id}
      titleId={titleId}
      words={copy.list}
      neighbours={neighbours}
      tools={<CopyLink address={addressOf(channelLink(id))} />}
      onClose={search.closeChannel}
    >
      <header className="px-5 pb-3">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <bdi>{channel ? nameOf(channel) : shown(id)}</bdi>
          {channel && <bdi className="font-mono text-sm font-normal text-muted">{shown(channel.key)}</bdi>}
          {channel && <StatusBadge status={channel.status} />}
        </h2>
        <p className="mt-1 flex min-h-5 flex-wrap content-start items-baseline gap-x-2 text-sm text-muted max-sm:min-h-11">
          {channel && (
            <>
              {copy.version(
                shown(channel.version === null ? null : String(channel.version)),
                shown(channel.updatedBy.name),
              )}
              <Moment value={channel.updatedAt} />
            </>
          )}
        </p>
      </header>
      <RecordBody
        titleId={titleId}
        query={query}
        title={shown(id)}
        words={copy}
        tabs={() => TABS}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => (
          <ChannelActs key={id} channel={data} onEdit={search.edit} onDuplicate={() => search.write(id)} />
        )}
      >
        {(data, tab) => {
          if (tab === 'llaves') return <KeysPart channel={data} />;
          if (tab !== 'cambios') return <Facts channel={data} />;
          return <ChannelChanges channelId={id} />;
        }}
      </RecordBody>
    </RecordDrawer>
  );
}
