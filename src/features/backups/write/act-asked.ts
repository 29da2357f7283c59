import type { Backup } from '../api/backup';

/** What somebody wants to be done with a backup. */
export interface ActAsked {
  act: 'CANCEL' | 'VERIFY' | 'REPEAT' | 'DELETE';
  backup: Backup;
}
