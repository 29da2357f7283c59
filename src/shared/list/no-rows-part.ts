import { lazyPart } from '../ui/lazy-part';

/** Rarely needed: most searches find something. */
export const NoRows = lazyPart(() => import('./no-rows').then((module) => module.NoRows));
