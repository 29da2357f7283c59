import type { AlertRecord, AlertSample, StoredAlert } from './rules/alert';
import type { AlertFilter, AlertKind, foldAlerts } from './rules/alert-filter';
import type { AlertNews } from './rules/alert-news';
import type { StoredRule } from './rules/alert-rule';
import type { Reading } from './rules/alert-watch';
import type { Deed, KeptAnswer } from './trail-ports';
import type { Person } from './wire/refunds';

// What alerts ask of the world around them: where they are kept, and who else is told that one is silenced.

/** One alert while nobody else changes it. */
export interface AlertUnit {
  alert: AlertRecord | undefined;
  /** Keeps a key for one request of somebody. @returns what it was answered, where it came before */
  claim(email: string, key: string): Promise<KeptAnswer<object> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<object>): Promise<void>;
  /** Writes it and its entry in the trail. The last thing that is done. */
  put(alert: AlertRecord, deed: Deed): Promise<void>;
}

/** One rule, or a new one, while nobody else changes it. */
interface RuleUnit {
  rule: StoredRule | undefined;
  nextId(): Promise<string>;
  /** @param rule undefined takes it away */
  put(rule: StoredRule | undefined, deed: Deed): Promise<void>;
}

export interface AlertStore {
  /** All that is done counts at once, or nothing of it when the work throws. */
  change<T>(alertId: string, now: number, work: (unit: AlertUnit) => Promise<T>): Promise<T>;
  find(alertId: string, now: number): Promise<AlertRecord | undefined>;
  page(
    filter: AlertFilter,
    slice: { page: number; size: number; ascending: boolean },
    now: number,
  ): Promise<{ alerts: readonly StoredAlert[]; kinds: readonly AlertKind[] }>;
  /** The active ones by source, all that match. */
  folded(
    filter: AlertFilter,
    now: number,
  ): Promise<{ groups: ReturnType<typeof foldAlerts>; kinds: readonly AlertKind[]; lastStartedAt: number | null }>;
  /** Who may work on alerts. */
  assignees(): Promise<readonly Person[]>;
  rules(): Promise<readonly StoredRule[]>;
  changeRule<T>(ruleId: string | undefined, now: number, work: (unit: RuleUnit) => Promise<T>): Promise<T>;
  /** What a metric was lately, by source, each oldest first. */
  samples(metric: string, since: number, now: number): Promise<ReadonlyMap<string, readonly AlertSample[]>>;
}

/** Where a watch over sources keeps what it finds, for all gateways. */
export interface AlertWatchStore {
  /** Those of who has none yet, once. */
  prepare(rules: readonly StoredRule[]): Promise<void>;
  /** @returns whether this gateway is to watch now: nobody has for so long (ms) */
  takeTurn(now: number, every: number): Promise<boolean>;
  /** Judges by its rules what was read, unless somebody else has taken the turn since. @param turn when it was taken */
  judge(readings: readonly Reading[], turn: number): Promise<void>;
  /** Takes what a source says; what is known already changes nothing. */
  tell(news: AlertNews): Promise<void>;
  /** Which of these alerts are there. */
  known(alertIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Sources that have an active alert. */
  troubled(): Promise<readonly string[]>;
  /** The active alerts of a source are silent until a moment, whoever silences them besides. */
  hush(source: string, until: number): Promise<void>;
}

/** Whoever raises alerts and must know which are silenced. */
export interface SilenceKeeper {
  /** @throws SourceAway, so that nothing is told that is not so */
  silence(alert: AlertRecord, until: number, by: Person, reason: string): Promise<void>;
  /** Ends the silences of an alert. */
  unsilence(alert: AlertRecord): Promise<void>;
  /** Those by which it raises alerts, as far as they can be told. */
  rules(): Promise<readonly StoredRule[]>;
}
