import { lazy } from 'react';

/** Views that load when they are first asked for: the table must not wait for them. */
export const OrderTimeline = lazy(() =>
  import('../timeline/order-timeline').then((module) => ({ default: module.OrderTimeline })),
);

const loadDetail = () => import('../entry/log-detail').then((module) => ({ default: module.LogDetail }));

export const LogDetail = lazy(loadDetail);

/** Brings the details before somebody opens a row; if that fails, opening it tries again. */
export function preloadDetail(): void {
  loadDetail().catch(() => undefined);
}

export const MaskedCell = lazy(() => import('./masked-cell').then((module) => ({ default: module.MaskedCell })));

export const ExportModal = lazy(() => import('./export-modal').then((module) => ({ default: module.ExportModal })));

export const ColumnsModal = lazy(() => import('./columns-modal').then((module) => ({ default: module.ColumnsModal })));

export const EmptyReasons = lazy(() =>
  import('../filters/empty-reasons').then((module) => ({ default: module.EmptyReasons })),
);

export const SelectionBar = lazy(() => import('./selection-bar').then((module) => ({ default: module.SelectionBar })));

/** Rarely needed: an address of ours is understood. */
export const UnreadParts = lazy(() =>
  import('~/shared/ui/feedback/unread-parts').then((module) => ({ default: module.UnreadParts })),
);
