import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { currentUser, readSession, sessionCleared, sessionStarted } from './session-store';
import { signOut } from './sign-out';
import { userFromAnswer } from './user';

beforeEach(() => sessionStarted(userFromAnswer({ email: 'a@example.mx', token: 'tok-1' })));

test.each([200, 204, 401, 403])('%d from the server clears the session', async (status) => {
  let authorization: string | null = null;
  network.use(
    http.delete(`${apiBase}/auth/session`, ({ request }) => {
      authorization = request.headers.get('Authorization');
      return new HttpResponse(status === 200 ? 'adiós' : null, { status });
    }),
  );
  expect(await signOut()).toBe('done');
  expect(authorization).toBe('Bearer tok-1');
  expect([readSession(), currentUser()]).toEqual([null, null]);
});

test.each([
  ['500', () => new HttpResponse(null, { status: 500 })],
  ['no network', () => HttpResponse.error()],
])('%s keeps it, so that nobody believes to be signed out who is not', async (_name, answer) => {
  network.use(http.delete(`${apiBase}/auth/session`, answer));
  expect(await signOut()).toBe('failed');
  expect(currentUser()?.token).toBe('tok-1');
  expect(readSession()?.token).toBe('tok-1');
});

test('signed out already, there is nothing to tell the server', async () => {
  sessionCleared();
  let calls = 0;
  network.use(
    http.delete(`${apiBase}/auth/session`, () => {
      calls += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  expect(await signOut()).toBe('done');
  expect(calls).toBe(0);
});
