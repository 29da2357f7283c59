import type { BeatSums, StoredBeat } from './rules/beat';
import type { Measured, Probe, ServiceSettings, StoredWindow } from './rules/service';
import type { Deed, KeptAnswer } from './trail-ports';

// What services ask of the world around them: who checks them, and where maintenance windows are kept.

/** Whoever checks services. */
export interface ServiceSource {
  services: readonly ServiceSettings[];
  /** By id; a service that is not in it was never checked. @throws SourceAway */
  measure(now: number): Promise<ReadonlyMap<string, Measured>>;
  /** Checks of the last 24 hours, oldest first. @throws SourceAway */
  day(serviceId: string, now: number): Promise<readonly Probe[]>;
  /** Whether a service can be checked at any moment; all of them where it does not say. */
  canCheck?(serviceId: string): boolean;
  /** Checks it now. @throws SourceAway where nobody can */
  check(serviceId: string, now: number): Promise<Probe & { said: string | null }>;
  /** Windows that are invented with the services; absent where nothing is. */
  toldWindows?(now: number): readonly StoredWindow[];
}

/** Where checks of the gateway's own are kept; of several gateways on one database each check is made by one. */
export interface BeatStore {
  /** Makes services due that are not known yet. */
  enrol(serviceIds: readonly string[], now: number): Promise<void>;
  /** One of them that is due, which is whoever's that took it; it is due again after the interval. */
  take(serviceIds: readonly string[], now: number, interval: number): Promise<string | undefined>;
  /** When the next of them is due. */
  nextDue(serviceIds: readonly string[]): Promise<number | undefined>;
  put(beat: StoredBeat): Promise<void>;
  /** The last so many of each service, oldest first. */
  last(serviceIds: readonly string[], count: number): Promise<readonly StoredBeat[]>;
  /** Those of a service after a moment, oldest first. */
  since(serviceId: string, moment: number): Promise<readonly StoredBeat[]>;
  sums(now: number): Promise<ReadonlyMap<string, BeatSums>>;
}

/** The windows of one service while nobody else changes them. */
interface WindowUnit {
  windows: readonly StoredWindow[];
  /** Keeps a key for one request of somebody. @returns the number of the window that it led to, where it came before */
  claim(email: string, key: string): Promise<KeptAnswer<number> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<number>): Promise<void>;
  /** Writes a window and its entry in the trail. The last thing that is done. */
  put(window: StoredWindow, deed: Deed): Promise<void>;
}

export interface WindowStore {
  /** Of all services, those that end after a moment. */
  since(moment: number): Promise<readonly StoredWindow[]>;
  /** Changes windows of a service, one after the other: all that is written counts at once, or nothing when the work throws. */
  change<T>(serviceId: string, now: number, work: (unit: WindowUnit) => Promise<T>): Promise<T>;
  /** Writes an entry of the trail alone. */
  tell(deed: Deed, at: number): Promise<void>;
}

/** Whose alerts are to be silent, and until when. */
export interface MaintenanceWatch {
  /**
   * Looks once for all that is asked about a moment.
   * @returns by the id or the name of a service, or by a server, the window that silences it; a server is silenced while
   * all services that stand on it are
   */
  maintenanceAt(now: number): Promise<(source: string) => StoredWindow | undefined>;
  /** @param source a service, by id or name, or a server */
  isInMaintenance(source: string, now: number): Promise<boolean>;
}
