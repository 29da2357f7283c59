import { lazy } from 'react';

/** Views that load when they are first asked for: the table must not wait for them. */
export const OrderStory = lazy(() => import('./order-story').then((module) => ({ default: module.OrderStory })));
