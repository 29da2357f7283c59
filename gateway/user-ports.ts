import type { StoredUser } from './rules/user';
import type { Deed, KeptAnswer } from './trail-ports';

// What the administration of accounts asks of the world around it.

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
