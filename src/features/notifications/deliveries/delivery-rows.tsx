import { RecordRows } from '~/shared/record/record-rows';
import type { DeliveryPage } from '../api/notification';
import { DELIVERIES } from './columns';
import type { DeliverySearchState } from './delivery-search';

interface DeliveryRowsProps {
  found: DeliveryPage;
  search: DeliverySearchState;
  onPage: (page: number) => void;
}

/** One page of deliveries. */
export function DeliveryRows({ found, search, onPage }: DeliveryRowsProps) {
  return (
    <RecordRows
      {...{ list: DELIVERIES, rows: found.deliveries, found, search, onPage }}
      onOpen={search.openDelivery}
      onClose={search.closeDelivery}
    />
  );
}
