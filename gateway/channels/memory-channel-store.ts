import type { ChannelStore } from '../channel-ports';
import type { StoredChannel } from '../rules/channel';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';

/** Channels for as long as the process lasts. */
export function createMemoryChannelStore(given: readonly StoredChannel[], ledger: MemoryLedger): ChannelStore {
  const kept = new Map(given.map((channel) => [channel.channelId, channel]));
  let turn: Promise<unknown> = Promise.resolve();
  return {
    all: async () => [...kept.values()],
    change(channelId, now, work) {
      const run = turn.then(async () => {
        const deeds: (() => void)[] = [];
        const outcome = await work({
          channel: kept.get(channelId),
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<string> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          async put(channel, deed) {
            const { channelId: id, key } = channel;
            if ([...kept.values()].some((other) => other.key === key && other.channelId !== id)) return false;
            deeds.push(() => {
              kept.set(id, channel);
              ledger.write(deed, now);
            });
            return true;
          },
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
  };
}
