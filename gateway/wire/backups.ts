// What the calls about backups answer, as docs/openapi.yaml says it. Moments are ISO 8601.

import type { Person } from './refunds';

export const backupSources = ['ATALAYA', 'CONFIG', 'ELASTIC', 'MONGO', 'MYSQL', 'REDIS'] as const;
export type BackupSource = (typeof backupSources)[number];

export const backupTypes = ['FULL', 'INCREMENTAL'] as const;
export type BackupType = (typeof backupTypes)[number];

export const backupStatuses = ['QUEUED', 'RUNNING', 'COMPLETED', 'PARTIAL', 'FAILED', 'CANCELLED', 'EXPIRED'] as const;
export type BackupStatus = (typeof backupStatuses)[number];

/** What came of restoring one into an empty store: FAILED where that could not be tried to its end. */
export type VerificationStatus = 'QUEUED' | 'RUNNING' | 'GOOD' | 'BAD' | 'FAILED';

export type BackupAction = 'CANCEL' | 'VERIFY' | 'REPEAT' | 'DELETE';

interface Verification {
  status: VerificationStatus;
  at: string | null;
  message: string | null;
}

export interface Backup {
  backupId: string;
  name: string;
  source: BackupSource;
  type: BackupType;
  trigger: 'MANUAL' | 'SCHEDULED';
  /** Null where its schedule did. */
  requestedBy: Person | null;
  reason: string | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  status: BackupStatus;
  /** Of 100; null where nothing is under way. */
  progress: number | null;
  errorMessage: string | null;
  sizeBytes: number | null;
  /** SHA-256 of the file, in hexadecimal. */
  checksum: string | null;
  /** Its name in the folder of backups; null where there is none any more. */
  file: string | null;
  /** In all tables. */
  rowCount: number | null;
  retentionUntil: string | null;
  /** The average of the good ones of the same kind before it. */
  usualMs: number | null;
  usualBytes: number | null;
  /** That of the good one before it. */
  previousBytes: number | null;
  verification: Verification | null;
  /** What may be done with it now. */
  actions: readonly BackupAction[];
  /** Why it may not be deleted, where that is so for its file. */
  locked: string | null;
}

/** How a source stands. */
export interface BackupSummary {
  source: BackupSource;
  types: readonly BackupType[];
  lastSuccessAt: string | null;
  lastSizeBytes: number | null;
  /** Older than this, the last good one is too old. */
  maxAgeHours: number;
  isLate: boolean;
  nextRunAt: string | null;
  running: { backupId: string; progress: number | null } | null;
  /** The newest fourteen, oldest first. */
  runs: readonly { backupId: string; status: BackupStatus; at: string }[];
}

export interface BackupPage {
  data: readonly Backup[];
  page: number;
  size: number;
  total: number;
  /** Of those that all other filters find. */
  statusCounts: Readonly<Record<BackupStatus, number>>;
  sources: readonly BackupSummary[];
  usedBytes: number;
  capacityBytes: number | null;
  generatedAt: string;
}

export interface BackupSchedule {
  source: BackupSource;
  everyHours: number;
  /** Of the platform's clock, 0 to 23: from which it counts. */
  hour: number;
  retentionDays: number;
  /** Whether each one is restored into an empty store as soon as it is there. */
  verifies: boolean;
  paused: boolean;
  nextRunAt: string | null;
  updatedBy: Person | null;
  updatedAt: string | null;
  version: number;
}
