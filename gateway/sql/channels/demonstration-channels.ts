import type { StoredChannel } from '../../rules/channel';
import type { Deed } from '../../trail-ports';
import type { Database } from '../tables';
import { writeEntries } from '../trail/trail';
import { keepChannel } from './channel-store';

/** Keeps invented channels with what was done to them, once: what people do afterwards stays. */
export async function keepChannels(
  db: Database,
  { channels, deeds }: { channels: readonly StoredChannel[]; deeds: readonly { deed: Deed; at: number }[] },
): Promise<void> {
  await db.transaction().execute(async (step) => {
    if (await step.selectFrom('channel').select('channelId').limit(1).executeTakeFirst()) return;
    for (const channel of channels) await keepChannel(step, channel);
    await writeEntries(step, deeds);
  });
}
