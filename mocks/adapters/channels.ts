import { createChannels } from '../../gateway/channels/channels';
import { demonstrationChannels } from '../../gateway/channels/demonstration-channels';
import { createMemoryChannelStore } from '../../gateway/channels/memory-channel-store';
import { newId } from '../../gateway/notifications/new-delivery';
import type { Operations } from '../../gateway/ports';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';

/** Invented channels; what people do to them lasts as long as the page. */
export function createOwnChannels(operations: Operations, ledger: MemoryLedger, clock: { now(): number }) {
  const { channels, deeds } = demonstrationChannels(clock.now());
  for (const { deed, at } of deeds) ledger.write(deed, at);
  const store = createMemoryChannelStore(channels, ledger);
  return createChannels({ store, operations, clock, newId: (prefix) => newId(prefix, clock.now()) });
}
