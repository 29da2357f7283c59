import { expect, type Page, test } from '@playwright/test';
import { expectWholeOnPaper, layOutForPaper, sheetsOf } from './paper';
import { goTo, record, searchOrder, signIn, USERS } from './support';

test.use({ colorScheme: 'dark' });

test('a screen prints with its title, environment, date and address, without the frame, in light colours', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?server=pagos-qa-01');
  await expect(page.getByRole('region', { name: 'Elastic' })).toBeVisible();
  const address = page.getByText(/#\/soporte\/trazabilidad\?server=pagos-qa-01$/);
  await expect(address).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Entorno de Pruebas')).toBeVisible();
  await expect(address).toBeVisible();
  await expect(address.locator('xpath=following-sibling::p')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/);
  await expect(page.getByRole('heading', { name: 'Monitoreo', level: 1 })).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe('rgb(19, 26, 38)');
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

test('an open detail prints its bodies line by line, as text that breaks between sheets', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-GRANDE');
  await page.getByRole('button', { name: 'Ver detalles' }).click();
  await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
  const sent = await page.getByLabel('Response', { exact: true }).inputValue();
  await layOutForPaper(page);
  await expect(page.locator('textarea:visible')).toHaveCount(0);
  const printed = page.locator('pre').last();
  await expect(printed).toBeVisible();
  expect(await printed.textContent()).toBe(sent);
  await expectWholeOnPaper(page, 'bodies');
  // 100,000 characters in lines of a few words.
  expect(await sheetsOf(page)).toBeGreaterThan(20);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByLabel('Response', { exact: true })).toBeVisible();
  await expect(page.locator('pre')).toHaveCount(0);
});

const SCREENS: [name: string, hash: string, ready: (page: Page) => Promise<void>][] = [
  ['monitoring', '/soporte/trazabilidad?server=pagos-qa-02', (page) => seen(page, 'Red')],
  [
    'fleet',
    '/soporte/trazabilidad?view=flota',
    (page) => expect(page.getByRole('rowheader', { name: /pagos-qa-02/ })).toContainText('94'),
  ],
  [
    'comparison',
    '/soporte/trazabilidad?view=comparar&server=pagos-qa-01&con=pagos-qa-02',
    (page) => expect(page.getByRole('row').nth(3)).toBeVisible(),
  ],
  [
    'logs',
    '/logs?order=ORD-DEMO-000051&q=1&open=3',
    (page) => expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible(),
  ],
  [
    'timeline',
    '/logs?order=ORD-DEMO-000051&q=1&view=historia',
    (page) => expect(page.getByRole('heading', { name: /Historia de la orden/ })).toBeVisible(),
  ],
  [
    'history',
    '/historial-de-operaciones?dateRange=ayer&size=50',
    (page) => expect(page.getByText(/^Mostrando del 1 al 50 de/)).toBeVisible(),
  ],
  [
    'dashboard',
    '/dashboard?dateRange=ayer',
    (page) => expect(page.getByText('Sano', { exact: true }).first()).toBeVisible(),
  ],
  [
    'statistics',
    '/dashboard/estadistica?tab=metodos&dateRange=30d',
    (page) => expect(page.locator('.uplot canvas')).toBeVisible(),
  ],
];

const seen = (page: Page, region: string) =>
  expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();

test('every screen prints whole: nothing scrolls, is cut off, repeats or stands over something else', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  for (const [name, hash, ready] of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'screen' });
    await goTo(page, hash);
    await ready(page);
    await layOutForPaper(page);
    await expectWholeOnPaper(page, name);
  }
});

const SHEETS: [name: string, hash: string, ready: string | RegExp][] = [
  ['account', '/mi-cuenta', 'Actividad reciente'],
  ['channels', '/canales', /^Mostrando del 1 al 8 de 8/],
  ['backups', '/soporte/backups', /^Mostrando del 1 al 10 de/],
  ['transactions', '/soporte/reporte-de-transacciones?dateRange=ayer', 'Código más frecuente'],
  ['reports of one’s own', '/reportes?tab=mios', 'Nombre y periodo'],
  ['schedules', '/reportes?tab=programados', 'Cierre del mes'],
];

