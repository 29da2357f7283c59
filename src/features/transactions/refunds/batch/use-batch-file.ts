import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { runTask } from '~/shared/hooks/tasks';
import { type BatchAnswer, postBatch } from './batch-api';
import type { LookedAt } from './batch-files';
import { type FileRow, readBatchFile } from './batch-rows';
import { copy } from './copy';
import { textOfFile } from './read-table';

/** The heaviest file that is read, bytes. */
const HEAVIEST = 5_000_000;

/** How far a file has come; `lacking`: the platform does not have the call. */
type Looked =
  | { stage: 'none' | 'reading' }
  | { stage: 'fault'; text: string }
  | { stage: 'checking'; rows: FileRow[]; unused: string[] }
  | { stage: 'failed'; error: Error; file: File }
  | { stage: 'checked'; rows: LookedAt[]; unused: string[] };

/** Reads a file in slices and has all its rows looked at, first here and then by the platform; nothing is asked for. */
export function useBatchFile() {
  const [looked, setLooked] = useState<Looked>({ stage: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const say = (next: Looked) => {
      if (!signal.aborted) setLooked(next);
    };
    if (file.size > HEAVIEST) return say({ stage: 'fault', text: copy.heavy });
    say({ stage: 'reading' });
    try {
      const read = await runTask(readBatchFile(textOfFile(await file.arrayBuffer())), signal);
      if ('fault' in read) return say({ stage: 'fault', text: read.fault });
      say({ stage: 'checking', ...read });
      const sent = read.rows.filter(({ errors }) => errors.length === 0).map(({ row }) => row);
      const answer = sent.length > 0 ? await asked(sent, signal) : undefined;
      if (answer instanceof Error) return say({ stage: 'failed', error: answer, file });
      say({ stage: 'checked', unused: read.unused, rows: read.rows.map((row) => judged(row, answer)) });
    } catch {
      say({ stage: 'fault', text: copy.unreadable });
    }
  };
  return { looked, choose, reset: () => setLooked({ stage: 'none' }) };
}

const asked = (rows: Parameters<typeof postBatch>[0]['rows'], signal: AbortSignal) =>
  postBatch({ rows, dryRun: true }, { signal }).catch((error: Error) => error);

/** A row with what the platform says of it, or what was wrong before it was asked. */
export function judged(
  { row, typed, errors }: Omit<FileRow, 'typed'> & Partial<FileRow>,
  answer: BatchAnswer | undefined,
): LookedAt {
  const told = answer?.rows.find(({ line }) => line === row.line);
  const looked = { row, ...(typed && { typed }), refundId: told?.refundId ?? null };
  if (errors.length > 0) return { ...looked, errors };
  if (!told) return { ...looked, errors: [copy.unanswered] };
  if (told.ok) return { ...looked, errors: [] };
  const { message, remainingAmount } = told;
  const left = remainingAmount ? copy.left(formatMoney(remainingAmount, row.currency)) : '';
  return { ...looked, errors: [[visibleText(message ?? copy.unanswered), left].filter(Boolean).join(' ')] };
}
