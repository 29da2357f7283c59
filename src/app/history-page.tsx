import { lazy } from 'react';
import { HistoryScreen } from '~/features/transactions/history/history-screen';
import { importChunk } from './import-chunk';

const OrderStory = lazy(() =>
  importChunk(() => import('~/features/logs/timeline/order-story-panel')).then((module) => ({
    default: module.OrderStoryPanel,
  })),
);

/** The history of operations, with the logs' story of an order among the details of each. */
export function HistoryPage() {
  return <HistoryScreen OrderStory={OrderStory} />;
}
