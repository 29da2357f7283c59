import { BadgePercent, Plus, RefreshCw } from 'lucide-react';
import { formatMoney } from '~/shared/format/currency';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { StatusTabs } from '~/shared/list/status-tabs';
import { useList } from '~/shared/list/use-list';
import { shown } from '~/shared/record/cells';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingScreen } from '~/shared/write/lacking-call';
import { promotionQueries } from './api/promotion-api';
import { copy } from './copy';
import { usePromotionSearch } from './list/promotion-search';
import { SearchPanel } from './list/search-panel';

const PromotionRows = lazyRows(() => import('./list/promotion-rows').then((module) => module.PromotionRows));
const PromotionDrawer = lazyRecord(
  () => import('./record/promotion-drawer').then((module) => module.PromotionDrawer),
  ({ search }) => search.closePromotion(),
);
const PromotionDialog = lazyDialog(() => import('./wizard/promotion-dialog').then((module) => module.PromotionDialog));

/** 'Promociones': what is offered to customers, how it stands, and what of it is used. */
export function PromotionsScreen() {
  const search = usePromotionSearch();
  const toast = useToast();
  const list = useList({ search, query: promotionQueries.page(search), Record: PromotionDrawer });
  const refresh = () => void list.refresh();
  if (list.lacking)
    return (
      <LackingScreen title={copy.title} text={copy.lacking} call="GET /promotion" query={list} onCheck={refresh} />
    );
  const { data: found, current } = list;
  return (
    <>
      <ScreenTitle
        title={copy.title}
        subtitle={found ? copy.today(found.statusCounts.ACTIVE ?? 0, formatMoney(found.discountToday)) : copy.subtitle}
      >
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh} disabled={!list.understood}>
          <RefreshCw aria-hidden className="size-4" />
        </Button>
        <Button
          variant={search.open === undefined ? 'primary' : 'secondary'}
          {...onIntent(PromotionDialog)}
          onClick={() => search.write()}
        >
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
      <ListArea list={list} search={search} words={copy} preload={PromotionRows.preload}>
        {(page, onPage) =>
          page.promotions.length > 0 ? (
            <PromotionRows found={page} search={search} onPage={onPage} />
          ) : (
            <NoRows
              total={page.total}
              search={search}
              isFiltered={Object.keys(search.filters).length > 0}
              onClear={search.clear}
              icon={BadgePercent}
              words={copy}
            />
          )
        }
      </ListArea>
      {search.open !== undefined && <PromotionDrawer id={search.open} list={current} search={search} />}
      {search.writing && (
        <PromotionDialog
          key={`${search.writing.kind} ${search.writing.promotionId}`}
          {...search.writing}
          onDone={({ promotionId, name }) => {
            toast.show('success', copy.saved(shown(name)));
            search.wrote(promotionId);
          }}
          onClose={search.closeWriting}
        />
      )}
    </>
  );
}
