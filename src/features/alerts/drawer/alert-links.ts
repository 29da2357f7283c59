import { canVisit } from '~/session/access';
import { balancerLink, historyLink, logsPath, serverLink, servicesLink } from '~/session/links';
import type { SearchParams } from '~/shared/address/search-params';
import { parseDate } from '~/shared/format/dates';
import { momentField } from '~/shared/period/moment-field';
import { platformDay } from '~/shared/period/period';
import type { Alert } from '../api/alert';
import type { CountedCall } from '../api/alert-api';
import { drawerCopy as copy } from './copy';

interface Place {
  label: string;
  to: string;
  search: SearchParams;
  /** What tells how many are there, asked with the same search. */
  counted?: CountedCall;
}

/** The section of a server's report that a metric stands in. */
const SECTIONS: Readonly<Record<string, string>> = { disk: 'filesystem' };

const MINUTE = 60_000;

/** Where the same is seen: the server's section, the service or node, the traces and the operations of the minute in which it began. */
export function alertPlaces({ sourceType, source, metric, startedAt }: Alert, role: string): Place[] {
  const begun = parseDate(startedAt);
  if (begun === null || source === null) return [];
  const day = platformDay(begun);
  const dateRange = `${day}_${day}`;
  const between = [begun, begun + MINUTE].map(momentField).join('_');
  const [part = ''] = metric?.split('.') ?? [];
  const section = part === 'server' ? undefined : (SECTIONS[part] ?? part);
  const minute = { dateRange, between };
  const of = { server: 'servers', service: 'services', channel: 'channels' }[sourceType ?? ''];
  return [
    ...(sourceType === 'server' ? [{ label: copy.monitoring, ...serverLink(source, section) }] : []),
    ...(sourceType === 'service' ? [{ label: copy.service, ...servicesLink({ q: source }) }] : []),
    ...(sourceType === 'node' && canVisit(role, '/soporte/balanceador')
      ? [{ label: copy.node, ...balancerLink({ q: source }) }]
      : []),
    {
      ...{ label: copy.traces, counted: 'trace/count', to: logsPath(role) },
      search: { ...minute, ...(of && { [of]: source }), q: '1' },
    },
    {
      ...{ label: copy.operations, counted: 'operation' },
      ...historyLink({ ...minute, ...(sourceType === 'channel' && { channel: source }) }),
    },
  ];
}
