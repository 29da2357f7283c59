import { createContext, type ReactNode, useContext } from 'react';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import type { Service } from '../api/service';
import { SORTABLE } from '../api/service-api';
import { copy } from '../copy';
import { summaryText } from '../record/summary-text';
import { StatusBadge, typeLabel } from '../statuses';
import { Beats } from './beats';
import { Certificate } from './certificate';
import { shownMs, shownPercent } from './figures';

type ColumnId = keyof typeof copy.columns;

/** How many beats have room. */
export const BeatRoom = createContext(30);

/** How services are listed. */
export const SERVICES = recordList<Service, ColumnId>({
  words: { ...copy, copyMany: copy.copySummary },
  idOf: ({ serviceId }) => serviceId,
  nameOf: ({ name }) => safeText(name),
  copyOf: summaryText,
  key: 'atalaya.services.columns',
  titles: copy.columns,
  wide: ['name', 'status', 'beats', 'responseMs', 'uptime24h', 'errors1h', 'certificateDays', 'instances'],
  narrow: ['name', 'status', 'beats', 'responseMs', 'uptime24h'],
  cards: ['name', 'status', 'responseMs', 'uptime24h', 'beats'],
  inCard: { beats: { className: 'overflow-hidden', cell: ({ beats }) => <Beats beats={beats} most={30} /> } },
  sortable: SORTABLE,
  right: ['responseMs', 'uptime24h', 'errors1h', 'certificateDays', 'instances'],
  primary: ['name', 'status', 'beats', 'responseMs', 'uptime24h'],
  cell: (column, service) => <ServiceCell column={column} service={service} />,
});

/** Two facts that are read together. */
function Pair({ above, below }: { above: ReactNode; below: ReactNode }) {
  return (
    <>
      <span className="block whitespace-nowrap font-semibold">{above}</span>
      <span className="block whitespace-nowrap text-xs text-muted">{below}</span>
    </>
  );
}

function ServiceCell({ column, service }: { column: ColumnId; service: Service }) {
  const most = useContext(BeatRoom);
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
      return <Beats beats={service.beats} most={most} />;
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
