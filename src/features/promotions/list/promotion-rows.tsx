import { ExportButton, lazyExport } from '~/shared/list/export-button';
import { RecordRows } from '~/shared/record/record-rows';
import type { PromotionPage } from '../api/promotion';
import { PROMOTIONS } from './columns';
import { exportPlan } from './export-promotions';
import type { PromotionSearch } from './promotion-search';

const PromotionsExport = lazyExport(async () => exportPlan);

interface PromotionRowsProps {
  found: PromotionPage;
  search: PromotionSearch;
  onPage: (page: number) => void;
}

/** One page of promotions. */
export function PromotionRows({ found, search, onPage }: PromotionRowsProps) {
  const { filters, sort } = search;
  return (
    <RecordRows
      {...{ list: PROMOTIONS, rows: found.promotions, found, search, onPage }}
      onOpen={search.openPromotion}
      onClose={search.closePromotion}
      buttons={<ExportButton Dialog={PromotionsExport} subject={{ found, filters, sort }} size="sm" />}
    />
  );
}
