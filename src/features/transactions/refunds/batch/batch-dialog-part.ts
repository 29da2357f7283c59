import { lazyDialog } from '~/shared/ui/lazy-part';

/** Asks for refunds by a file of rows. */
export const BatchDialog = lazyDialog(() => import('./batch-dialog').then((module) => module.BatchDialog));
