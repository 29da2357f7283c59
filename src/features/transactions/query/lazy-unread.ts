import { lazyPart } from '~/shared/ui/lazy-part';

/** Rarely needed: an address of ours is understood. */
export const UnreadParts = lazyPart(() =>
  import('~/shared/ui/feedback/unread-parts').then((module) => module.UnreadParts),
);
