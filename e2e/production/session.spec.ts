import { expect, test } from '@playwright/test';
import {
  API,
  answer,
  door,
  minutesFromNow,
  openAs,
  SESSION_KEY,
  seed,
  storedNow,
  storedSession,
  TOKEN,
} from './support';

const MONITORING = '/soporte/trazabilidad?server=uno';
const servers = [{ name: 'uno' }];
const healthy = { date: '27/11/2026 04:05:29 PM', server: 'uno', nginx: { hostname: 'uno.ejemplo.mx', requests: 5 } };

test('a failed call with an expired token renews it once, keeps the rest, reloads once and stands where it was', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const only = (body: unknown) => (token: string) => (token === 'tok-2' ? { json: body } : { status: 401, json: {} });
  await answer(page, 'GET', 'server', only(servers));
  await answer(page, 'GET', 'server/uno', only(healthy));
  const refresh = await answer(page, 'POST', 'auth/refresh', {
    json: { token: 'tok-2', tokenExpiration: minutesFromNow(60) },
    delay: 500,
  });
  await openAs(page, MONITORING, storedSession(-2));
  const before = loads;

  await expect(page.getByRole('region', { name: 'Nginx' })).toContainText('uno.ejemplo.mx');
  expect(page.url()).toContain(`#${MONITORING}`);
  await expect.poll(() => loads - before).toBe(1);
  expect(refresh.count).toBe(1);
  expect(refresh.headers[0]?.authorization).toBe(`Bearer ${TOKEN}`);
  expect(refresh.bodies[0]).toBeNull();
  const kept = await storedNow(page);
  expect(kept).toMatchObject({ token: 'tok-2', email: 'operadora@ejemplo.mx', name: 'Ana', role: 'SOPORTE' });
  expect(Date.parse(String(kept?.tokenExpirationRevalidate)) - Date.parse(String(kept?.tokenExpiration))).toBe(600_000);
});

test('the reload of a renewal keeps filters, page, open row and what is half typed', async ({ page }) => {
  const entries = Array.from({ length: 25 }, (_, index) => ({ service: `servicio-${index}`, response: { n: index } }));
  await page.route(`${API}/trace?**`, (route) => route.fulfill({ json: { data: entries } }));
  await answer(page, 'GET', 'trace/channels', { json: ['APP', 'WEB'] });
  await answer(page, 'POST', 'auth/refresh', { json: { token: 'tok-2', tokenExpiration: minutesFromNow(60) } });
  await openAs(page, '/logs', storedSession(-2));
  await page.getByLabel('Tipo de filtro').selectOption('order');
  await page.getByLabel('Valor del filtro').fill('0001');
  await page.getByRole('button', { name: 'Agregar filtro' }).click();
  await page.getByRole('button', { name: 'Consultar' }).click();
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByText('Mostrando del 11 al 20 de 25 registros')).toBeVisible();
  await page.getByRole('button', { name: 'Ver detalles' }).nth(4).click();
  await page.getByLabel('Tipo de filtro').selectOption('channels');
  await page.getByLabel('Valor del filtro').selectOption('WEB');

  // The search that a reload repeats fails with the old token; the renewal reloads once more.
  await page.unroute(`${API}/trace?**`);
  await page.route(`${API}/trace?**`, (route) =>
    route.request().headers().authorization === 'Bearer tok-2'
      ? route.fulfill({ json: { data: entries } })
      : route.fulfill({ status: 401, json: {} }),
  );
  const renewed = page.waitForResponse('**/auth/refresh');
  await page.reload();
  await renewed;
  await expect(page.getByText('Mostrando del 11 al 20 de 25 registros')).toBeVisible();
  await expect(page.getByLabel('Response')).toHaveValue(/"n": 14/);
  await expect(page.getByText('0001')).toBeVisible();
  await expect(page.getByLabel('Tipo de filtro')).toHaveValue('channels');
  await expect(page.getByLabel('Valor del filtro')).toHaveValue('WEB');
  expect(await storedNow(page)).toMatchObject({ token: 'tok-2' });
});

