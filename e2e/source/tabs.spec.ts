import { expect, type Page, test } from '@playwright/test';
import { ASIDE, answer, door, minutesFromNow, seed, storedNow, storedSession } from '../production/support';

/** Makes so many calls of the console's own client at once, as a screen full of cards would. */
async function callAtOnce(page: Page, times: number): Promise<void> {
  await page
    .evaluate(async (count) => {
      const source = '/src/shared/api/client.ts';
      const { request, json } = await import(source);
      await Promise.allSettled(
        Array.from({ length: count }, () =>
          request(
            { path: 'server' },
            json((value: unknown) => value),
          ),
        ),
      );
    }, times)
    // The page reloads itself under the call once the session is renewed.
    .catch(() => undefined);
}

test('five tabs with fifty failing calls each renew exactly once', async ({ context }) => {
  test.slow();
  // Every call is on its way with the old token before there is a new one.
  const { open, opened } = door();
  const calls = await answer(context, 'GET', 'server', async (token) => {
    if (token === 'tok-2') return { json: [] };
    if (calls.count >= 250) open();
    await opened;
    return { status: 401, json: {}, delay: Math.round(Math.random() * 400) };
  });
  const renewals = await answer(context, 'POST', 'auth/refresh', {
    json: { token: 'tok-2', tokenExpiration: minutesFromNow(60) },
  });
  await context.route(ASIDE, (route) => route.fulfill({ json: { data: [], total: 0 } }));
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const tab of tabs.slice(0, 1)) await seed(tab, JSON.stringify(storedSession(-2)));
  const loads = tabs.map(() => 0);
  // A screen that asks nothing by itself: the renewal must not begin before the calls that are counted.
  for (const tab of tabs) await tab.goto('/#/soporte');
  for (const tab of tabs) await expect(tab.getByRole('button', { name: /Ana Prueba/ })).toBeVisible();
  for (const [index, tab] of tabs.entries()) {
    tab.on('load', () => {
      loads[index] = (loads[index] ?? 0) + 1;
    });
  }

  await Promise.all(tabs.map((tab) => callAtOnce(tab, 50)));
  await expect.poll(() => loads).toEqual([1, 1, 1, 1, 1]);
  expect(renewals.count).toBe(1);
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: /Ana Prueba/ })).toBeVisible();
    expect(await storedNow(tab)).toMatchObject({ token: 'tok-2', tokenExpired: false });
  }
});

test('a thousand odd values under the session key are read without a crash, and none signs anybody in', async ({
  page,
}) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  const signedIn = await page.evaluate(async () => {
    const source = '/src/session/session-store.ts';
    const { readSession, SESSION_KEY } = await import(source);
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      'null',
      'true',
      '1e999',
      'email',
      'token',
      '\u0000',
      '\\u',
      '😀',
      ' ',
    ];
    let state = 42;
    const next = (limit: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % limit;
    };
    const values = [
      ...Array.from({ length: 500 }, () =>
        Array.from({ length: next(30) }, () => pieces[next(pieces.length)]).join(''),
      ),
      ...Array.from({ length: 500 }, () => {
        const odd = [null, true, 0, -1, '', ' ', [], {}, 'x'.repeat(next(2000)), { email: 'a@b.mx' }];
        return JSON.stringify({ email: odd[next(odd.length)], token: odd[next(3)], role: odd[next(odd.length)] });
      }),
    ];
    return values.filter((value) => {
      window.localStorage.setItem(SESSION_KEY, value);
      return readSession() !== null;
    });
  });
  expect(signedIn).toEqual([]);
});
