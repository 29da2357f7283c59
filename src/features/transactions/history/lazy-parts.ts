import { lazyDialog, lazyPart } from '~/shared/ui/lazy-part';

/** Parts that load when they are first asked for: the list must not wait for them. */
export const OperationDrawer = lazyDialog(
  () => import('./drawer/operation-drawer').then((module) => module.OperationDrawer),
  ({ search }) => search.closeOperation(),
);

export const FilterPanel = lazyPart(() => import('./search/filter-panel').then((module) => module.FilterPanel));

export const EmptyReasons = lazyPart(() => import('./list/empty-reasons').then((module) => module.EmptyReasons));

export const ExportModal = lazyDialog(
  () => import('./list/export-modal').then((module) => module.ExportModal),
  ({ onClose }) => onClose(),
);

export const ColumnsModal = lazyDialog(
  () => import('./list/columns-modal').then((module) => module.ColumnsModal),
  ({ onClose }) => onClose(),
);

export const SearchesModal = lazyDialog(
  () => import('./search/searches-modal').then((module) => module.SearchesModal),
  ({ onClose }) => onClose(),
);
