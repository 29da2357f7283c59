import { expect, test } from 'vitest';
import type { SessionUser } from '~/session/user';
import { changedUser } from './changed-user';

const user: SessionUser = {
  email: 'lucia.mora@example.mx',
  name: 'Lucía',
  lastName: 'Mora',
  job: 'Analista',
  role: 'FINANZAS',
  token: 'tok-1',
  tokenExpiration: '2026-11-27T09:00:00Z',
  tokenExpired: true,
  tokenExpirationRevalidate: '2026-11-27T09:10:00.000Z',
  reloadExpired: false,
  changePassword: true,
};
const kept = { ...user, changePassword: false };

test.each<[what: string, answer: unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['text', 'ok'],
  ['a list', []],
  ['members that are null or odd', { name: null, job: 7, role: {}, token: '', tokenExpiration: {}, email: ' ' }],
  ['the flag still up', { changePassword: true }],
])('%s keeps the session and lowers the flag', (_what, answer) => {
  expect(changedUser(user, answer)).toEqual(kept);
});

test('a session user replaces what there was, and a new token is not past', () => {
  const answer = {
    email: 'Lucia.Mora@example.mx',
    name: 'Lucy',
    lastName: 'M.',
    job: 'Jefa',
    role: 'TELCEL',
    token: 'tok-2',
    tokenExpiration: '2026-11-27T10:00:00Z',
    changePassword: false,
    password: 'secreto',
  };
  const { password: _, ...fields } = answer;
  expect(changedUser(user, answer)).toEqual({
    ...fields,
    email: 'lucia.mora@example.mx',
    tokenExpired: false,
    tokenExpirationRevalidate: '2026-11-27T10:10:00.000Z',
    reloadExpired: false,
  });
});

test('an answer of somebody else is refused', () => {
  expect(() => changedUser(user, { email: 'otro@example.mx', token: 'tok-9' })).toThrow();
});
