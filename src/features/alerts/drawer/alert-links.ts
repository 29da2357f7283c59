import { canVisit } from '~/session/access';
import { balancerLink, historyLink, logsPath, serverLink, servicesLink } from '~/session/links';
import type { SearchParams } from '~/shared/address/search-params';
import { parseDate } from '~/shared/format/dates';
import { momentField } from '~/shared/period/moment-field';
import { platformDay } from '~/shared/period/period';
import type { Alert } from '../api/alert';
import { drawerCopy as copy } from './copy';

interface Place {
  label: string;
  to: string;
  search: SearchParams;
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
  const of = { server: 'servers', service: 'services', channel: 'channels' }[sourceType ?? ''];
  return [
    ...(sourceType === 'server' ? [{ label: copy.monitoring, ...serverLink(source, section) }] : []),
    ...(sourceType === 'service' ? [{ label: copy.service, ...servicesLink({ q: source }) }] : []),
    ...(sourceType === 'node' && canVisit(role, '/soporte/balanceador')
      ? [{ label: copy.node, ...balancerLink({ q: source }) }]
      : []),
    { label: copy.traces, to: logsPath(role), search: { dateRange, between, ...(of && { [of]: source }), q: '1' } },
    {
      label: copy.operations,
      ...historyLink({ dateRange, between, ...(sourceType === 'channel' && { channel: source }) }),
    },
  ];
}