for (const [name, reply] of [
  ['500', { status: 500, json: {} }],
  ['a proxy page', { status: 502, contentType: 'text/html', body: '<html>502 Bad Gateway</html>' }],
  ['no network', { abort: true }],
] as const) {
  test(`a renewal that fails with ${name} leaves the page usable and is tried again with the next failure`, async ({
    page,
  }) => {
    await answer(page, 'GET', 'server', { json: servers });
    const payload = await answer(page, 'GET', 'server/uno', { status: 401, json: {} });
    const refresh = await answer(page, 'POST', 'auth/refresh', reply);
    await openAs(page, MONITORING, storedSession(-2));
    await expect(page.getByText('No se pudo conectar con el servidor.')).toBeVisible();
    await expect.poll(() => refresh.count).toBe(1);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => refresh.count).toBe(2);
    expect(payload.count).toBe(2);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Trazabilidad' }).first().click();
    await expect(page.getByText('No hay consultas activas')).toBeVisible();
    expect(await storedNow(page)).toMatchObject({ token: TOKEN, tokenExpired: true, reloadExpired: false });
  });
}

test('a failed call with a token that is still good renews nothing', async ({ page }) => {
  await answer(page, 'GET', 'server', { status: 401, json: {} });
  const refresh = await answer(page, 'POST', 'auth/refresh', { json: {} });
  await openAs(page, '/soporte/trazabilidad', storedSession(5));
  await expect(page.getByText('Ocurrió un error al cargar los servidores, inténtalo más tarde.')).toBeVisible();
  expect(refresh.count).toBe(0);
  expect(await storedNow(page)).toMatchObject({ tokenExpired: false, reloadExpired: false });
});

test('past the revalidate time a modal ends the session, and nothing but Aceptar gets out of it', async ({ page }) => {
  const list = await answer(page, 'GET', 'server', { status: 401, json: {} });
  const refresh = await answer(page, 'POST', 'auth/refresh', { json: {} });
  await openAs(page, '/soporte/trazabilidad', storedSession(-11));
  const modal = page.getByRole('alertdialog', { name: 'La sesión ha finalizado' });
  await expect(modal).toBeVisible();
  await expect(modal).toContainText('Necesitas regresar al login e iniciar sesión nuevamente.');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  for (let times = 0; times < 10; times += 1) {
    await page.keyboard.press('Tab');
    await expect(modal.getByRole('button', { name: 'Aceptar' })).toBeFocused();
  }
  expect([list.count, refresh.count]).toEqual([1, 0]);
  await modal.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
  expect(await storedNow(page)).toBeNull();
});

test('a server that always returns a past expiry causes no reload, then the modal', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await answer(page, 'GET', 'server', { status: 401, json: {} });
  const refresh = await answer(page, 'POST', 'auth/refresh', {
    json: { token: 'tok-2', tokenExpiration: minutesFromNow(-60) },
  });
  await openAs(page, '/soporte/trazabilidad', storedSession(-2));
  await expect(page.getByRole('alertdialog', { name: 'La sesión ha finalizado' })).toBeVisible();
  expect(refresh.count).toBe(1);
  expect(loads).toBe(2);
});

test('five tabs that fail at once renew once', async ({ context }) => {
  const only = (token: string) => (token === 'tok-2' ? { json: servers } : { status: 401, json: {}, delay: 300 });
  await answer(context, 'GET', 'server', only);
  const refresh = await answer(context, 'POST', 'auth/refresh', {
    json: { token: 'tok-2', tokenExpiration: minutesFromNow(60) },
    delay: 700,
  });
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const tab of tabs.slice(0, 1)) await seed(tab, JSON.stringify(storedSession(-2)));
  await Promise.all(tabs.map((tab) => tab.goto('/#/soporte/trazabilidad')));
  for (const tab of tabs) {
    await expect(tab.getByLabel('Servidores:').locator('option')).toHaveCount(2);
  }
  expect(refresh.count).toBe(1);
});

