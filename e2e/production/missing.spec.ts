import { expect, type Page, test } from '@playwright/test';
import { answer, openAs, storedSession } from './support';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

async function expectNewVersion(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Hay una versión nueva de la consola.');
}

test('a screen whose file is gone reloads once, then says so; menu and top bar stay', async ({ page }) => {
  // From the start: a page at rest brings the code of the other screens.
  await page.route('**/assets/logs-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openAs(page, '/dashboard', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Trazabilidad' }).first().click();
  await expectNewVersion(page);
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL(/#\/soporte\/logs$/);
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();

  await page.unroute('**/assets/logs-screen-*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  await expect.poll(loads).toBe(2);
});

test('while the code of the 404 page is on its way the layout stands; only the place of the page waits', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/error-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, '/dashboard', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  // The dashboard's own cards wait under the same word.
  await expect(page.getByRole('main').getByText('Cargando')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.evaluate((element) => element.setAttribute('data-first', ''));
  await page.evaluate(() => window.location.assign('#/no-existe'));
  await expect(page.getByRole('main').getByText('Cargando').filter({ visible: true })).toHaveCount(1);
  await expect(menu).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expect(menu).toHaveAttribute('data-first', '');
});

test('a dialog whose file is gone leaves its screen: that is said, and the next opening asks again', async ({
  page,
}) => {
  await openAs(page, '/logs', storedSession(30));
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  await page.route('**/assets/saved-searches-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Búsquedas' }).click();
  await expect(page.getByText('No se pudo abrir. Revisa tu conexión o actualiza la página.')).toBeVisible();
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  expect(loads()).toBe(0);
  await page.unroute('**/assets/saved-searches-dialog-*.js');
  // A browser may remember that an import has failed: then a reload brings it.
  await page.reload();
  await page.getByRole('button', { name: 'Búsquedas' }).click();
  await expect(page.getByRole('dialog', { name: 'Búsquedas' })).toBeVisible();
});

test('the recovery of a password whose file is gone leaves the login as it is', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill('mariana.rios@example.mx');
  await page.route('**/assets/recover-password-modal-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
  await expect(page.getByText('No se pudo abrir. Revisa tu conexión o actualiza la página.')).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue('mariana.rios@example.mx');
});

test('without a network nothing is reloaded: the screen says why, and Reintentar reloads once there is one (spec 15.5)', async ({
  page,
  context,
}) => {
  await answer(page, 'GET', 'server', { json: [] });
  await page.route('**/assets/monitoring-screen-*.js', (route) => route.abort());
  await openAs(page, '/dashboard', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const loads = countLoads(page);
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión. Lo que ves puede no estar al día.')).toBeVisible();
  await page.getByRole('link', { name: 'Monitoreo' }).first().click();
  await expect(page.getByText('Sin conexión: no se pudo cargar la pantalla.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión. Lo que ves puede no estar al día.')).toHaveCount(0);
  await expect(page.getByText('Conexión restablecida.')).toBeVisible();
  expect(loads()).toBe(0);
  await page.unroute('**/assets/monitoring-screen-*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
  await expect.poll(loads).toBe(1);
});

// Some browsers remember that a file could not be had until the page is loaded anew, as its text says.
test('the palette that cannot be had says so, and opens once the page is refreshed, with what was typed meanwhile', async ({
  page,
}) => {
  await openAs(page, '/dashboard', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.route('**/assets/palette-*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.getByText('No se pudo abrir. Revisa tu conexión o actualiza la página.')).toBeVisible();
  await page.unroute('**/assets/palette-*.js');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Letters that would lead to another screen, were they not meant for the field that is still to come.
  await page.keyboard.type('glx');
  await page.keyboard.press('Backspace');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('gl');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a dashboard without the code of its servers card shows all the rest, and the card says so', async ({ page }) => {
  await page.route('**/assets/fleet-summary-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openAs(page, '/dashboard', storedSession(30));
  const card = page.getByRole('group', { name: 'Servidores' });
  await expect(card).toHaveText('ServidoresNo se pudo cargar esta parte. Actualiza la página para verla.');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Operaciones', exact: true })).toBeVisible();
});

test('a server is shown whole while the code of movement and ticket is awaited, and without it (spec 6.12)', async ({
  page,
}) => {
  let code: 'held' | 'missing' = 'held';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/insights-*.js', async (route) => {
    if (code === 'missing') return route.fulfill({ status: 404, body: '' });
    await held;
    return route.continue();
  });
  await answer(page, 'GET', 'server', { json: [{ name: 'uno' }] });
  await answer(page, 'GET', 'server/uno', { json: { filesystem: [], nginx: { requests: 7 }, cpu: { total: 1 } } });
  const cards = page.getByRole('region', { name: /^(Filesystem|Nginx|CPU)$/ });
  const movement = page.getByRole('group', { name: 'Movimiento' });
  await openAs(page, '/soporte/trazabilidad?server=uno', storedSession(30));
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('group', { name: 'Por qué' })).toBeVisible();
  await expect(movement).toHaveCount(0);
  release();
  await expect(movement).toBeVisible();
  code = 'missing';
  await page.reload();
  await expect(cards).toHaveCount(3);
  await expect(movement).toHaveCount(0);
});

test('a screen that waits for its code is said to be loading at once; its title comes with it', async ({ page }) => {
  await page.route('**/assets/logs-screen-*.js', () => new Promise(() => undefined));
  await openAs(page, '/mi-cuenta', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await page.getByRole('link', { name: 'Trazabilidad' }).first().click();
  await expect(page.locator('#avisos').getByText('Cargando')).toBeAttached();
  await expect(page.getByRole('main').getByText('Cargando').filter({ visible: true })).toHaveCount(1);
  await expect(page).toHaveTitle('Mi cuenta · Atalaya (QA)');
});

test('without the file of router and client a sign-in fails as any other, and what was typed stays', async ({
  page,
}) => {
  await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill('mariana.rios@example.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Error al iniciar sesión')).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue('mariana.rios@example.mx');
});

test('who is signed in and lacks the file of the router is told why nothing is shown', async ({ page }) => {
  await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openAs(page, '/dashboard', storedSession(30));
  await expectNewVersion(page);
  await page.unroute('**/assets/app-*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

const NOT_STARTED = 'La consola no terminó de cargar. Revisa tu conexión y actualiza la página.';

test('without the file of the console the page says so, and Reintentar loads it where one stood', async ({ page }) => {
  await openAs(page, '/mi-cuenta', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await expect(page.getByText(NOT_STARTED)).toBeHidden();
  await page.route('**/assets/console-*.js', (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(NOT_STARTED);
  await page.unroute('**/assets/console-*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await expect(page.getByText(NOT_STARTED)).toBeHidden();
});

test('the login without the file of the console says that it cannot be used', async ({ page }) => {
  await page.route('**/assets/console-*.js', (route) => route.abort('connectionreset'));
  await page.goto('/#/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(NOT_STARTED);
});

test('without the early script, which starts the console, the page says so by itself', async ({ page }) => {
  await page.route('**/assets/theme-*.js', (route) => route.abort('connectionreset'));
  await page.goto('/#/login');
  await expect(page.getByRole('alert')).toContainText(NOT_STARTED);
  // Nothing is here that would hear it.
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden();
});
