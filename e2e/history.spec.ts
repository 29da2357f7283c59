import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, record, signIn } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('an OXXO payment of $ 499.00 from yesterday afternoon that never arrived, found and explained', async ({
  page,
}) => {
  test.slow();
  // One: the screen. Two: what the customer said. Three: the payment of that hour.
  await page.getByRole('link', { name: 'Historial de operaciones' }).click();
  await page.getByRole('searchbox', { name: 'Buscar operaciones' }).fill('oxxo $ 499.00 ayer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('499');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page
    .getByRole('row')
    .filter({ hasText: /04:23:\d\d PM/ })
    .click();

  const told = record(page).getByRole('region', { name: 'Qué pasó' });
  await expect(told).toContainText('El cliente pagó y el pago no se ha aplicado');
  await expect(told).toContainText('Código 504');
  await expect(told).toContainText('Responsable: plataforma');
  await expect(told).toContainText('no pidas que pague de nuevo');
  await page.getByRole('tab', { name: /^Línea de tiempo/ }).click();
  await expect(page.getByText('El aviso de pago no llegó').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Historia de la orden' }).click();
  await expect(page.getByRole('heading', { name: /Historia de la orden ORD-/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Resumen' }).click();
  await expectAccessible(page, 'summary of an operation');
  await expectNoSidewaysScroll(page, 'summary of an operation');
  const id = (await page.getByRole('heading', { name: /^Operación OP/ }).textContent())?.split(' ').at(-1);
  await page.keyboard.press('Escape');
  await expect(record(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Ver detalles de la operación ${id}` })).toBeFocused();
});

test('a reload keeps everything, and the file holds what the list counts', async ({ page }) => {
  test.slow();
  // Days to which nothing is added any more.
  const now = Date.now();
  const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
  await goTo(
    page,
    `/historial-de-operaciones?dateRange=${day(34)}_${day(5)}&status=DENIED,REJECTED&paymentMethod=CARD&size=25&orden=-amount`,
  );
  await expect(page.getByText(/^Mostrando del 1 al 25 de [\d,]+ registros$/)).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^Mostrando del 26 al 50 de/)).toBeVisible();
  const seen = async () => [
    await page.getByText(/^Mostrando del/).textContent(),
    await page.getByRole('list', { name: 'Filtros activos' }).textContent(),
    await page.getByRole('row').nth(3).textContent(),
    await page.getByRole('columnheader', { name: 'Monto' }).getAttribute('aria-sort'),
    await page.getByRole('button', { name: /^Rechazado/ }).getAttribute('aria-pressed'),
    await record(page).getByRole('heading', { level: 2 }).textContent(),
  ];
  await page
    .getByRole('button', { name: /^Ver detalles/ })
    .nth(2)
    .click();
  await expect(record(page).getByRole('region', { name: 'Qué pasó' })).toBeVisible();
  const before = await seen();
  await page.reload();
  await expect(record(page).getByRole('region', { name: 'Qué pasó' })).toBeVisible();
  await expect(page.getByText(/^Mostrando del 26 al 50 de/)).toBeVisible();
  expect(await seen()).toEqual(before);

  await page.keyboard.press('Escape');
  const total = Number(/de ([\d,]+) registros/.exec(before[0] ?? '')?.[1]?.replaceAll(',', ''));
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
});

test('the list and its filters are there for everybody, at every width', async ({ page }) => {
  test.slow();
  await goTo(page, '/historial-de-operaciones?paymentMethod=CARD');
  await expect(page.getByText(/^Mostrando del 1 al 10 de [\d,]+ registros$/)).toBeVisible();
  await page.getByRole('button', { name: 'Más filtros' }).click();
  await page.getByRole('checkbox', { name: 'Visa', exact: true }).check();
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('Visa');
  // While the next answer is awaited the old rows are dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, 'history of operations');
  await expectNoSidewaysScroll(page, 'history of operations');
});

test('an address that names a person forgets it on arrival, and no call carries it in its address', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  await goTo(page, '/soporte/trazabilidad?server=pagos-qa-01');
  await page.getByRole('region', { name: 'Elastic' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await goTo(page, '/historial-de-operaciones?q=ana%40example.mx&page=3');
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await expect(page).toHaveURL(/#\/historial-de-operaciones\?dato=1$/);
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('a•••@example.mx');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(calls.filter((call) => call.includes('operation/search'))).not.toEqual([]);
  expect(calls.filter((call) => /ana(@|%40)/.test(call))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/server=pagos-qa-01$/);
});

test('the second half of a double click takes back what the first half opened, and a word is selected', async ({
  page,
}) => {
  await goTo(page, '/historial-de-operaciones?dateRange=ayer');
  const id = page.getByRole('row').nth(3).locator('bdi').first();
  await expect(id).toBeVisible();
  const box = await id.boundingBox();
  const at = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8] as const;
  await page.mouse.click(...at, { clickCount: 1 });
  await expect(record(page, /^Operación/)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(record(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/historial-de-operaciones\?dateRange=ayer$/);
  expect(await page.evaluate(() => window.getSelection()?.toString())).not.toBe('');
});
