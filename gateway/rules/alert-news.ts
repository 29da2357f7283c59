import type { AlertRecord, StoredAlert } from './alert';

type Standing = 'endedAt' | 'isTaken' | 'assignee' | 'reason' | 'silencedUntil' | 'eventCount' | 'version';

/** How an alert that is kept stands, with what tells news of it from old ones. */
export interface KeptAlert extends Pick<StoredAlert, 'alertId' | 'startedAt' | Standing> {
  /** Who raises it. */
  origin: string;
  /** When somebody last did something to it. */
  actedAt: number | null;
  /** When its source last changed it. */
  toldAt: number;
  /** Since when its source has it no more. */
  missingSince: number | null;
  /** Somebody ended it, whatever its source says. */
  isClosed: boolean;
}

/** What a source says of its alerts; moments are epoch ms. */
export interface AlertNews {
  origin: string;
  /** As it has them, ended ones with their end. */
  alerts: readonly AlertRecord[];
  /** They are all that it has. */
  isAll: boolean;
  /** When it was asked. */
  askedAt: number;
  /** For how long one must be missing among all before it has ended: a source that starts anew has none at first. */
  patience: number;
  /** It says which of them are silenced. */
  tellsSilences: boolean;
}

type Told = Pick<StoredAlert, 'endedAt' | 'silencedUntil' | 'reason'>;

/**
 * An alert after its source was asked: the same object where nothing has changed, so that the same news twice are one.
 * @param told undefined where the news have nothing of it
 */
export function afterNews(kept: KeptAlert, told: Told | undefined, news: AlertNews): KeptAlert {
  const { askedAt, isAll, patience } = news;
  // Whoever was asked before knows less than what is kept.
  if (askedAt < kept.toldAt) return kept;
  if (told?.endedAt != null) return kept.endedAt === null ? ended(kept, told.endedAt, askedAt) : kept;
  if (told) return goesOn(kept, told, news);
  if (!isAll || kept.endedAt !== null) return kept;
  const missingSince = kept.missingSince ?? askedAt;
  if (askedAt - missingSince >= patience) return ended(kept, missingSince, askedAt);
  return kept.missingSince === null ? { ...kept, missingSince } : kept;
}

function ended(kept: KeptAlert, at: number, toldAt: number): KeptAlert {
  const endedAt = Math.max(at, kept.startedAt);
  return { ...kept, endedAt, toldAt, silencedUntil: null, missingSince: null, version: kept.version + 1 };
}

function goesOn(kept: KeptAlert, told: Told, { isAll, askedAt, tellsSilences }: AlertNews): KeptAlert {
  if (kept.endedAt !== null) {
    // One that somebody ended has; a single line may be late, all that a source has is not.
    if (kept.isClosed || !isAll) return kept;
    const anew = { endedAt: null, isTaken: false, assignee: null, silencedUntil: told.silencedUntil };
    return { ...kept, ...anew, toldAt: askedAt, eventCount: kept.eventCount + 1, version: kept.version + 1 };
  }
  const silencedUntil = (kept.silencedUntil ?? 0) > askedAt ? kept.silencedUntil : null;
  if (tellsSilences && told.silencedUntil !== silencedUntil && askedAt > (kept.actedAt ?? 0)) {
    const silence = {
      silencedUntil: told.silencedUntil,
      reason: told.reason ?? kept.reason,
      version: kept.version + 1,
    };
    return { ...kept, ...silence, toldAt: askedAt, missingSince: null };
  }
  return kept.missingSince === null ? kept : { ...kept, missingSince: null };
}

/** One that nobody knew. */
export function firstNews(told: AlertRecord, { origin, askedAt }: AlertNews): KeptAlert & AlertRecord {
  return { ...told, origin, actedAt: null, toldAt: askedAt, missingSince: null, isClosed: false };
}
