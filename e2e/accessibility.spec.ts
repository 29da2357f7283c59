import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { fillLogin, goTo, searchOrder, signIn, USERS } from './support';

// Each of these walks a whole screen through all its states.
test.beforeEach(() => {
  test.slow();
});

test('login and recovery', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
  await expectAccessible(page, 'login');
  await page.getByLabel('Usuario').fill('mariana.rios@');
  await page.getByLabel('Contraseña', { exact: true }).focus();
  await page.getByLabel('Usuario').focus();
  await expect(page.getByText('Completa este campo')).toBeVisible();
  await expectAccessible(page, 'login with messages');
  await expectNoSidewaysScroll(page, 'login');
  await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
  await expect(page.getByRole('dialog', { name: 'Recuperar contraseña' })).toBeVisible();
  await expectAccessible(page, 'recovery');
});

test('a report with rows, and what no menu leads to: unfinished screens, the error page, the user menu', async ({
  page,
}) => {
  await signIn(page, USERS.ADMINISTRATOR);
  const screens: [hash: string, heading: RegExp][] = [
    ['/soporte/reporte-de-transacciones?dateRange=ayer', /^Reporte de transacciones$/],
    ['/soporte', /construcción/],
    ['/mi-cuenta', /^Mi cuenta$/],
    ['/no-existe', /no encontrada/],
  ];
  for (const [hash, heading] of screens) {
    await goTo(page, hash);
    // The screen before stays until this one is there, and it has a heading as well.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page, hash);
    await expectNoSidewaysScroll(page, hash);
  }
  await page.getByRole('button', { name: 'Octavio Beltrán' }).click();
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  await expectAccessible(page, 'user menu');
});

test('account: at rest, with messages, with the password alone', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/mi-cuenta');
  await page.getByLabel('Contraseña actual').fill('otra');
  await page.getByLabel('Nueva contraseña').fill('corta');
  await page.getByLabel('Confirmar contraseña').fill('larga');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await page.getByText('Compacta', { exact: true }).click();
  await expectAccessible(page, 'account');
  await expectNoSidewaysScroll(page, 'account');
  await page.getByLabel('Nueva contraseña').fill('larga-y-distinta');
  await page.getByLabel('Confirmar contraseña').fill('larga-y-distinta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await expectAccessible(page, 'account, refused');
  await page.evaluate(() => window.localStorage.removeItem('atalaya.session.qa'));
  await page.goto('about:blank');
  await page.goto('/#/login');
  await fillLogin(page, 'cambio@example.mx');
  await expect(page.getByText('Debes cambiar tu contraseña para continuar.')).toBeVisible();
  await expectAccessible(page, 'password alone');
  await expectNoSidewaysScroll(page, 'password alone');
});

test('monitoring: idle, healthy, degraded, failed', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad');
  await expect(page.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
  await expectAccessible(page, 'idle');
  for (const server of ['pagos-qa-01', 'pagos-qa-02']) {
    await page.getByLabel('Servidores:').selectOption(server);
    await expect(page.getByRole('region', { name: 'Elastic' })).toBeVisible();
    await expectAccessible(page, server);
    await expectNoSidewaysScroll(page, server);
  }
  await page.getByLabel('Servidores:').selectOption('pagos-qa-03');
  await expect(page.getByText('No se pudo conectar con el servidor.')).toBeVisible();
  await expectAccessible(page, 'failed');
});

test('monitoring: fleet, wall, comparison, limits', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?view=flota');
  await expect(page.getByRole('rowheader', { name: /pagos-qa-03/ })).toContainText(
    'No se pudo conectar con el servidor.',
  );
  await expectAccessible(page, 'fleet');
  await expectNoSidewaysScroll(page, 'fleet');
  await page.getByRole('button', { name: 'Pantalla mural' }).click();
  await expect(page.getByRole('dialog', { name: 'Pantalla mural' })).toBeVisible();
  await expectAccessible(page, 'wall');
  await goTo(page, '/soporte/trazabilidad?view=comparar&server=pagos-qa-01&con=pagos-qa-02');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page, 'comparison');
  await expectNoSidewaysScroll(page, 'comparison');
  await goTo(page, '/soporte/trazabilidad?server=pagos-qa-01');
  await page.getByRole('button', { name: 'Límites' }).click();
  await expect(page.getByRole('dialog', { name: 'Límites' })).toBeVisible();
  await expectAccessible(page, 'limits');
});

test('logs: idle, rows, detail, empty, failed', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/logs');
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  await expectAccessible(page, 'idle');
  await searchOrder(page, 'ORD-DEMO-000051');
  await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
  await expectAccessible(page, 'detail');
  await expectNoSidewaysScroll(page, 'detail');
  await searchOrder(page, 'ORD-RARO');
  await expect(page.getByText(/^Se encontraron/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  await expectNoSidewaysScroll(page, 'odd entries');
  await searchOrder(page, 'ORD-SIN-RESULTADOS');
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await expectAccessible(page, 'empty');
  await searchOrder(page, 'ORD-ERROR-500');
  await expect(page.getByText('Ocurrió un error al solicitar la información.')).toBeVisible();
  await expectAccessible(page, 'failed');
});

test('logs: timeline, export, saved searches', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-DEMO-000051');
  await page.getByLabel('Seleccionar registro 1').check();
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Exportar registros' })).toBeVisible();
  await expectAccessible(page, 'export');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Búsquedas' }).click();
  await expect(page.getByRole('dialog', { name: 'Búsquedas' })).toBeVisible();
  await expectAccessible(page, 'searches');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Historia', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Historia de la orden ORD-DEMO-000051' })).toBeVisible();
  await expectAccessible(page, 'timeline');
  await expectNoSidewaysScroll(page, 'timeline');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'timeline on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
});
