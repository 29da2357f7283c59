import type { Sender } from './rules/sender';

// What others deliver without being asked: lines of their logs, and what an Alertmanager tells.

/** What became of lines that were handed in. */
export interface IngestReport {
  /** Lines that are kept now and were not before; the others that have no fault were there already. */
  stored: number;
  lines: number;
  /** Of the first thousand lines that have one. */
  faults: { line: number; message: string }[];
}

/** One line each; empty ones count for nothing, an error stands for a line that could not be read. */
export type Lines = AsyncIterable<string | Error> | Iterable<string | Error>;

/** Takes what services and channels deliver. */
export interface Intake {
  /**
   * Whose token or key it is.
   * @returns 'disabled' for that of a channel that is shut; 'closed' where there is neither a token nor such a key
   */
  senderOf(token: string): Promise<Sender | 'disabled' | 'unknown' | 'closed'>;
  /**
   * @param request id of the request that brings them
   * @throws SourceAway, StorageFull. What was stored until then stays, and may be sent again
   */
  take(kind: 'traces' | 'operations', lines: Lines, sender: Sender, request?: string): Promise<IngestReport>;
}

/** Takes what an Alertmanager tells. */
export interface AlertIntake {
  /** Whether it is the token of the one that may. */
  isToken(token: string): boolean;
  /** @returns how many alerts it told of; undefined for what is no message of it. @throws SourceAway */
  take(message: unknown): Promise<number | undefined>;
}
