import { once } from 'node:events';
import { promises as files } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { StorageFull } from '../ports';
import { lockFolder } from './folder-lock';

/**
 * What stays free on the disk, bytes. The engine fails well where a table cannot grow, but never comes back when its own log
 * cannot: so nothing is added before that.
 */
const RESERVE = 64_000_000;

interface Answer {
  rows: [];
  rowCount: number;
  fault?: { message: string };
}

/** PostgreSQL inside this process, in a thread of its own, as a pool of one connection; without a folder in memory alone. */
export async function openPglite(folder?: string): Promise<PostgresPool> {
  const unlock = folder === undefined ? () => undefined : lockFolder(folder);
  const worker = new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: { folder } });
  try {
    await once(worker, 'message');
  } catch (error) {
    unlock();
    throw error;
  }

  /** One question at a time, as a connection has them; a thread that dies fails the one that waits. */
  async function ask(question: unknown): Promise<Answer> {
    worker.postMessage(question);
    const [answer] = (await once(worker, 'message')) as [Answer];
    if (answer.fault) throw Object.assign(new Error(answer.fault.message), answer.fault);
    return answer;
  }

  let free: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<PostgresPoolClient> {
    const turn = free;
    let release = () => {};
    free = new Promise<void>((resolve) => {
      release = resolve;
    });
    await turn;
    const query = async (text: string, parameters: readonly unknown[] = []) => {
      if (folder !== undefined && /\binsert into\b/i.test(text) && (await isFull(folder)))
        throw new StorageFull(`Less than ${RESERVE} bytes are free in ${folder}.`);
      return { command: commandOf(text), ...(await ask({ text, parameters })) };
    };
    // There are no cursors, which the type would also have.
    return { query: query as never, release };
  }

  async function end(): Promise<void> {
    await free;
    await ask('close');
    await worker.terminate();
    unlock();
  }

  return { connect, end };
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await files.statfs(folder);
  return bavail * bsize < RESERVE;
}

/** Which kind of statement it is, as a server would say. */
const commandOf = (text: string) => text.trimStart().split(/\s/, 1)[0]?.toUpperCase();
