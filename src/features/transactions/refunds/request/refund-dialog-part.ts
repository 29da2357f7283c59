import { lazyDialog } from '~/shared/ui/lazy-part';

/** Asks for a refund; for the list of refunds and for an operation. */
export const RefundDialog = lazyDialog(() => import('./refund-dialog').then((module) => module.RefundDialog));
