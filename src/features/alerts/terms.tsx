import { BellOff, CircleAlert, CircleCheck, Hand, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { parseDate } from '~/shared/format/dates';
import { formatNumber } from '~/shared/format/numbers';
import { visibleText } from '~/shared/format/visible-text';
import { useNow } from '~/shared/hooks/use-now';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Alert } from './api/alert';
import { copy } from './copy';

interface Look {
  tone: Tone;
  Icon?: LucideIcon;
}

const SEVERITIES: Readonly<Record<string, Look>> = {
  CRITICAL: { tone: 'danger', Icon: CircleAlert },
  WARNING: { tone: 'warning', Icon: TriangleAlert },
  INFO: { tone: 'info', Icon: Info },
};

const STATUSES: Readonly<Record<string, Look>> = {
  ACTIVE: { tone: 'danger' },
  ACKNOWLEDGED: { tone: 'warning', Icon: Hand },
  SILENCED: { tone: 'neutral', Icon: BellOff },
  RESOLVED: { tone: 'success', Icon: CircleCheck },
};

export const severityText = (code: string | null) =>
  copy.severities[code as keyof typeof copy.severities] ?? visibleText(code ?? MISSING);
export const statusText = (code: string | null) =>
  copy.statuses[code as keyof typeof copy.statuses] ?? visibleText(code ?? MISSING);
export const sourceTypeText = (code: string | null) =>
  copy.sourceTypes[code as keyof typeof copy.sourceTypes] ?? visibleText(code ?? '');

function LookBadge({ look, text }: { look: Look | undefined; text: string }) {
  const Icon = look?.Icon;
  return (
    <Badge tone={look?.tone ?? 'neutral'}>
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {text}
    </Badge>
  );
}

export function SeverityBadge({ severity }: { severity: string | null }) {
  return <LookBadge look={SEVERITIES[severity ?? '']} text={severityText(severity)} />;
}

export function StatusBadge({ status }: { status: string | null }) {
  return <LookBadge look={STATUSES[status ?? '']} text={statusText(status)} />;
}

/** 94 %; a figure that the platform did not tell is missing. */
export function figure(value: number | null, unit: string): string {
  if (value === null) return MISSING;
  return [formatNumber(value, 0, 2), visibleText(unit)].filter(Boolean).join(' ');
}

/** > 90 %. */
export function limitText({ threshold, comparison, unit }: Pick<Alert, 'threshold' | 'comparison' | 'unit'>): string {
  const sign = { ABOVE: '> ', BELOW: '< ' }[comparison ?? ''] ?? '';
  return `${sign}${figure(threshold, unit)}`;
}

const MINUTE = 60_000;

/** 14 min, 2 h 05 min, 3 d 4 h. */
function lengthText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes < 1) return copy.lessThanMinute;
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < 24) return `${hours} h ${String(rest).padStart(2, '0')} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** How long it has lasted, or lasted. */
export function Lasting({ alert: { startedAt, endedAt } }: { alert: Pick<Alert, 'startedAt' | 'endedAt'> }) {
  const now = useNow();
  const begun = parseDate(startedAt);
  if (begun === null) return <span>{MISSING}</span>;
  return <span>{lengthText((parseDate(endedAt) ?? now) - begun)}</span>;
}

/** Value over limit, the value in the colour of its severity. */
export function ValueOverLimit({ alert }: { alert: Alert }) {
  const tone = { danger: 'text-danger', warning: 'text-warning' }[SEVERITIES[alert.severity ?? '']?.tone as string];
  return (
    <span className="whitespace-nowrap">
      <strong className={`font-semibold ${tone ?? ''}`}>{figure(alert.value, alert.unit)}</strong>
      {alert.threshold !== null && <span className="text-muted"> / {figure(alert.threshold, alert.unit)}</span>}
    </span>
  );
}
