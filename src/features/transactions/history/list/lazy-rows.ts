import { lazy } from 'react';

const loadRows = () => import('./operation-rows').then((module) => ({ default: module.OperationRows }));

export const OperationRows = lazy(loadRows);

/** Brings the list while the platform answers; if that fails, drawing it tries again. */
export function preloadRows(): void {
  loadRows().catch(() => undefined);
}
