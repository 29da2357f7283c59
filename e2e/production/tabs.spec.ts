import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { NO_CONSOLE } from '../support';
import { answer, door, minutesFromNow, openAs, SESSION_KEY, storedNow, storedSession, TOKEN } from './support';

const MONITORING = '/soporte/trazabilidad?server=uno';
const servers = [{ name: 'uno' }];
const healthy = { date: '27/11/2026 04:05:29 PM', server: 'uno', nginx: { hostname: 'uno.ejemplo.mx', requests: 5 } };
const nginx = (page: Page) => page.getByRole('region', { name: 'Nginx' });
const modal = (page: Page) => page.getByRole('alertdialog', { name: 'La sesión ha finalizado' });
const only = (body: unknown) => (token: string) => (token === TOKEN ? { status: 401, json: {} } : { json: body });
const newer = (changes = {}) => storedSession(60, { token: 'tok-2', ...changes });

/** A tab of the same origin without the console: it writes what another console would. */
async function otherTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(NO_CONSOLE);
  return (session: object | null) =>
    page.evaluate(
      ([key, text]) => (text === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, text)),
      [SESSION_KEY, session && JSON.stringify(session)] as const,
    );
}

/** Lets the time pass in which a refused renewal waits for the token of another tab. */
async function expectEnded(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(modal(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('without Web Locks, of two tabs that renew at once the refused one takes the token of the other', async ({
  context,
}) => {
  await context.clock.install();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    new MutationObserver(() => {
      if (document.querySelector('[role=alertdialog]')) window.sessionStorage.setItem('seen-modal', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await answer(context, 'GET', 'server', only(servers));
  await answer(context, 'GET', 'server/uno', only(healthy));
  const asking = [door(), door()] as const;
  const told = [door(), door()] as const;
  const winner = await context.newPage();
  const loser = await context.newPage();
  await context.route('**/api/dashboard/auth/refresh', async (route) => {
    const which = route.request().frame().page() === winner ? 0 : 1;
    asking[which].open();
    await told[which].opened;
    await route.fulfill(
      which === 0 ? { json: { token: 'tok-2', tokenExpiration: minutesFromNow(60) } } : { status: 401, json: {} },
    );
  });
  await openAs(winner, MONITORING, storedSession(-2));
  await loser.goto(`/#${MONITORING}`);
  await Promise.all(asking.map(({ opened }) => opened));

  // However slow the machine is, the wait of the refused tab must not end before the other one has its token.
  await context.clock.pauseAt(Date.now() + 2_000);
  const refused = loser.waitForResponse('**/auth/refresh');
  told[1].open();
  await (await refused).finished();
  await expect(loser.getByText('No se pudo conectar con el servidor.')).toBeVisible();
  told[0].open();
  await expect.poll(async () => (await storedNow(winner).catch(() => null))?.token).toBe('tok-2');
  await context.clock.resume();

  for (const tab of [winner, loser]) {
    await expect(nginx(tab)).toContainText('uno.ejemplo.mx');
    expect(await tab.evaluate(() => window.sessionStorage.getItem('seen-modal'))).toBeNull();
  }
});

test('a newer token closes the modal of an ended session, and what had failed is asked again', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await answer(context, 'GET', 'server', only(servers));
  const payload = await answer(context, 'GET', 'server/uno', only(healthy));
  const refresh = await answer(context, 'POST', 'auth/refresh', { status: 401, json: {} });
  await openAs(page, MONITORING, storedSession(-2));
  await expect.poll(() => refresh.count).toBe(1);
  await expectEnded(page);
  expect(payload.count).toBe(1);

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const write = await otherTab(context);
  await write(newer());
  await expect(modal(page)).toHaveCount(0);
  await expect(nginx(page)).toContainText('uno.ejemplo.mx');
  await expect(page.getByLabel('Servidores:').locator('option')).toHaveCount(2);
  expect([payload.count, refresh.count, loads]).toEqual([2, 1, 0]);
  expect(await storedNow(page)).toMatchObject({ token: 'tok-2', reloadExpired: false });
});

test.describe('a request is under way while another tab changes the session (spec 4.8)', () => {
  /** Opens a server whose first answer is held back. */
  async function heldBack(page: Page, context: BrowserContext) {
    const list = await answer(context, 'GET', 'server', { json: [...servers, { name: 'dos' }] });
    const release = door();
    const tokens: (string | undefined)[] = [];
    await context.route('**/api/dashboard/server/uno', async (route) => {
      tokens.push(route.request().headers().authorization);
      if (tokens.length === 1) await release.opened;
      await route.fulfill({ json: healthy }).catch(() => undefined);
    });
    const cancelled: string[] = [];
    page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).pathname));
    await openAs(page, MONITORING, storedSession(30));
    await expect.poll(() => tokens.length).toBe(1);
    await expect(page.getByLabel('Servidores:').locator('option')).toHaveCount(3);
    return { list, tokens, cancelled, release: release.open, write: await otherTab(context) };
  }

  test('a newer token of the same user lets it go on', async ({ page, context }) => {
    const { list, tokens, cancelled, release, write } = await heldBack(page, context);
    await write(newer({ name: 'Anabel' }));
    await expect(page.getByRole('button', { name: /Anabel Prueba/ })).toBeVisible();
    release();
    await expect(nginx(page)).toContainText('uno.ejemplo.mx');
    expect({ tokens, cancelled, asked: list.count }).toEqual({ tokens: [`Bearer ${TOKEN}`], cancelled: [], asked: 1 });
  });

  test('another user cancels it, and starts with nothing of the one before', async ({ page, context }) => {
    const { list, tokens, cancelled, write } = await heldBack(page, context);
    const anew = door();
    await context.route('**/api/dashboard/server', async (route) => {
      await anew.opened;
      await route.fallback();
    });
    await write(newer({ email: 'otra@ejemplo.mx', name: 'Otra' }));
    await expect(page.getByRole('button', { name: /Otra Prueba/ })).toBeVisible();
    await expect(page.getByLabel('Servidores:').getByRole('option', { name: 'dos' })).toHaveCount(0);
    anew.open();
    await expect(nginx(page)).toContainText('uno.ejemplo.mx');
    expect(tokens).toEqual([`Bearer ${TOKEN}`, 'Bearer tok-2']);
    expect(cancelled).toEqual(['/api/dashboard/server/uno']);
    expect(list.count).toBe(2);
  });

  test('a session that ended there cancels it, and the login shows', async ({ page, context }) => {
    const { tokens, cancelled, write } = await heldBack(page, context);
    await write(null);
    await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
    await expect.poll(() => cancelled).toEqual(['/api/dashboard/server/uno']);
    expect(tokens).toHaveLength(1);
  });

  for (const [name, changes] of [
    ['token', { token: '' }],
    ['e-mail', { email: ' ' }],
  ] as const) {
    test(`a session without ${name} is none there either (spec 4.2)`, async ({ page, context }) => {
      const { cancelled, write } = await heldBack(page, context);
      await write(newer(changes));
      await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
      await expect.poll(() => cancelled).toEqual(['/api/dashboard/server/uno']);
      expect(await storedNow(page)).toBeNull();
    });
  }
});
