import { lazyDialog, lazyPart } from '~/shared/ui/lazy-part';

/** Views that load when they are first asked for: the table must not wait for them. */
export const OrderTimeline = lazyPart(() =>
  import('../timeline/order-timeline').then((module) => module.OrderTimeline),
);

export const LogDetail = lazyPart(() => import('../entry/log-detail').then((module) => module.LogDetail));

export const MaskedCell = lazyPart(() => import('./masked-cell').then((module) => module.MaskedCell));

export const ExportModal = lazyDialog(
  () => import('./export-modal').then((module) => module.ExportModal),
  ({ onClose }) => onClose(),
);

export const ColumnsModal = lazyDialog(
  () => import('./columns-modal').then((module) => module.ColumnsModal),
  ({ onClose }) => onClose(),
);

export const EmptyReasons = lazyPart(() => import('../filters/empty-reasons').then((module) => module.EmptyReasons));

export const SelectionBar = lazyPart(() => import('./selection-bar').then((module) => module.SelectionBar));

/** Rarely needed: an address of ours is understood. */
export const UnreadParts = lazyPart(() =>
  import('~/shared/ui/feedback/unread-parts').then((module) => module.UnreadParts),
);
