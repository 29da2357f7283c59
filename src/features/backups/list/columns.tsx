import { MISSING } from '~/shared/copy';
import { formatBytes } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import { UsageBar } from '~/shared/ui/usage-bar';
import type { Backup } from '../api/backup';
import { copy } from '../copy';
import {
  changeText,
  durationText,
  nameOf,
  StatusBadge,
  triggerLabel,
  typeLabel,
  usualText,
  VerificationMark,
} from '../terms';
import { SORTABLE } from './backup-search';

type ColumnId = keyof typeof copy.columns;

const ALL = Object.keys(copy.columns) as ColumnId[];

/** How backups are listed. */
export const BACKUPS = recordList<Backup, ColumnId>({
  words: copy,
  idOf: ({ backupId }) => backupId,
  nameOf,
  copyOf: nameOf,
  key: 'atalaya.backups.columns',
  titles: copy.columns,
  wide: ALL,
  narrow: ALL.filter((id) => id !== 'retentionUntil'),
  cards: ['name', 'status', 'startedAt', 'sizeBytes', 'verified'],
  sortable: SORTABLE,
  right: ['duration', 'sizeBytes'],
  primary: ['name', 'startedAt', 'status'],
  cell: (column, backup) => <BackupCell column={column} backup={backup} />,
});

const LOWER = 'block text-xs text-muted';

function BackupCell({ column, backup }: { column: ColumnId; backup: Backup }) {
  switch (column) {
    case 'name':
      return (
        <>
          <bdi className="font-mono text-xs font-semibold break-all">{nameOf(backup)}</bdi>
          <span className={LOWER}>
            {typeLabel(backup.type)} · {triggerLabel(backup.trigger)}
          </span>
        </>
      );
    case 'startedAt':
      return <Moment value={backup.startedAt ?? backup.createdAt} />;
    case 'duration':
      return (
        <span className="whitespace-nowrap">
          <span className="font-semibold">{durationText(backup)}</span>
          <span className={LOWER}>{backup.usualMs === null ? MISSING : copy.usual(usualText(backup.usualMs))}</span>
        </span>
      );
    case 'sizeBytes':
      return <Size backup={backup} />;
    case 'verified':
      return <Verified backup={backup} />;
    case 'status':
      return <Status backup={backup} />;
    case 'retentionUntil':
      return (
        <span className="font-mono text-xs whitespace-nowrap">{platformDate(backup.retentionUntil).split(' ')[0]}</span>
      );
  }
}

function Size({ backup: { sizeBytes, previousBytes, usualBytes, status } }: { backup: Backup }) {
  const isOpen = status === 'RUNNING' || status === 'QUEUED';
  const lower =
    isOpen && usualBytes !== null
      ? copy.about(formatBytes(usualBytes))
      : sizeBytes !== null && previousBytes
        ? changeText(sizeBytes, previousBytes)
        : MISSING;
  return (
    <span className="whitespace-nowrap">
      <span className="font-semibold">{sizeBytes === null ? MISSING : formatBytes(sizeBytes)}</span>
      <span className={LOWER}>{lower}</span>
    </span>
  );
}

/** What never had a file cannot be verified. */
function Verified({ backup: { verification, sizeBytes } }: { backup: Backup }) {
  if (verification === null && sizeBytes === null) return <span>{MISSING}</span>;
  return (
    <>
      <VerificationMark verification={verification} />
      {verification?.at && verification.status !== 'RUNNING' && (
        <span className={LOWER}>
          <Moment value={verification.at} />
        </span>
      )}
    </>
  );
}

function Status({ backup }: { backup: Backup }) {
  const { status, progress, errorMessage } = backup;
  const percent = `${progress ?? 0} %`;
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <StatusBadge status={status} />
        {status === 'RUNNING' && <span className="font-semibold whitespace-nowrap">{percent}</span>}
      </span>
      {status === 'RUNNING' && (
        <div className="mt-1 min-w-32">
          <UsageBar label={copy.progressOf(nameOf(backup))} percent={progress} text={percent} tone="info" />
        </div>
      )}
      {errorMessage !== null && (
        <bdi className={`mt-0.5 line-clamp-2 max-w-72 text-xs ${status === 'FAILED' ? 'text-danger' : 'text-muted'}`}>
          {safeText(errorMessage)}
        </bdi>
      )}
    </>
  );
}
