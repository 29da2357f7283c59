import { setTimeout as wait } from 'node:timers/promises';
import type { IngestReport, Lines } from '../intake-ports';
import { StartFault } from './start-faults';

/** Where lines go, and who hears of them. */
interface Delivery {
  /** Of one of the calls that take lines. */
  url: string;
  token: string;
  fault(line: number, message: string): void;
  progress(sum: Sum): void;
  /** Nobody answers, or says to come again later: how long until the next attempt, ms. */
  waiting(message: string, pause: number): void;
}

/** What became of all lines so far. */
export interface Sum {
  lines: number;
  stored: number;
  faulty: number;
}

const BATCH = 1000;
/** Characters, far below what a request may hold. */
const BATCH_SIZE = 8_000_000;

/** For how long an answer is waited for, ms. */
const PATIENCE = 120_000;
/** Between attempts, ms: twice as long each time, for a gateway that starts anew or a database that is away. */
const [FIRST_PAUSE, LONGEST_PAUSE, ATTEMPTS] = [1000, 30_000, 12];

const copy = {
  away: (url: string) => `No hay respuesta de ${url}.`,
  answered: (status: number, message: string) => `El servidor respondió ${status}: ${message}`,
};

/**
 * Hands lines to a gateway in batches, each until it is answered: what was taken before is not taken twice.
 * @throws StartFault that says why it cannot go on
 */
export async function deliver(lines: Lines, delivery: Delivery): Promise<Sum> {
  const sum: Sum = { lines: 0, stored: 0, faulty: 0 };
  let [batch, size, number]: [{ number: number; text: string }[], number, number] = [[], 0, 0];
  const tell = (line: number, message: string) => {
    sum.faulty += 1;
    delivery.fault(line, message);
  };
  const flush = async () => {
    if (batch.length === 0) return;
    const report = await send(batch.map(({ text }) => text).join('\n'), delivery);
    sum.stored += report.stored;
    for (const { line, message } of report.faults) tell(batch[line - 1]?.number ?? 0, message);
    [batch, size] = [[], 0];
    delivery.progress(sum);
  };
  for await (const line of lines) {
    number += 1;
    if (typeof line === 'string' && line.trim() === '') continue;
    sum.lines += 1;
    if (typeof line !== 'string') tell(number, line.message);
    else {
      batch.push({ number, text: line });
      size += line.length;
    }
    if (batch.length === BATCH || size > BATCH_SIZE) await flush();
  }
  await flush();
  return sum;
}

async function send(body: string, { url, token, waiting }: Delivery): Promise<IngestReport> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' };
  for (let attempt = 1; ; attempt += 1) {
    const usual = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
    let [message, pause] = [copy.away(url), usual];
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text);
      message = copy.answered(answer.status, messageOf(text));
      if (![429, 502, 503, 504].includes(answer.status)) throw new StartFault(message);
      pause = Math.max(usual, Number(answer.headers.get('Retry-After') ?? 0) * 1000);
    } catch (error) {
      if (error instanceof StartFault) throw error;
    }
    if (attempt === ATTEMPTS) throw new StartFault(message);
    waiting(message, pause);
    await wait(pause);
  }
}

/** A proxy may answer something else than the platform does. */
function messageOf(text: string): string {
  try {
    return String(JSON.parse(text).message);
  } catch {
    return text.trim().slice(0, 200) || 'sin contenido';
  }
}
