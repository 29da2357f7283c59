import type { Account, Session } from './ports';
import type { Role } from './rules/roles';
import type { SessionOrigin } from './rules/session-origin';
import type { AccountEvent } from './user-ports';

// What sign-in of one's own asks for: the places where accounts, sessions and attempts are kept, and the mail.

export interface StoredAccount extends Account {
  passwordHash: string;
}

/** A temporary password that counts once the link of its mail is opened. */
export interface StoredRecovery {
  /** Hash of the link's token. */
  linkHash: string;
  accountId: string;
  passwordHash: string;
  expiry: number;
}

export interface AccountStore {
  /** @param email in lower case */
  byEmail(email: string): Promise<StoredAccount | undefined>;
  byId(id: string): Promise<StoredAccount | undefined>;
  /** Whatever recovery was pending is forgotten with it. */
  setPassword(id: string, passwordHash: string, changePassword: boolean): Promise<void>;
  /** In place of an earlier one of the same account. */
  keepRecovery(recovery: StoredRecovery): Promise<void>;
  /** Reads and removes it in one step: of two at once, one gets it. */
  takeRecovery(linkHash: string): Promise<StoredRecovery | undefined>;
  /** Keeps what happened to an account. */
  note(accountId: string, event: AccountEvent): Promise<void>;
}

/** An account as it is listed. */
export interface ListedAccount extends Pick<Account, 'email' | 'name' | 'lastName' | 'role' | 'changePassword'> {
  isDisabled: boolean;
}

/** Whether there was an account to do it to; 'last' where nobody would be left who administrates. */
export type AccountDeed = boolean | 'last';

/** What whoever runs the platform does to accounts. */
export interface AccountAdmin {
  /** @returns false when the e-mail or the id is taken */
  add(account: StoredAccount): Promise<boolean>;
  setRole(email: string, role: Role): Promise<AccountDeed>;
  /** Nobody signs in with it, and its sessions end. */
  disable(email: string): Promise<AccountDeed>;
  /** A temporary password; the account counts again if it was disabled, and its sessions end. */
  reset(email: string, passwordHash: string): Promise<boolean>;
  /** By e-mail. */
  list(): Promise<readonly ListedAccount[]>;
  isEmpty(): Promise<boolean>;
}

/** A token of a session; the session stays the same through renewals. */
export interface StoredToken {
  hash: string;
  sessionId: string;
  accountId: string;
  /** When the session was opened. */
  begun: number;
  expiry: number;
  renewal: Renewal | null;
}

/** That a token was renewed: its successor, sealed so that only the token's holder can read it, and the expiry of that. */
interface Renewal {
  at: number;
  successor: string;
  expiry: number;
}

export interface SessionStore {
  /** The first token of a session; that somebody came in is kept with it. */
  add(token: StoredToken, origin?: SessionOrigin): Promise<void>;
  /** Notes that a session was used, and with it when its account was last here. */
  touch(sessionId: string, at: number): Promise<void>;
  /** With the account, where one question tells both: every call asks it. */
  find(hash: string): Promise<(StoredToken & Pick<Session, 'account'>) | undefined>;
  /** Notes the renewal and adds the successor, both or neither. @returns false when it was renewed or removed before */
  renew(hash: string, renewal: Renewal, successor: StoredToken): Promise<boolean>;
  removeSession(sessionId: string): Promise<void>;
  /** All tokens of an account, but for those of one session. */
  removeAccount(accountId: string, butSessionId?: string): Promise<void>;
}

/** Attempts by key, for limits. */
export interface AttemptLog {
  add(key: string, at: number): Promise<void>;
  /** Moments after `at`, oldest first. */
  since(key: string, at: number): Promise<readonly number[]>;
  /** Removes one attempt of that moment. */
  remove(key: string, at: number): Promise<void>;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
}
