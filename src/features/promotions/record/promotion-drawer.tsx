import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { addressOf, promotionLink } from '~/session/links';
import { shown } from '~/shared/record/cells';
import { CopyLink } from '~/shared/record/copy-link';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import type { PromotionPage } from '../api/promotion';
import { promotionQueries } from '../api/promotion-api';
import type { DetailTab, PromotionSearch } from '../list/promotion-search';
import { StatusBadge, valueText } from '../terms';
import { copy } from './copy';
import { Facts } from './facts';
import { PromotionActs } from './promotion-acts';
import { PromotionChanges } from './promotion-changes';

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.terms },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface PromotionDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: PromotionPage | undefined;
  search: PromotionSearch;
}

/** One promotion beside the list; its id and its open part stand in the address. */
export function PromotionDrawer({ id, list, search }: PromotionDrawerProps) {
  const titleId = useId();
  const query = useQuery(promotionQueries.one(id));
  const neighbours = useAdjacentRows({
    ...{ id, list, moveTo: search.moveTo },
    idsOf: ({ promotions }) => promotions.map(({ promotionId }) => promotionId),
    queryOf: (page) => promotionQueries.page({ ...search, page }),
  });
  const promotion = query.data ?? list?.promotions.find(({ promotionId }) => promotionId === id);
  return (
    <RecordDrawer
      id={id}
      titleId={titleId}
      words={copy.list}
      neighbours={neighbours}
      tools={<CopyLink address={addressOf(promotionLink(id))} />}
      onClose={search.closePromotion}
    >
      <header className="px-5 pb-3">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <bdi>{promotion ? shown(promotion.name) : shown(id)}</bdi>
          {promotion && <StatusBadge status={promotion.status} />}
        </h2>
        <p className="mt-1 flex min-h-7 flex-wrap items-baseline gap-x-3">
          {promotion && (
            <>
              <strong className="text-title font-semibold">{valueText(promotion)}</strong>
              <bdi className="font-mono text-muted">{shown(promotion.code)}</bdi>
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
          <PromotionActs key={id} promotion={data} onEdit={search.edit} onDuplicate={() => search.write(id)} />
        )}
      >
        {(data, tab) => (tab === 'cambios' ? <PromotionChanges promotion={data} /> : <Facts promotion={data} />)}
      </RecordBody>
    </RecordDrawer>
  );
}
