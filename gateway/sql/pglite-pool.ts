import { promises as files } from 'node:fs';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseAway, StorageFull } from '../ports';
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

export interface EmbeddedPool extends PostgresPool {
  /**
   * Writes all files of the database into a new one, packed, for its owner alone; whoever asks for it holds the connection.
   * @returns once nothing that is done later can get into it; its `written` ends with the last byte on its way to the disk
   */
  dump(file: string): Promise<{ written: Promise<void> }>;
}

/**
 * PostgreSQL inside this process, in a thread of its own, as a pool of one connection; without a folder in memory alone.
 * @param begun files of a database, which are in a folder in which nothing was
 */
export async function openPglite(
  folder?: string,
  program = new URL('./pglite-worker.js', import.meta.url),
  begun?: string,
): Promise<EmbeddedPool> {
  const unlock = folder === undefined ? () => undefined : lockFolder(folder);
  /** Undefined when it has died: the next who asks starts another. */
  let running: Worker | undefined;
  try {
    running = await start();
  } catch (error) {
    unlock();
    throw error;
  }

  async function start(): Promise<Worker> {
    const worker = new Worker(program, { workerData: { folder, fresh: begun ?? process.env.PGLITE_FRESH_DATABASE } });
    let fault: Error | undefined;
    worker.on('error', (error) => {
      fault = error;
    });
    worker.once('exit', () => {
      running = undefined;
      worker.emit('messageerror', new DatabaseAway(`The embedded database ended: ${fault?.message}`, fault));
    });
    await answerOf(worker).catch((away: Error) => {
      throw away.cause ?? away;
    });
    return worker;
  }

  /** One question at a time, as a connection has them; a thread that dies fails the one that waits. */
  async function ask(question: unknown, transferred: MessagePort[] = []): Promise<Answer> {
    running ??= await start().catch((error: Error) => {
      throw new DatabaseAway(`The embedded database cannot be opened again: ${error.message}`, error);
    });
    running.postMessage(question, transferred);
    const answer = await answerOf(running);
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
    await running?.terminate();
    unlock();
  }

  async function dump(file: string): Promise<{ written: Promise<void> }> {
    const { port1: here, port2: there } = new MessageChannel();
    const written = new Promise<void>((resolve, reject) => {
      here.once('message', (fault?: { message: string }) =>
        fault ? reject(Object.assign(new Error(fault.message), fault)) : resolve(),
      );
      here.once('close', () => reject(new DatabaseAway('The embedded database ended.', undefined)));
    });
    // Who asked waits for it later.
    written.catch(() => undefined);
    await ask({ dump: file, port: there }, [there]);
    return { written };
  }

  return { connect, end, dump };
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await files.statfs(folder);
  return bavail * bsize < RESERVE;
}

/** What a thread says next. @throws DatabaseAway when it dies instead */
function answerOf(worker: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (message: Answer | undefined, fault?: unknown) => {
      worker.off('message', resolved).off('messageerror', rejected);
      return message ? resolve(message) : reject(fault);
    };
    const resolved = (message: Answer) => settle(message);
    const rejected = (fault: unknown) => settle(undefined, fault);
    worker.on('message', resolved).on('messageerror', rejected);
  });
}

/** Which kind of statement it is, as a server would say. */
const commandOf = (text: string) => text.trimStart().split(/\s/, 1)[0]?.toUpperCase();
