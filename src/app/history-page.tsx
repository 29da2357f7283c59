import { lazy } from 'react';
import { HistoryScreen } from '~/features/transactions/history/history-screen';
import { importChunk } from './import-chunk';

const OrderTimeline = lazy(() =>
  importChunk(() => import('~/features/logs/timeline/order-timeline-panel')).then((module) => ({
    default: module.OrderTimelinePanel,
  })),
);

/** The history of operations, with the logs' timeline of an order among the details of each. */
export function HistoryPage() {
  return <HistoryScreen OrderTimeline={OrderTimeline} />;
}
