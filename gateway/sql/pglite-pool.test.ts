import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../ports';
import { openPglite } from './pglite-pool';

const folder = mkdtempSync(join(tmpdir(), 'atalaya-worker-'));

/** A thread that answers, and dies of one question as it does when it has no more memory. */
function thread(name: string, text: string): URL {
  const file = join(folder, name);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${text}`);
  return pathToFileURL(file);
}

test('a thread that dies fails the question that it had, and the next one starts another', async () => {
  const mortal = `
    parentPort.on('message', ({ text }) => {
      if (text === 'throw') throw new Error('out of memory');
      if (text === 'exit') process.exit();
      parentPort.postMessage({ rows: [{ text }], rowCount: 1 });
    });
    parentPort.postMessage('open');`;
  const pool = await openPglite(undefined, thread('mortal.mjs', mortal));
  const ask = async (text: string) => {
    const client = await pool.connect();
    const answer = client.query(text, []);
    return answer.finally(() => client.release());
  };
  expect(await ask('one')).toMatchObject({ rows: [{ text: 'one' }] });
  for (const [text, reason] of [
    ['throw', 'The embedded database ended: out of memory'],
    ['exit', 'The embedded database ended'],
  ] as const) {
    const failed = await ask(text).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(DatabaseAway);
    expect((failed as Error).message).toContain(reason);
    expect(await ask('two')).toMatchObject({ rows: [{ text: 'two' }] });
  }
  await pool.end();
});

test('one that cannot be opened says why', async () => {
  await expect(openPglite(undefined, thread('broken.mjs', "throw new Error('no such folder');"))).rejects.toThrow(
    /^no such folder$/,
  );
  rmSync(folder, { recursive: true });
});
