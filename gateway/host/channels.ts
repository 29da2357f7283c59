import { type Channels, createChannels } from '../channels/channels';
import { newId } from '../notifications/new-delivery';
import type { ReportedOperations } from '../report-ports';
import { createSqlChannelStore } from '../sql/channels/channel-store';
import type { Database } from '../sql/tables';

/** The channels that a database keeps. */
export function channelsOf(
  db: Database,
  operations: Pick<ReportedOperations, 'sums'>,
  clock: { now(): number },
): Channels {
  const store = createSqlChannelStore(db);
  return createChannels({ store, operations, clock, newId: (prefix) => newId(prefix, clock.now()) });
}
