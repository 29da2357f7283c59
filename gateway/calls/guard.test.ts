import { expect, test } from 'vitest';
import { createApp } from '../app';
import { type Account, DatabaseAway, type Ports, type Session } from '../ports';

const ana = { id: 'ana', role: 'SOPORTE', changePassword: false } as Account;
const stands: Session = { accountId: 'ana', expiry: 1000, account: ana };

/** A platform whose session is what `found` says, and that notes what is asked of it and when. */
function platform() {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const state = {
    found: async (): Promise<Session | { refused: string }> => stands,
    list: async (): Promise<string[]> => ['pagos'],
    clock: 0,
  };
  const app = createApp({
    clock: { now: () => state.clock },
    sessions: {
      find: async () => {
        asked.push('session?');
        const found = await state.found();
        asked.push('session');
        return found;
      },
      end: async () => void asked.push('end'),
    },
    accounts: { byId: async () => undefined },
    traces: {
      options: async () => {
        asked.push('options');
        return [];
      },
      search: async () => {
        asked.push('search');
        return { parts: [], truncated: false, total: async () => 0 };
      },
    },
    reports: {
      list: () => {
        asked.push('list');
        return state.list();
      },
    },
    reportFault: (error: unknown) => void faults.push(error),
  } as unknown as Ports);
  const call = async (path = 'server', method = 'GET') => {
    asked.length = 0;
    const headers = { Authorization: 'Bearer x' };
    const answer = await app.fetch(new Request(`http://x.example.mx/${path}`, { method, headers }));
    return `${answer.status} ${await answer.text()}`;
  };
  return { call, asked, faults, state };
}

const LIST = '200 [{"name":"pagos"}]';

test('who was let in a moment ago has the answer prepared while the session is looked up, once for each call', async () => {
  const { call, asked, state } = platform();
  expect([await call(), asked]).toEqual([LIST, ['session?', 'session', 'list']]);
  expect([await call(), asked]).toEqual([LIST, ['session?', 'list', 'session']]);
  state.clock = 60_000;
  state.found = async () => ({ ...stands, expiry: 100_000 });
  expect([await call(), asked]).toEqual([LIST, ['session?', 'session', 'list']]);
});

test('so has a search in the log, whose statement goes with that of the session; all else waits for it', async () => {
  const { call, asked } = platform();
  await call();
  const found = '200 {"truncated":false,"data":[],"total":0}';
  expect([await call('trace?order=ORD-1'), asked]).toEqual([found, ['session?', 'search', 'session']]);
  expect([await call('trace/services'), asked]).toEqual(['200 []', ['session?', 'session', 'options']]);
  expect([await call('auth/session', 'DELETE'), asked]).toEqual(['204 ', ['session?', 'session', 'end']]);
});

test.each<[string, Session | { refused: string }, string]>([
  ['a session that ended', { refused: 'Token not valid' }, '401'],
  ['a token that is past', { ...stands, expiry: -1 }, '401'],
  ['an account that is disabled', { accountId: 'ana', expiry: 1000 }, '401'],
  ['another role', { ...stands, account: { ...ana, role: 'FINANZAS' } }, '403'],
  ['a password that must be changed', { ...stands, account: { ...ana, changePassword: true } }, '403'],
])('what was prepared is never told after %s, and the next call prepares nothing', async (_what, found, status) => {
  const { call, asked, state, faults } = platform();
  await call();
  state.found = async () => found;
  state.list = () => Promise.reject(new Error('nobody hears of it'));
  expect((await call()).slice(0, 3)).toBe(status);
  expect(asked).toEqual(['session?', 'list', 'session']);
  expect((await call()).slice(0, 3)).toBe(status);
  expect(asked).toEqual(['session?', 'session']);
  expect(faults).toEqual([]);
});

test('an account that changed and may go on is answered anew', async () => {
  const { call, asked, state } = platform();
  await call();
  state.found = async () => ({ ...stands, account: { ...ana, role: 'ADMINISTRATOR' } });
  expect([await call(), asked]).toEqual([LIST, ['session?', 'list', 'session', 'list']]);
});

test('what fails meanwhile fails as it would have, and a database that is away is told as such', async () => {
  const { call, state, faults } = platform();
  await call();
  const broken = new Error('x');
  state.list = () => Promise.reject(broken);
  expect((await call()).slice(0, 3)).toBe('500');
  expect(faults).toEqual([broken]);
  state.found = () => Promise.reject(new DatabaseAway('away', undefined));
  expect((await call()).slice(0, 3)).toBe('503');
  expect(faults).toEqual([broken]);
});
