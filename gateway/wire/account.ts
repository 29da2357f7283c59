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

/** Who somebody is, as the account tells its owner. */
export interface OwnProfile {
  email: string;
  name: string;
  lastName: string;
  job: string;
  role: string;
  changePassword: boolean;
  createdAt: string | null;
  lastAccess: string | null;
  version: number;
}

/** What reaches somebody in the bell; a severity stands for itself and all that are worse. */
export interface NoticePreference {
  alerts: 'INFO' | 'WARNING' | 'CRITICAL' | 'NONE';
  notices: 'INFO' | 'WARNING' | 'CRITICAL';
  /** That one's own reports are ready. */
  reports: boolean;
}

/** What a console keeps of how it looks and behaves; its members are the console's matter. */
export type ConsolePreference = Readonly<Record<string, string | number | boolean>>;

export interface AccountPreference {
  notices: NoticePreference;
  /** Null where none was ever kept. */
  console: ConsolePreference | null;
}
