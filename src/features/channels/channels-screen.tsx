import { Plus, RefreshCw, Split } from 'lucide-react';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { StatusTabs } from '~/shared/list/status-tabs';
import { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingScreen } from '~/shared/write/lacking-call';
import { channelQueries } from './api/channel-api';
import { copy } from './copy';
import { useChannelSearch } from './list/channel-search';
import { SearchPanel } from './list/search-panel';
import { nameOf } from './terms';

const ChannelRows = lazyRows(() => import('./list/channel-rows').then((module) => module.ChannelRows));
const ChannelDrawer = lazyRecord(
  () => import('./record/channel-drawer').then((module) => module.ChannelDrawer),
  ({ search }) => search.closeChannel(),
);
const ChannelDialog = lazyDialog(() => import('./form/channel-dialog').then((module) => module.ChannelDialog));

/** 'Canales': where payments come from, what each channel takes and costs, how it does, and its keys. */
export function ChannelsScreen() {
  const search = useChannelSearch();
  const toast = useToast();
  const list = useList({ search, query: channelQueries.page(search), Record: ChannelDrawer });
  const refresh = () => void list.refresh();
  if (list.lacking)
    return <LackingScreen title={copy.title} text={copy.lacking} call="GET /channel" query={list} onCheck={refresh} />;
  const { data: found, current } = list;
  const { PAUSED: paused, ...others } = found?.statusCounts ?? {};
  const all = Object.values(others).reduce<number>((sum, count) => sum + (count ?? 0), paused ?? 0);
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={found ? copy.known(all, paused ?? 0) : copy.subtitle}>
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh} disabled={!list.understood}>
          <RefreshCw aria-hidden className="size-4" />
        </Button>
        <Button {...onIntent(ChannelDialog)} onClick={() => search.write()}>
          <Plus aria-hidden className="size-4" />
          {copy.create}
        </Button>
      </ScreenTitle>
      <SearchPanel search={search} />
      <StatusTabs
        words={copy}
        labels={copy.statusLabels}
        counts={current?.statusCounts}
        chosen={search.filters.status}
        onChoose={(status) => search.setFilters({ status })}
      />
      <ListArea list={list} search={search} words={copy} preload={ChannelRows.preload}>
        {(page, onPage) =>
          page.channels.length > 0 ? (
            <ChannelRows found={page} search={search} onPage={onPage} />
          ) : (
            <NoRows
              total={page.total}
              search={search}
              isFiltered={Object.keys(search.filters).length > 0}
              onClear={search.clear}
              icon={Split}
              words={copy}
            />
          )
        }
      </ListArea>
      {search.open !== undefined && <ChannelDrawer id={search.open} list={current} search={search} />}
      {search.writing && (
        <ChannelDialog
          key={`${search.writing.kind} ${search.writing.channelId}`}
          {...search.writing}
          onDone={(channel) => {
            toast.show('success', copy.saved(nameOf(channel)));
            search.wrote(channel.channelId);
          }}
          onClose={search.closeWriting}
        />
      )}
    </>
  );
}
