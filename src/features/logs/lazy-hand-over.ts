import { lazy } from 'react';

/** Apart from the other lazy views, which draw what this is a part of. */
export const HandOver = lazy(() => import('./hand-over').then((module) => ({ default: module.HandOver })));
