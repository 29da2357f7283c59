import type { StoredChannel } from './rules/channel';
import type { Deed, KeptAnswer } from './trail-ports';

// What channels ask of the world around them: where they are kept.

/** One channel while nobody else changes it. */
export interface ChannelUnit {
  /** Undefined for an id that names none. */
  channel: StoredChannel | undefined;
  /** Keeps a key for one request of somebody. @returns the id of what it made, where it came before */
  claim(email: string, key: string): Promise<KeptAnswer<string> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<string>): Promise<void>;
  /** Writes it and its entry in the trail. @returns false where another has its key */
  put(channel: StoredChannel, deed: Deed): Promise<boolean>;
}

export interface ChannelStore {
  all(): Promise<readonly StoredChannel[]>;
  /** All that is written counts at once, or nothing of it when the work throws. */
  change<T>(channelId: string, now: number, work: (unit: ChannelUnit) => Promise<T>): Promise<T>;
}
