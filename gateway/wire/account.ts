/** What an account has been through: somebody came in or was kept out, the password changed, or its owner did something. */
type ActivityKind = 'SIGN_IN' | 'SIGN_IN_FAILED' | 'PASSWORD_CHANGED' | 'PASSWORD_RECOVERED' | 'DEED';

/** What happened to an account itself. */
export type AccountEventKind = Exclude<ActivityKind, 'DEED'>;

/** A session that is open, as its owner sees it. */
export interface OwnSession {
  sessionId: string;
  device: string | null;
  network: string | null;
  begunAt: string;
  lastUsed: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

export interface Activity {
  date: string;
  kind: ActivityKind;
  device: string | null;
  network: string | null;
  /** Of a deed: what was done, and to what. */
  entity: string | null;
  entityId: string | null;
  action: string | null;
}
