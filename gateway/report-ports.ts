import type { OperationFilter } from './rules/operation-filter';
import type { OperationSums, SumsBy } from './rules/operation-sums';
import type { Page } from './rules/paging';
import type { StoredReport } from './rules/report';
import type { StoredSchedule } from './rules/report-schedule';
import type { Deed, KeptAnswer } from './trail-ports';
import type { Operation } from './wire/operations';

// What reports ask of the world around them: where they, their files and their schedules are kept.

/** Of operations, what reports are made of. */
export interface ReportedOperations {
  page(filter: OperationFilter, page: Page, at: number): Promise<{ data: readonly Operation[] }>;
  /** What a filter finds, added up for each mixture of values of some members and for each bucket. */
  sums(filter: OperationFilter, by: SumsBy, at: number): Promise<readonly OperationSums[]>;
  /** All that a filter finds, oldest first, in parts of which each is read when it is wanted. */
  all(filter: OperationFilter, at: number): AsyncIterable<readonly Operation[]>;
}

/** What changes together, and beside nobody else who changes the same. */
export interface ReportUnit {
  /** Keeps a key for one request of somebody. @returns what it was answered, where it came before */
  claim<T>(email: string, key: string): Promise<KeptAnswer<T> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<unknown>): Promise<void>;
  report(reportId: string): Promise<StoredReport | undefined>;
  putReport(report: StoredReport): Promise<void>;
  /** With its file. */
  dropReport(reportId: string): Promise<void>;
  /** How many of somebody are not finished. */
  open(email: string): Promise<number>;
  schedule(scheduleId: string): Promise<StoredSchedule | undefined>;
  putSchedule(schedule: StoredSchedule): Promise<void>;
  dropSchedule(scheduleId: string): Promise<void>;
  /** Writes to the trail. The last thing that is done. */
  write(deed: Deed): Promise<void>;
}

/** What was written of a file since it was last told. */
export interface Written {
  rowCount: number;
  bytes: Uint8Array;
}

export interface ReportStore {
  change<T>(now: number, work: (unit: ReportUnit) => Promise<T>): Promise<T>;
  /** Those that somebody has asked for or is sent, newest first. */
  page(
    email: string,
    slice: { page: number; size: number },
  ): Promise<{ reports: readonly StoredReport[]; total: number }>;
  find(reportId: string): Promise<StoredReport | undefined>;
  /**
   * Takes one that waits for its file, or whose end nobody was told yet: nobody else gets it until the hold is over. What an
   * earlier try has written of it is gone, and its `run` is the next.
   */
  take(now: number, holdMs: number): Promise<StoredReport | undefined>;
  /** Puts the end of a hold off while work or its telling goes on. @returns false where it is no longer this run's, or told */
  hold(taken: StoredReport, until: number): Promise<boolean>;
  /** Adds to a file. @returns false where it is no longer this run's: cancelled, or taken by somebody else */
  append(taken: StoredReport, written: Written, until: number): Promise<boolean>;
  /** Writes how a run ended, unless it is no longer its own. */
  finish(taken: StoredReport, next: StoredReport): Promise<boolean>;
  /** Parts of a file, in their order, each read when it is wanted. */
  file(reportId: string): AsyncIterable<Uint8Array>;
  /** Takes the files away whose time is over, and what ended before a moment altogether. */
  expire(now: number, forgetBefore: number): Promise<void>;
  schedules(): Promise<readonly StoredSchedule[]>;
}
