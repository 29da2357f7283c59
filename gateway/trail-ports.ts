import type { AuditEntry } from './wire/refunds';

// What every write asks for: a trail of what was done, and keys by which a repeated request is known.

/** What the trail keeps of a deed; the moment is that of the change. */
export type Deed = Omit<AuditEntry, 'auditId' | 'date'>;

/** Reads the trail. */
export interface Trail {
  /** What was done to something, or to all of a kind, newest first, at most a thousand. */
  of(entity: string, entityId?: string): Promise<readonly AuditEntry[]>;
}

/** What somebody did. */
export interface Deeds {
  /** The newest so many. */
  by(email: string, most: number): Promise<readonly AuditEntry[]>;
}

/** Who does something, and from where. */
export interface Actor {
  email: string;
  name: string;
  role: string;
  ip: string;
}

/** The answer that a key was given, and to what request. */
export interface KeptAnswer<T> {
  fingerprint: string;
  answer: T;
}
