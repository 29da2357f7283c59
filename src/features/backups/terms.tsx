import {
  Check,
  Clock,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
  X,
} from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { formatNumber } from '~/shared/format/numbers';
import { shown } from '~/shared/record/cells';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Backup } from './api/backup';
import { copy } from './copy';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From here on hours say enough, and from there on days do. */
const WHOLE_HOURS = 24;
const DAYS = 96;

/** What a table has for a code; undefined for any value that is not one of its keys. */
function termOf<Table extends object>(table: Table, code: string | null): Table[keyof Table] | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code as keyof Table] : undefined;
}

export const sourceLabel = (source: string | null) => termOf(copy.sources, source) ?? shown(source);
export const typeLabel = (type: string | null) => termOf(copy.types, type) ?? shown(type);
export const triggerLabel = (trigger: string | null) => termOf(copy.triggers, trigger) ?? shown(trigger);
export const statusLabel = (status: string | null) => termOf(copy.statusLabels, status) ?? shown(status);
export const verificationLabel = (status: string | null) => termOf(copy.verifications, status) ?? shown(status);

const LOOKS: Record<keyof typeof copy.statusLabels, { tone: Tone; icon: LucideIcon }> = {
  QUEUED: { tone: 'neutral', icon: Clock },
  RUNNING: { tone: 'info', icon: LoaderCircle },
  COMPLETED: { tone: 'success', icon: Check },
  PARTIAL: { tone: 'warning', icon: TriangleAlert },
  FAILED: { tone: 'danger', icon: X },
  CANCELLED: { tone: 'neutral', icon: X },
  EXPIRED: { tone: 'neutral', icon: Hourglass },
};

/** The status; a code that is in no table names itself. */
export function StatusBadge({ status }: { status: string | null }) {
  const look = termOf(LOOKS, status);
  const Icon = look?.icon;
  return (
    <Badge tone={look?.tone ?? 'neutral'}>
      {Icon && <Icon aria-hidden className="size-3" />}
      {statusLabel(status)}
    </Badge>
  );
}

const CHECKED: Record<keyof typeof copy.verifications, { className: string; icon: LucideIcon }> = {
  QUEUED: { className: 'text-muted', icon: Clock },
  RUNNING: { className: 'text-info', icon: LoaderCircle },
  GOOD: { className: 'font-semibold text-success', icon: ShieldCheck },
  BAD: { className: 'font-semibold text-danger', icon: ShieldAlert },
  FAILED: { className: 'text-warning', icon: TriangleAlert },
};

/** What came of restoring it into an empty store. */
export function VerificationMark({ verification }: Pick<Backup, 'verification'>) {
  if (verification === null) return <span className="text-muted">{copy.unverified}</span>;
  const look = termOf(CHECKED, verification.status);
  const Icon = look?.icon;
  return (
    <span className={`inline-flex items-center gap-1 ${look?.className ?? ''}`}>
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {verificationLabel(verification.status)}
    </span>
  );
}

/** How old something is: '12 min', '2 h 12 min', '31 h', '5 d'. */
export function ageText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  const hours = Math.floor(minutes / 60);
  if (hours >= DAYS) return `${Math.floor(hours / 24)} d`;
  if (hours >= WHOLE_HOURS || (hours > 0 && minutes % 60 === 0)) return `${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** How long something took: '2 s', '20 min 51 s', '46 min', '1 h 4 min'. */
function tookText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (ms >= HOUR) return ageText(ms);
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

/** How long one took from its start to its end. */
export function durationText({ startedAt, finishedAt }: Backup): string {
  const took = Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '');
  return Number.isNaN(took) ? MISSING : tookText(took);
}

/** The same of an average: nobody needs its seconds. */
export const usualText = (ms: number) => (ms < MINUTE ? tookText(ms) : ageText(Math.round(ms / MINUTE) * MINUTE));

/** How much more it is than the one before: '+0.4 %', '−3.5 %', 'igual'. */
export function changeText(now: number, before: number): string {
  const percent = Math.round((1000 * (now - before)) / before) / 10;
  if (percent === 0) return copy.same;
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent), 0, 1)} %`;
}

/** The name, as it may be read. */
export const nameOf = ({ name, backupId }: Pick<Backup, 'name' | 'backupId'>) => shown(name ?? backupId);