test('on paper nothing can be pressed or filled in, and what is opened on a screen is told at once', async ({
  page,
}) => {
  test.slow();
  await signIn(page, USERS.ADMINISTRATOR);
  for (const [name, hash, ready] of SHEETS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'screen' });
    await goTo(page, hash);
    await expect(page.getByText(ready).first()).toBeVisible();
    await layOutForPaper(page);
    await expectWholeOnPaper(page, name);
    // What tells which part of the whole is shown stays: tabs, counts, the heads of columns and cards.
    const acts = page
      .getByRole('main')
      .locator('button:not([role=tab], [aria-pressed], th *), summary, [data-row] input');
    await expect(acts.filter({ visible: true }), name).toHaveCount(0);
  }
  await goTo(page, '/mi-cuenta');
  await expect(page.getByRole('region', { name: 'Contraseña' })).toBeHidden();
  await goTo(page, '/soporte/reporte-de-transacciones?dateRange=ayer');
  await expect(page.getByText('Código más frecuente').first()).toBeVisible();
  await goTo(page, '/reportes?tab=mios');
  await expect(page.getByText('Nombre y periodo')).toBeHidden();
});

const DIALOGS: [name: string | RegExp, hash: string, button: string][] = [
  ['Límites', '/soporte/trazabilidad?server=pagos-qa-01', 'Límites'],
  ['Pantalla mural', '/soporte/trazabilidad?view=flota', 'Pantalla mural'],
  ['Exportar registros', '/logs?order=ORD-DEMO-000051&q=1', 'Exportar'],
  [/^Columnas/, '/logs?order=ORD-DEMO-000051&q=1', 'Columnas'],
  ['Búsquedas', '/logs', 'Búsquedas'],
  ['Exportar operaciones', '/historial-de-operaciones?dateRange=ayer', 'Exportar'],
  [/^Columnas/, '/historial-de-operaciones?dateRange=ayer', 'Columnas'],
];

test('a dialog prints instead of the screen behind it, whole, under the environment, the address and the time', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  for (const [name, hash, button] of DIALOGS) {
    await goTo(page, hash);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await layOutForPaper(page);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('Entorno de Pruebas')).toBeVisible();
    await expect(dialog.getByText(/^http.*#\//)).toBeVisible();
    await expect(dialog.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expectWholeOnPaper(page, `${hash} ${button}`);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await expect(dialog.getByText('Entorno de Pruebas')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Going back over what was opened takes the browser a moment.
    await expect(page).toHaveURL((url) => url.hash === `#${hash}`);
  }
});

test('the recovery of a password and its result print alike, though nobody is signed in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
  const ask = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await ask.getByLabel('Correo').fill('mariana.rios@example.mx');
  const result = page.getByRole('alertdialog', { name: 'Se envio la nueva contraseña' });
  for (const dialog of [ask, result]) {
    await expect(dialog).toBeVisible();
    await layOutForPaper(page);
    await expect(dialog.getByText('Entorno de Pruebas')).toBeVisible();
    await expect(dialog.getByText(/^http.*#\/login/)).toBeVisible();
    await expect(dialog.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expectWholeOnPaper(page, String(await dialog.getByRole('heading').textContent()));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText('Entorno de Pruebas')).toHaveCount(1);
    if (dialog === ask) await ask.getByRole('button', { name: 'Enviar' }).click();
  }
});

test('each part of the drawer prints whole', async ({ page }) => {
  test.slow();
  await signIn(page);
  await goTo(page, '/historial-de-operaciones?dateRange=ayer&paymentMethod=CARD&status=SUCCESS');
  await expect(page.getByText(/^Mostrando del 1 al 10 de/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Ver detalles/ })
    .first()
    .click();
  await expect(record(page).getByRole('region', { name: 'Qué pasó' })).toBeVisible();
  for (const [index, tab] of (await page.getByRole('tab').all()).entries()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await layOutForPaper(page);
    await expect(record(page).getByText('Entorno de Pruebas')).toBeVisible();
    await expectWholeOnPaper(page, `part ${index + 1} of the drawer`);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