test('signing out in one tab reaches the other without a reload, and stays', async ({ context }) => {
  await answer(context, 'GET', 'server', { json: servers });
  await answer(context, 'DELETE', 'auth/session', { status: 204 });
  const [one, two] = [await context.newPage(), await context.newPage()];
  await openAs(one, '/dashboard', storedSession(30));
  await two.goto('/#/soporte/trazabilidad');
  await expect(two.getByLabel('Servidores:')).toBeVisible();
  await one.getByRole('button', { name: /Ana Prueba/ }).click();
  await one.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(one).toHaveURL(/#\/login$/);
  await expect(two).toHaveURL(/#\/login/);
  await expect(two.getByText('Ana Prueba')).toHaveCount(0);
  for (const tab of [one, two]) {
    await tab.reload();
    await expect(tab.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
    expect(await storedNow(tab)).toBeNull();
  }
});

test('a page that the browser kept aside shows nothing of a session that has ended meanwhile', async ({ page }) => {
  await answer(page, 'GET', 'server', { json: servers });
  await openAs(page, '/soporte/trazabilidad', storedSession(30));
  await expect(page.getByRole('button', { name: /Ana Prueba/ })).toBeVisible();
  await page.evaluate((key) => {
    window.localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, SESSION_KEY);
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
  await expect(page.getByText('Ana Prueba')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Ana Prueba')).toHaveCount(0);
});

test('the ended session leads back, after sign-in, to where it ended', async ({ page }) => {
  await answer(page, 'GET', 'server', (token) => (token === 'tok-2' ? { json: servers } : { status: 401, json: {} }));
  await answer(page, 'GET', 'server/uno', (token) =>
    token === 'tok-2' ? { json: healthy } : { status: 401, json: {} },
  );
  const { token: _, tokenExpiration: __, ...user } = storedSession(0);
  await answer(page, 'POST', 'auth', { json: { ...user, token: 'tok-2', tokenExpiration: minutesFromNow(60) } });
  await openAs(page, MONITORING, storedSession(-11));
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByLabel('Usuario').fill('operadora@ejemplo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('clave');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('region', { name: 'Nginx' })).toContainText('uno.ejemplo.mx');
  expect(page.url()).toContain(`#${MONITORING}`);
});

test('signing out during a delayed renewal resurrects no session', async ({ page }) => {
  await answer(page, 'GET', 'server', { status: 401, json: {} });
  const [requested, told] = [door(), door()];
  await page.route(`${API}/auth/refresh`, async (route) => {
    requested.open();
    await told.opened;
    await route.fulfill({ json: { token: 'tok-2', tokenExpiration: minutesFromNow(60) } });
  });
  await answer(page, 'DELETE', 'auth/session', { status: 204 });
  const renewed = page.waitForResponse('**/auth/refresh');
  await openAs(page, '/soporte/trazabilidad', storedSession(-2));
  await requested.opened;
  await page.getByRole('button', { name: /Ana Prueba/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  told.open();
  await (await renewed).finished();
  await expect(page.getByLabel('Usuario')).toBeVisible();
  expect(await storedNow(page)).toBeNull();
});

test('a sign-out that the server does not take says so, and can be done here alone', async ({ page }) => {
  const calls = await answer(page, 'DELETE', 'auth/session', { status: 500, json: {} });
  await openAs(page, '/mi-cuenta', storedSession(30));
  await page.getByRole('button', { name: /Ana Prueba/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'No se pudo cerrar la sesión en el servidor.' });
  await expect(told).toBeVisible();
  expect(await storedNow(page)).toMatchObject({ token: TOKEN });
  await told.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => calls.count).toBe(2);
  await page.getByRole('button', { name: 'Salir de este equipo' }).click();
  await expect(page).toHaveURL(/#\/login/);
  expect(await storedNow(page)).toBeNull();
});
