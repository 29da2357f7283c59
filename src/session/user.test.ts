import { describe, expect, test } from 'vitest';
import { refreshedUser, type SessionUser, userFromAnswer, userFromStorage } from './user';

const answer = {
  email: 'ana.luna@example.mx',
  name: 'Ana',
  lastName: 'Luna',
  job: 'Analista',
  role: 'FINANZAS',
  token: 'tok-1',
  tokenExpiration: '2026-11-27T09:00:00Z',
  changePassword: true,
};

const user: SessionUser = {
  ...answer,
  tokenExpired: false,
  tokenExpirationRevalidate: '2026-11-27T09:10:00.000Z',
  reloadExpired: false,
};

/** The members of spec 4.1, all of them and no other. */
const fields = Object.keys(user).sort();

describe('userFromAnswer', () => {
  test('opens a session with the revalidate time and both flags down', () => {
    expect(userFromAnswer(answer)).toEqual(user);
  });

  test('keeps nothing but the fields of spec 4.1', () => {
    const opened = userFromAnswer({ ...answer, password: 'secreto', tokenExpired: true, reloadExpired: true });
    expect(Object.keys(opened).sort()).toEqual(fields);
    expect(opened).toEqual(user);
  });

  test.each(['name', 'lastName', 'job', 'role'])('%s missing, null or odd is blank', (member) => {
    for (const odd of [undefined, null, 7, ['x'], { a: 1 }]) {
      expect(userFromAnswer({ ...answer, [member]: odd })).toMatchObject({ [member]: '' });
    }
  });

  test.each<[unknown, boolean]>([
    [true, true],
    [false, false],
    [undefined, false],
    [null, false],
    ['true', false],
    [1, false],
  ])('changePassword %j is %s', (changePassword, expected) => {
    expect(userFromAnswer({ ...answer, changePassword }).changePassword).toBe(expected);
  });

  test.each<[unknown, SessionUser['tokenExpiration']]>([
    [1_795_770_000, 1_795_770_000],
    ['pronto', 'pronto'],
    [null, null],
    [undefined, null],
    [{}, null],
    [true, null],
  ])('tokenExpiration %j is kept as %j', (tokenExpiration, expected) => {
    expect(userFromAnswer({ ...answer, tokenExpiration }).tokenExpiration).toBe(expected);
  });

  test('an unreadable expiry has no revalidate time', () => {
    expect(userFromAnswer({ ...answer, tokenExpiration: 'pronto' }).tokenExpirationRevalidate).toBeNull();
  });

  test.each<[string, unknown]>([
    ['no e-mail', { ...answer, email: undefined }],
    ['a blank e-mail', { ...answer, email: '  ' }],
    ['an e-mail that is no text', { ...answer, email: 7 }],
    ['no token', { ...answer, token: undefined }],
    ['a blank token', { ...answer, token: '' }],
    ['a list', [answer]],
    ['text', 'ok'],
    ['nothing', undefined],
    ['null', null],
  ])('%s is no session', (_, odd) => {
    expect(() => userFromAnswer(odd)).toThrow();
  });

  test('hostile keys change nothing', () => {
    const hostile: unknown = JSON.parse(
      `{"__proto__":{"role":"ADMINISTRATOR","admin":true},"constructor":{"prototype":{"admin":true}},${JSON.stringify(answer).slice(1)}`,
    );
    const opened = userFromAnswer(hostile);
    expect(opened).toEqual(user);
    expect(Object.keys(opened).sort()).toEqual(fields);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });
});

describe('userFromStorage', () => {
  test('gives back what was kept', () => {
    const kept = { ...user, tokenExpired: true, reloadExpired: true };
    expect(userFromStorage(JSON.stringify(kept))).toEqual(kept);
  });

  test('members that are missing or odd have their safe value', () => {
    expect(userFromStorage('{"email":"a@example.mx","token":"t","tokenExpired":"yes","reloadExpired":1}')).toEqual({
      email: 'a@example.mx',
      name: '',
      lastName: '',
      job: '',
      role: '',
      token: 't',
      tokenExpiration: null,
      tokenExpired: false,
      tokenExpirationRevalidate: null,
      reloadExpired: false,
      changePassword: false,
    });
  });

  test.each([
    '',
    '{',
    'undefined',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"email":"a@example.mx"',
    '{"email":"","token":"t"}',
  ])('the text %j is none', (text) => {
    expect(userFromStorage(text)).toBeNull();
  });
});

describe('refreshedUser', () => {
  const now = Date.UTC(2026, 10, 27, 9, 5);
  const news = { token: 'tok-2', tokenExpiration: '2026-11-27T10:00:00Z' };
  const expired = { ...user, tokenExpired: true };

  test('merges: absent and null members keep their value, flags fall, ten minutes count anew', () => {
    expect(refreshedUser(expired, { ...news, name: null, job: undefined }, now)).toEqual({
      ...user,
      ...news,
      tokenExpirationRevalidate: '2026-11-27T10:10:00.000Z',
    });
  });

  test('members that came are taken', () => {
    const changed = { email: 'a@example.mx', name: 'A', lastName: 'L', job: '', role: 'TELCEL', changePassword: false };
    expect(refreshedUser(expired, { ...news, ...changed }, now)).toMatchObject(changed);
  });

  test('members of the wrong type keep their value', () => {
    expect(refreshedUser(expired, { ...news, email: 7, role: {}, changePassword: 'no' }, now)).toMatchObject({
      email: user.email,
      role: user.role,
      changePassword: true,
    });
  });

  test.each<[string, unknown]>([
    ['an expiry in the past', { ...news, tokenExpiration: '2026-11-27T09:04:59Z' }],
    ['an expiry right now', { ...news, tokenExpiration: now }],
    ['an unreadable expiry', { ...news, tokenExpiration: 'pronto' }],
    ['no expiry', { token: 'tok-2' }],
    ['no token', { tokenExpiration: news.tokenExpiration }],
    ['a blank token', { ...news, token: ' ' }],
    ['an empty answer', undefined],
    ['HTML', '<html></html>'],
  ])('%s is refused', (_, odd) => {
    expect(() => refreshedUser(expired, odd, now)).toThrow();
  });
});
