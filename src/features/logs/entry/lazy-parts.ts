import { lazy } from 'react';

/** Parts of the details, apart from the lazy views that draw the details. */
export const EntryActions = lazy(() => import('./entry-actions').then((module) => ({ default: module.EntryActions })));

export const BodyTree = lazy(() => import('./body-tree').then((module) => ({ default: module.BodyTree })));
