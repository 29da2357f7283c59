import { lazy } from 'react';

const loadRows = () => import('./log-rows').then((module) => ({ default: module.LogRows }));

export const LogRows = lazy(loadRows);

/** Brings the table while the platform answers; if that fails, drawing it tries again. */
export function preloadRows(): void {
  loadRows().catch(() => undefined);
}
