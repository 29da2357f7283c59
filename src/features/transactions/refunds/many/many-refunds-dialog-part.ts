import { lazyDialog } from '~/shared/ui/lazy-part';
import type { Refund } from '../api/refund';
import type { ManyDeed } from './many-acts';

/** One act on several refunds. */
export const ManyRefundsDialog = lazyDialog(
  () => import('./many-refunds-dialog').then((module) => module.ManyRefundsDialog),
  ({ onClose }) => onClose(false),
);

/** What is being done to several refunds, as they were when it was chosen. */
export interface DoingMany {
  deed: ManyDeed;
  refunds: readonly Refund[];
  /** Takes the selection back. */
  clear: () => void;
}
