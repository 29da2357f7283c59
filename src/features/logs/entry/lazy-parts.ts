import { lazy } from 'react';

/** Parts of the details, apart from the lazy views that draw the details. */
export const HandOver = lazy(() => import('./hand-over').then((module) => ({ default: module.HandOver })));

export const BodyTree = lazy(() => import('./body-tree').then((module) => ({ default: module.BodyTree })));
