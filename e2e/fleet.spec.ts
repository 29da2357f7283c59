import { expect, type Page, test } from '@playwright/test';
import { fillLogin, goTo, liveInTheEvening, signIn } from './support';

/** The most requests for servers that were under way at once. */
function mostAtOnce(page: Page) {
  const load = { now: 0, most: 0 };
  const isServer = (url: string) => /\/server\/[^/]+$/.test(url);
  page.on('request', (request) => {
    if (!isServer(request.url())) return;
    load.now += 1;
    load.most = Math.max(load.most, load.now);
  });
  const done = (request: { url: () => string }) => {
    if (isServer(request.url())) load.now -= 1;
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return load;
}

test('the fleet shows the worst first; a light leads to its section, back to the fleet', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad');
  await page.getByRole('button', { name: 'Flota' }).click();
  await expect(page).toHaveURL(/view=flota/);
  await expect(page.getByRole('rowheader', { name: /pagos-qa-03/ })).toContainText(
    'No se pudo conectar con el servidor.',
  );
  await expect(page.getByRole('rowheader', { name: /promociones-qa-01/ })).toContainText(
    'Los datos no son válidos tras varios intentos.',
  );
  await expect(page.getByRole('row').filter({ hasText: 'pagos-qa-01' })).toContainText('Sano');
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents();
  expect(names.indexOf('pagos-qa-03')).toBeLessThan(names.indexOf('pagos-qa-02'));
  expect(names.indexOf('pagos-qa-02')).toBeLessThan(names.indexOf('pagos-qa-01'));
  await page.getByRole('link', { name: 'pagos-qa-02, Redis: falla' }).click();
  await expect(page).toHaveURL(/server=pagos-qa-02&section=redis/);
  await expect(page.getByRole('region', { name: 'Redis', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Flota' })).toBeVisible();
});

test('a dashboard of two hundred servers asks none of them, and leads to the fleet', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/server\/[^/]+$/.test(request.url())) requested.push(request.url());
  });
  await liveInTheEvening(page);
  await page.goto('/#/login');
  await fillLogin(page, 'mariana.rios+flota-200@example.mx');
  await expect(page.getByText('200 servidores')).toBeVisible();
  await expect(page.getByRole('row', { name: /ORD-/ }).first()).toBeVisible();
  expect(requested).toEqual([]);
  await page.getByRole('link', { name: 'Ver la flota' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(200);
});

test('two hundred servers: never more than six requests at once, and the code comes only when asked for', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/#/login');
  await fillLogin(page, 'mariana.rios+flota-200@example.mx');
  // The sign-in leads there first.
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await goTo(page, '/soporte/trazabilidad');
  await expect(page.getByLabel('Servidores:').locator('option')).toHaveCount(201);
  expect(scripts.some((url) => /fleet-view|compare-view|limits-dialog/.test(url))).toBe(false);
  const load = mostAtOnce(page);
  await page.getByRole('button', { name: 'Flota' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(200);
  // Six at a time: a good part of the round tells enough.
  await expect(page.getByRole('list', { name: 'Servidores por estado' })).toContainText(/([5-9]\d|1\d\d) Sanos/);
  expect(load.most).toBeLessThanOrEqual(6);
  expect(load.most).toBeGreaterThan(1);
});
