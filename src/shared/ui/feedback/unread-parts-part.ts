import { lazyPart } from '../lazy-part';

/** Rarely needed: an address of ours is understood. */
export const UnreadParts = lazyPart(() => import('./unread-parts').then((module) => module.UnreadParts));
