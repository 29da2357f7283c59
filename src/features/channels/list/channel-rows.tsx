import { Suspense } from 'react';
import { RecordRows } from '~/shared/record/record-rows';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { ChannelPage } from '../api/channel';
import type { ChannelSearch } from './channel-search';
import { CHANNELS } from './columns';
import { Drops } from './drops';

const LastChanges = lazyPart(() => import('./last-changes').then((module) => module.LastChanges));

interface ChannelRowsProps {
  found: ChannelPage;
  search: ChannelSearch;
  onPage: (page: number) => void;
}

/** One page of channels, those of them that approve far less than is usual, and what was changed last. */
export function ChannelRows({ found, search, onPage }: ChannelRowsProps) {
  const { channels } = found;
  return (
    <>
      <RecordRows
        {...{ list: CHANNELS, rows: channels, found, search, onPage }}
        onOpen={search.openChannel}
        onClose={search.closeChannel}
      />
      <Drops channels={channels} />
      <Suspense>
        <LastChanges channels={channels} />
      </Suspense>
    </>
  );
}
