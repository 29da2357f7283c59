import type { Operation } from '~/features/transactions/query/operation';
import { lazyDialog } from '~/shared/ui/lazy-part';

/** Asks the provider about several operations. */
export const SyncManyDialog = lazyDialog(
  () => import('./sync-many-dialog').then((module) => module.SyncManyDialog),
  ({ onClose }) => onClose(false),
);

/** Operations that are asked about, as they were when that was chosen. */
export interface SyncingMany {
  operations: readonly Operation[];
  /** Takes the selection back. */
  clear: () => void;
}
