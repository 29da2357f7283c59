import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import type { Service } from '../api/service';
import { copy } from '../copy';
import { SORTABLE } from '../search/service-search';
import { StatusBadge, typeLabel } from '../statuses';
import { Beats } from './beats';
import { shownMs, shownPercent } from './figures';

type ColumnId = keyof typeof copy.columns;

export const COLUMN_IDS = Object.keys(copy.columns) as ColumnId[];

/** Columns of who chose none, where the screen has room for more and where it has not. */
export const FIRST_WIDE: readonly string[] = COLUMN_IDS.filter((id) => id !== 'checkedAt');
export const FIRST_NARROW: readonly string[] = ['name', 'status', 'beats', 'responseMs', 'uptime24h'];

export const COLUMN_CHOICE: ColumnChoice = {
  key: 'atalaya.services.columns',
  fixed: 'name',
  most: COLUMN_IDS.length,
  isKnown: (id) => Object.hasOwn(copy.columns, id),
};

export const columnTitle = (id: string) => copy.columns[id as ColumnId];

/** Days at which a certificate is a matter for soon, and for now. */
const SOON = 14;
const NOW = 7;

/** Whole days that a certificate has left; the sign says what the colour does. */
export function Certificate({ days }: { days: number | null }) {
  if (days === null) return <span>{MISSING}</span>;
  const tone = days < NOW ? 'font-semibold text-danger' : days < SOON ? 'font-semibold text-warning' : '';
  return (
    <span className={clsx('inline-flex items-center gap-1 whitespace-nowrap', tone)}>
      {days < SOON && <TriangleAlert aria-hidden className="size-3.5" />}
      {copy.days(days)}
    </span>
  );
}

/** Two facts that are read together. */
function Pair({ above, below }: { above: ReactNode; below: ReactNode }) {
  return (
    <>
      <span className="block whitespace-nowrap font-semibold">{above}</span>
      <span className="block whitespace-nowrap text-xs text-muted">{below}</span>
    </>
  );
}

/** @param beats how many beats have room */
export function tableColumn(id: string, beats?: number): ListColumn<Service> {
  const right = !['name', 'status', 'beats', 'checkedAt'].includes(id);
  return {
    ...{ id, title: columnTitle(id), right, sortable: SORTABLE.includes(id) },
    secondary: !FIRST_NARROW.includes(id),
    cell: (service) => <ServiceCell column={id as ColumnId} service={service} beats={beats} />,
  };
}

/** What a card shows of a service: state and answer on its first line. */
export const CARD_COLUMNS = ['name', 'status', 'responseMs', 'uptime24h', 'beats'].map((id) => ({
  ...tableColumn(id, 30),
  ...(id === 'beats' && { className: 'overflow-hidden' }),
}));

function ServiceCell({ column, service, beats }: { column: ColumnId; service: Service; beats: number | undefined }) {
  const { name, type, status, causes, responseMs, averageMs24h, instances, errors1h } = service;
  switch (column) {
    case 'name':
      return <Pair above={<bdi>{safeText(name)}</bdi>} below={typeLabel(type)} />;
    case 'status':
      return (
        <>
          <StatusBadge status={status} />
          {causes.length > 0 && (
            <span className="block text-xs text-muted">
              {copy.because(causes.map((cause) => safeText(cause.name)).join(', '))}
            </span>
          )}
        </>
      );
    case 'beats':
      return <Beats beats={service.beats} {...(beats !== undefined && { most: beats })} />;
    case 'responseMs':
      return <Pair above={shownMs(responseMs)} below={shownMs(averageMs24h)} />;
    case 'uptime24h':
      return <Pair above={shownPercent(service.uptime24h)} below={shownPercent(service.uptime30d)} />;
    case 'errors1h':
      return <span>{errors1h === null ? MISSING : formatCount(errors1h)}</span>;
    case 'certificateDays':
      return <Certificate days={service.certificateDays} />;
    case 'instances': {
      const up = instances.filter((instance) => instance.status === 'UP').length;
      const all = instances.length;
      return (
        <Pair
          above={all === 0 ? MISSING : copy.instances(up, all)}
          below={<bdi className="font-mono">{service.version === null ? MISSING : safeText(service.version)}</bdi>}
        />
      );
    }
    case 'checkedAt':
      return <Moment value={service.checkedAt} />;
  }
}
