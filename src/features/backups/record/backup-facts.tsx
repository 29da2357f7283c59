import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes, formatCount } from '~/shared/format/numbers';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { UsageBar } from '~/shared/ui/usage-bar';
import type { Backup } from '../api/backup';
import { copy as words } from '../copy';
import {
  changeText,
  durationText,
  nameOf,
  sourceLabel,
  triggerLabel,
  typeLabel,
  usualText,
  VerificationMark,
} from '../terms';
import { copy } from './copy';

/** All that is known of a backup, and how it is restored. */
export function BackupFacts({ backup }: { backup: Backup }) {
  const { rows } = copy;
  const { status, progress, errorMessage, sizeBytes, previousBytes, usualMs, rowCount, verification } = backup;
  const percent = `${progress ?? 0} %`;
  const facts: [string, ReactNode][] = [
    ...(errorMessage === null
      ? []
      : [
          [
            rows.error,
            <bdi key="error" className={status === 'FAILED' ? 'text-danger' : ''}>
              {safeText(errorMessage)}
            </bdi>,
          ] as [string, ReactNode],
        ]),
    [rows.source, sourceLabel(backup.source)],
    [rows.type, typeLabel(backup.type)],
    [rows.trigger, triggerLabel(backup.trigger)],
    [rows.requestedBy, backup.requestedBy ? <bdi key="by">{shown(backup.requestedBy.name)}</bdi> : copy.bySchedule],
    ...(backup.reason === null
      ? []
      : [[rows.reason, <bdi key="reason">{safeText(backup.reason)}</bdi>] as [string, ReactNode]]),
    [rows.startedAt, <Moment key="start" value={backup.startedAt ?? backup.createdAt} />],
    [rows.finishedAt, <Moment key="end" value={backup.finishedAt} />],
    [
      rows.duration,
      <Both key="took" upper={durationText(backup)} lower={usualMs === null ? '' : copy.usual(usualText(usualMs))} />,
    ],
    [
      rows.size,
      <Both
        key="size"
        upper={sizeBytes === null ? shown(null) : formatBytes(sizeBytes)}
        lower={
          sizeBytes !== null && previousBytes
            ? copy.before(changeText(sizeBytes, previousBytes), formatBytes(previousBytes))
            : ''
        }
      />,
    ],
    ...(rowCount === null ? [] : [[rows.rowCount, formatCount(rowCount)] as [string, ReactNode]]),
    [
      rows.verified,
      <>
        <VerificationMark verification={verification} /> {verification?.at && <Moment value={verification.at} />}
        {verification?.message && <bdi className="block text-sm">{safeText(verification.message)}</bdi>}
      </>,
    ],
    [rows.retentionUntil, <Moment key="until" value={backup.retentionUntil} />],
    ...(backup.file === null
      ? []
      : [
          [
            rows.file,
            <bdi key="file" className="font-mono text-xs break-all">
              {shown(backup.file)}
            </bdi>,
          ] as [string, ReactNode],
        ]),
    ...(backup.checksum === null
      ? []
      : [
          [
            rows.checksum,
            <span key="sum" className="font-mono text-xs break-all">
              {shown(backup.checksum)}
            </span>,
          ] as [string, ReactNode],
        ]),
  ];
  return (
    <>
      {progress !== null && (
        <div className="mb-4 flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <UsageBar label={words.progressOf(nameOf(backup))} percent={progress} text={percent} tone="info" />
          </div>
          <span className="font-semibold">{percent}</span>
        </div>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2 first:border-t-0">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Restoring backup={backup} />
    </>
  );
}

function Both({ upper, lower }: { upper: string; lower: string }) {
  return (
    <>
      {upper} <span className="text-sm text-muted">{lower}</span>
    </>
  );
}

/** Nothing of the console restores: what does is a command, told with the name that it takes. */
function Restoring({ backup: { file, status, source } }: { backup: Backup }) {
  const copyText = useCopy({ copied: copy.copied, failed: copy.copyFailed });
  if (status !== 'COMPLETED' && status !== 'PARTIAL') return null;
  const command = file === null ? undefined : copy.command(shown(file));
  return (
    <section className="mt-4 rounded-lg bg-sunken p-3">
      <h3 className="font-semibold">{copy.restoreTitle}</h3>
      {command === undefined || source !== 'ATALAYA' ? (
        <p className="mt-1 text-sm text-muted">{copy.elsewhere}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">{copy.restore}</p>
          <div className="mt-2 flex items-start gap-2">
            <code className="min-w-0 flex-1 font-mono text-xs break-all">{command}</code>
            <Button
              variant="icon"
              size="sm"
              className="w-7!"
              aria-label={copy.copyCommand}
              title={copy.copyCommand}
              onClick={() => copyText(command)}
            >
              <Copy aria-hidden className="size-4" />
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
