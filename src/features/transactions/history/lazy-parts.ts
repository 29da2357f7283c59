import { lazy } from 'react';

/** Parts that load when they are first asked for: the list must not wait for them. */
const loadDrawer = () => import('./drawer/operation-drawer').then((module) => ({ default: module.OperationDrawer }));

export const OperationDrawer = lazy(loadDrawer);

/** Brings the details before somebody opens a row; if that fails, opening it tries again. */
export function preloadDrawer(): void {
  loadDrawer().catch(() => undefined);
}

export const FilterPanel = lazy(() =>
  import('./search/filter-panel').then((module) => ({ default: module.FilterPanel })),
);

export const EmptyReasons = lazy(() =>
  import('./list/empty-reasons').then((module) => ({ default: module.EmptyReasons })),
);

export const ExportModal = lazy(() =>
  import('./list/export-modal').then((module) => ({ default: module.ExportModal })),
);

export const ColumnsModal = lazy(() =>
  import('./list/columns-modal').then((module) => ({ default: module.ColumnsModal })),
);

export const SearchesModal = lazy(() =>
  import('./search/searches-modal').then((module) => ({ default: module.SearchesModal })),
);
