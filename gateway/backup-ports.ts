import type { StoredBackup } from './rules/backup';
import type { StoredBackupSchedule } from './rules/backup-schedule';
import type { Deed, KeptAnswer } from './trail-ports';
import type { BackupSource, BackupType, VerificationStatus } from './wire/backups';

// What backups ask of the world around them: where they are remembered, and who makes them.

/** What changes together, and beside nobody else who changes the same. */
export interface BackupUnit {
  /** Keeps a key for one request of somebody. @returns what it was answered, where it came before */
  claim<T>(email: string, key: string): Promise<KeptAnswer<T> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<unknown>): Promise<void>;
  /** All that is remembered, newest first. */
  all(): Promise<readonly StoredBackup[]>;
  put(backup: StoredBackup): Promise<void>;
  forget(backupIds: readonly string[]): Promise<void>;
  /** Until when whoever works on a backup holds it; nobody does at 0. */
  heldUntil(backupId: string): Promise<number>;
  hold(backupId: string, until: number): Promise<void>;
  schedules(): Promise<readonly StoredBackupSchedule[]>;
  putSchedule(schedule: StoredBackupSchedule): Promise<void>;
  /** Writes to the trail. The last thing that is done. */
  write(deed: Deed): Promise<void>;
}

export interface BackupStore {
  /** One after the other, on all gateways of a database. */
  change<T>(now: number, work: (unit: BackupUnit) => Promise<T>): Promise<T>;
  /** All that is remembered, newest first. */
  all(): Promise<readonly StoredBackup[]>;
  schedules(): Promise<readonly StoredBackupSchedule[]>;
}

/** Why a backup, or its verification, could not be done to its end; people read the message. */
export class BackupFault extends Error {}

/** What was restored is not what was backed up; people read the message. */
export class NotSound extends Error {}

/** What is under way for a backup, and how it is stopped. */
export interface BackupJob {
  backup: StoredBackup;
  signal: AbortSignal;
  /** Of 100. */
  progress(percent: number): void;
}

interface MadeBackup {
  file: string;
  sizeBytes: number;
  checksum: string;
  rowCount: number;
}

interface Source {
  source: BackupSource;
  types: readonly BackupType[];
}

/** A store that this process backs up by itself. */
export interface OwnSource extends Source {
  /** @throws BackupFault */
  make(job: BackupJob): Promise<MadeBackup>;
  /** Restores it into an empty store and compares. @throws BackupFault, NotSound */
  verify(job: BackupJob): Promise<void>;
  /** Takes away what a job has left that was ended in its middle. */
  clear(backup: StoredBackup): Promise<void>;
  /** Takes its file away; none is no fault. */
  drop(file: string): Promise<void>;
  /** Of the place where files lie: all of it, and what is free. */
  room(): Promise<{ capacityBytes: number; freeBytes: number } | undefined>;
}

/** How somebody else's work on a backup stands. */
export type Looked =
  | { progress: number }
  | (Pick<StoredBackup, 'status' | 'errorMessage' | 'sizeBytes' | 'checksum' | 'file' | 'rowCount'> & { at: number });

/** A store that somebody else backs up, who is asked how that stands. */
export interface OtherSource extends Source {
  look(backup: StoredBackup, now: number): Looked;
  /** Since when it is verified stands in `verifiedAt`. @returns undefined while it is under way */
  lookVerified(backup: StoredBackup, now: number): { status: VerificationStatus; at: number } | undefined;
  capacityBytes: number;
}
