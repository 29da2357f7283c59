import { expect, test } from 'vitest';
import { createApp } from '../app';
import { type Ports, SourceAway } from '../ports';

/** Asks for log entries that come in parts. @returns the answer, and the faults that were reported */
async function asked(parts: () => Generator<string>, total: () => Promise<number | undefined>) {
  const faults: unknown[] = [];
  const app = createApp({
    clock: { now: () => 0 },
    sessions: { find: async () => ({ accountId: 'ana', expiry: 1 }) },
    accounts: { byId: async () => ({ role: 'SOPORTE' }) },
    traces: { search: async () => ({ parts: parts(), truncated: true, total }) },
    reportFault: (error: unknown) => void faults.push(error),
  } as unknown as Ports);
  const headers = { Authorization: 'Bearer x' };
  const answer = await app.fetch(new Request('http://x.example.mx/trace', { headers }));
  return { answer, faults };
}

test('entries are asked for as they are read, and what is left is never asked for', async () => {
  const made: string[] = [];
  const { answer } = await asked(
    function* () {
      try {
        for (const part of ['{"a":1}', ',{"a":2}', ',{"a":3}']) {
          made.push(part);
          yield part;
        }
      } finally {
        made.push('left');
      }
    },
    async () => 7,
  );
  const reader = answer.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect([await next(), made]).toEqual(['{"truncated":true,"data":[', []]);
  expect([await next(), made]).toEqual(['{"a":1}', ['{"a":1}']]);
  await reader?.cancel();
  expect(made).toEqual(['{"a":1}', 'left']);
});

test.each([
  [7, { truncated: true, data: [{ a: 1 }, { a: 2 }], total: 7 }],
  [undefined, { truncated: true, data: [{ a: 1 }, { a: 2 }] }],
])('a count of %s stands behind them', async (count, body) => {
  const { answer } = await asked(
    function* () {
      yield '{"a":1}';
      yield ',{"a":2}';
    },
    async () => count,
  );
  expect([answer.status, await answer.json()]).toEqual([200, body]);
});

test.each([
  [new SourceAway('x'), []],
  [new TypeError('x'), [new TypeError('x')]],
])('an answer that cannot go on breaks off: %o', async (fault, reported) => {
  const { answer, faults } = await asked(
    function* () {
      yield '{"a":1}';
      throw fault;
    },
    async () => 7,
  );
  await expect(answer.text()).rejects.toThrow();
  expect(faults).toEqual(reported);
});
