import type { SessionOrigin } from './rules/session-origin';
import type { StoredUser } from './rules/user';
import type { Deed, KeptAnswer } from './trail-ports';
import type { AccountEventKind, AccountPreference } from './wire/account';

// What the administration of accounts, by others and by oneself, asks of the world around it. Moments are epoch ms.

/** A temporary password that counts once the link of its mail is opened. */
interface MailedLink {
  linkHash: string;
  accountId: string;
  passwordHash: string;
  expiry: number;
}

export interface UserLetter {
  to: string;
  subject: string;
  text: string;
}

/** An account as it is to be, and what goes with that. */
export interface UserWrite {
  user: StoredUser;
  /** In place of the one that it has. */
  passwordHash?: string;
  /** A link for it in place of any other; null takes that away. */
  recovery?: MailedLink | null;
  endsSessions?: boolean;
  forgetsAttempts?: boolean;
}

/** One account while nobody else changes it, nor who administrates. */
export interface UserUnit {
  /** Undefined for an id that names nobody. */
  user: StoredUser | undefined;
  /** Those who can sign in and administrate. */
  administrators: readonly Pick<StoredUser, 'id' | 'email'>[];
  claim(email: string, key: string): Promise<KeptAnswer<string> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<string>): Promise<void>;
  /** Writes an account and its entry in the trail. @returns false for a new one whose e-mail somebody has */
  put(write: UserWrite, deed: Deed): Promise<boolean>;
}

export interface UserStore {
  all(now: number): Promise<readonly StoredUser[]>;
  /** All that is written counts at once, or nothing of it when the work throws. */
  change<T>(userId: string, now: number, work: (unit: UserUnit) => Promise<T>): Promise<T>;
}

/** A temporary password and the link that makes it count, both made anew. */
export interface Credentials {
  password: string;
  passwordHash: string;
  token: string;
  linkHash: string;
  /** The hash of a password that nobody knows. */
  nobodysHash: string;
}

/** A session that is open. */
export interface OpenSession extends SessionOrigin {
  id: string;
  begun: number;
  lastUsed: number;
}

/** Something that happened to an account itself. */
export interface AccountEvent extends SessionOrigin {
  kind: AccountEventKind;
  at: number;
}

export interface OwnAccountStore {
  /** Those of an account that are open, in no order. */
  sessions(accountId: string, now: number): Promise<readonly OpenSession[]>;
  /** Ends sessions of an account and, if one was open, writes it down. @returns how many */
  end(accountId: string, sessionIds: readonly string[], deedOf: (ended: number) => Deed, at: number): Promise<number>;
  /** The newest so many. */
  events(accountId: string, most: number): Promise<readonly AccountEvent[]>;
  /** What was ever kept. */
  preference(accountId: string): Promise<Partial<AccountPreference>>;
  /** Each part in place of the one before, and what the trail is to have of it. */
  keepPreference(
    accountId: string,
    parts: Partial<AccountPreference>,
    deed: Deed | undefined,
    at: number,
  ): Promise<void>;
}
