import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { ActDialog } from '~/shared/write/act-dialog';
import { backupsChanged, backupWrites } from '../api/backup-api';
import { nameOf } from '../terms';
import type { ActAsked } from './act-asked';
import { copy } from './copy';

interface BackupActDialogProps {
  asked: ActAsked & { act: keyof typeof copy.acts };
  /** @param said what is told of it */
  onDone: (said: string) => void;
  onClose: () => void;
}

/** Cancels, verifies or deletes one backup. Its key is the act and the backup. */
export function BackupActDialog({ asked: { act, backup }, onDone, onClose }: BackupActDialogProps) {
  const client = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  const { title, text, effect, done } = copy.acts[act];
  const { backupId } = backup;
  const send = (reason: string, key: string) => {
    if (act === 'DELETE') return backupWrites.remove(backupId, reason, key);
    return act === 'CANCEL' ? backupWrites.cancel(backupId, key) : backupWrites.verify(backupId, key);
  };
  return (
    <ActDialog
      open
      title={title(nameOf(backup))}
      text={text}
      effect={effect}
      danger={act !== 'VERIFY'}
      reason={act === 'DELETE' ? 'required' : 'none'}
      act={{ name: `backup.${act} ${backupId}`, send }}
      onDone={() => {
        backupsChanged(client);
        onDone(done);
      }}
      onConflict={() => {
        backupsChanged(client);
        setChanged(true);
      }}
      onClose={onClose}
    >
      {isChanged && <AlertBox variant="warning">{copy.changedMeanwhile}</AlertBox>}
    </ActDialog>
  );
}
