import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, CircleCheck, CircleX, History, Route, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MISSING } from '~/shared/copy';
import { formatCount, formatNumber } from '~/shared/format/numbers';
import { formatMove, formatPercent } from '~/shared/format/percent';
import { safeText } from '~/shared/masking/safe-text';
import { Badge } from '~/shared/ui/feedback/badge';
import { declineOf } from '../../codes/declines';
import type { ReportRow } from '../api/report';
import { shareOf } from '../api/report-api';
import { copy } from '../copy';
import type { Level, Limits } from '../levels/limits';
import type { RowPlaces } from './row-places';

const LOOKS = {
  critical: { tone: 'danger', Icon: CircleX },
  attention: { tone: 'warning', Icon: TriangleAlert },
  normal: { tone: 'success', Icon: CircleCheck },
} as const;

const BELOW = 'block text-xs text-muted';

const share = (percent: number | null) => (percent === null ? MISSING : formatPercent(percent));

const ms = (value: number | null) => (value === null ? MISSING : formatNumber(value, 0, 0));

/** Of a row, for what is read aloud. */
export const nameOf = ({ service, operation }: ReportRow) =>
  [service, operation].filter(Boolean).map(safeText).join(' · ');

interface RowCellProps {
  column: CellName;
  row: ReportRow;
  level: Level;
  limits: Limits;
  /** Beside the provider, where they do not stand elsewhere. */
  places?: RowPlaces;
}

/** A figure or fact of a row. */
export function RowCell({ column, row, level, limits, places }: RowCellProps) {
  switch (column) {
    case 'name':
      return (
        <>
          <span className="block lg:whitespace-nowrap">
            <bdi className="font-semibold">{safeText(row.service)}</bdi>
            {row.operation !== '' && <bdi>{` · ${safeText(row.operation)}`}</bdi>}
          </span>
          <span className="flex items-center gap-2 text-xs text-muted">
            <bdi>{row.provider === null ? copy.own : safeText(row.provider)}</bdi>
            {places && <RowLinks row={row} places={places} />}
          </span>
        </>
      );
    case 'level':
      return <LevelBadge level={level} />;
    case 'count':
    case 'timeouts':
      return <span>{row[column] === null ? MISSING : formatCount(row[column])}</span>;
    case 'success':
      return (
        <>
          <span className="block font-semibold whitespace-nowrap">{share(shareOf(row, 'success'))}</span>
          <Change row={row} />
        </>
      );
    case 'errors':
      return <span className="whitespace-nowrap">{share(shareOf(row, 'errors'))}</span>;
    case 'p50':
    case 'max':
      return <span>{ms(row[column])}</span>;
    case 'p95':
    case 'p99': {
      const isOver = (row[column] ?? 0) > limits[column];
      return (
        <span className={clsx(isOver && 'font-semibold text-danger')}>
          {ms(row[column])}
          {isOver && <span className="sr-only">{` ${copy.beyond(ms(limits[column]))}`}</span>}
        </span>
      );
    }
    case 'topCode':
      return row.topCode === null ? (
        <span className="text-muted">{MISSING}</span>
      ) : (
        <>
          <bdi className="block font-mono text-xs font-semibold">{safeText(row.topCode)}</bdi>
          <span className={`${BELOW} lg:min-w-24`}>{declineOf(row.topCode, row.paymentMethod)?.meaning}</span>
        </>
      );
  }
}

export type CellName = Exclude<keyof typeof copy.columns, 'spread'>;

function LevelBadge({ level }: { level: Level }) {
  const { tone, Icon } = LOOKS[level];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {copy.levels[level]}
    </Badge>
  );
}

/** How far the share that ended well has moved since the period before. */
function Change({ row }: { row: ReportRow }): ReactNode {
  const [now, before] = [shareOf(row, 'success'), row.previous && shareOf(row.previous, 'success')];
  if (now === null) return null;
  if (before === null) return <span className={BELOW}>{copy.uncompared}</span>;
  const move = Math.round((now - before) * 10) / 10;
  if (move === 0) return <span className={BELOW}>{copy.same}</span>;
  const Icon = move > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-0.5 text-xs whitespace-nowrap',
        move > 0 ? 'text-success' : 'text-danger',
      )}
    >
      <Icon aria-hidden className="size-3" />
      {(move > 0 ? copy.better : copy.worse)(formatMove(now - before, 'pts'))}
    </span>
  );
}

/** Where the same is seen one by one: entries of the log, operations. */
export function RowLinks({ row, places }: { row: ReportRow; places: RowPlaces }) {
  const links = [
    [places.traces, copy.traces, copy.tracesOf, Route],
    [places.operations, copy.operations, copy.operationsOf, History],
  ] as const;
  return (
    <span className="inline-flex gap-1.5 max-lg:gap-4 print:hidden">
      {links.map(([place, text, labelOf, Icon]) => (
        <Link
          key={text}
          {...place}
          title={text}
          aria-label={labelOf(nameOf(row))}
          className="inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-lg text-sm font-medium text-primary hover:bg-sunken hover:underline"
        >
          <Icon aria-hidden className="size-4" />
          <span className="lg:hidden">{text}</span>
        </Link>
      ))}
    </span>
  );
}
