import { lazy } from 'react';

/** Rarely needed: an address of ours is understood. */
export const UnreadParts = lazy(() =>
  import('~/shared/ui/feedback/unread-parts').then((module) => ({ default: module.UnreadParts })),
);
