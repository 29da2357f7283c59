import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type GuardedCall, ingestCalls, openCalls, type Role, roles } from '../../gateway/rules/roles';
import { documentedCalls } from '../contract/document';
import { createPlatform } from '../handlers/platform';
import { type Ask, newToken, people, permissions, type Row } from './permissions.fixture';

const BASE = 'http://platform.example.mx/api';

/** The app over a memory of its own, so that nothing that one call does is there for the next. */
function platform(): Ask {
  const answer = createPlatform('/api');
  return async (call, token, body) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = {
      ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      'Idempotency-Key': crypto.randomUUID(),
    };
    const request = new Request(`${BASE}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const response = await answer(request);
    if (!response) throw new Error(`${call} is no call.`);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { status: response.status, answer: isJson ? JSON.parse(text) : text };
  };
}

/** For calls that only read. */
let read: Ask;

beforeAll(() => {
  // What is invented is kept for so long, and some of it is there at some hours alone.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T20:00:00-06:00') });
  read = platform();
});
afterAll(() => {
  vi.useRealTimers();
});

/** What becomes of a call that somebody makes about a thing of the owner. */
async function statusOf(name: GuardedCall, { thing, query = '', body }: Row, caller: string, owner: string) {
  const ask = name.startsWith('GET ') && !thing ? read : platform();
  const found = (await thing?.(ask, newToken(owner))) ?? { id: '' };
  const asked = typeof query === 'string' ? query : query(found);
  const path = name.replace(/\{.*\}/, found.id);
  const { status } = await ask(`${path}${asked && `?${asked}`}`, newToken(caller), body?.(found));
  return status;
}

test('every call of the document after sign-in has its row', () => {
  const others: readonly string[] = [...openCalls, ...ingestCalls];
  const documented = documentedCalls.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(permissions).toSorted()).toEqual(documented.filter((call) => !others.includes(call)).toSorted());
});

describe.each(documentedCalls.filter(({ roles: allowed }) => allowed))(
  '$method $path',
  ({ method, path, roles: allowed }) => {
    const name = `${method} ${path}` as GuardedCall;
    const row = permissions[name];
    test.each(roles)('%s', async (role: Role) => {
      const { caller, other } = people[role];
      const isAllowed = allowed?.includes(role);
      // What one may not make, somebody else has made.
      const own = await statusOf(name, row, caller, isAllowed || row.foreign === undefined ? caller : other);
      const foreign = row.foreign === undefined ? undefined : await statusOf(name, row, caller, other);
      expect({ own, foreign }).toEqual(
        isAllowed
          ? { own: row.except?.[role] ?? row.own, foreign: row.foreign }
          : { own: 403, foreign: row.foreign && 403 },
      );
    });
  },
);
