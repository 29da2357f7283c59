import { lazyDialog } from '../ui/lazy-part';
import type { ConflictDialogProps, ConflictDialog as Dialog } from './conflict-dialog';

/** Somebody else saved first: theirs beside what is being written; loads when it is needed. */
export const ConflictDialog = lazyDialog<ConflictDialogProps<{ version: number | string | null }, object>>(
  () => import('./conflict-dialog').then((module) => module.ConflictDialog),
  ({ conflict, onClose = conflict.close }) => onClose(),
) as unknown as typeof Dialog;
