import { expect, type Page, test } from '@playwright/test';
import { addFilter, goTo, searchOrder, sidewaysScroll, signIn } from './support';

const notice = (page: Page) => page.getByText(/^Se encontraron [\d,]+ registros\.$/);

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/logs');
  await expect(page.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible();
});

test('before any query, and the filter form', async ({ page }) => {
  await expect(page.getByText('Puedes consultar los logs asociados a la operación.')).toBeVisible();
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  await expect(page.getByText('Para realizar una consulta ingresa un order Id.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Consultar' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Agregar filtro' })).toBeDisabled();

  await addFilter(page, 'order', 'ORD-1');
  await addFilter(page, 'order', 'ORD-2');
  await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(1);
  await expect(page.getByText('ORD-2')).toBeVisible();
  await page.getByLabel('Tipo de filtro').selectOption('channels');
  await page.getByLabel('Valor del filtro').selectOption('APP');
  await page.getByRole('button', { name: 'Agregar filtro' }).click();
  await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Quitar filtro/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Consultar' })).toBeDisabled();
});

test('a date range: bounds, order of the fields, what is sent', async ({ page }) => {
  await page.getByLabel('Tipo de filtro').selectOption('dateRange');
  const start = page.getByLabel('Fecha inicial');
  const end = page.getByLabel('Fecha final');
  await expect(end).toBeDisabled();
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  await expect(start).toHaveAttribute('max', today);
  await start.fill(today);
  await expect(end).toBeEnabled();
  await end.fill(today);
  await page.getByRole('button', { name: 'Agregar filtro' }).click();
  const requested = page.waitForRequest(/\/trace\?/);
  await page.getByRole('button', { name: 'Consultar' }).click();
  expect(new URL((await requested).url()).searchParams.get('dateRange')).toBe(`${today}_${today}`);
});

test('the notice leaves after five seconds, Copiado after two', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await searchOrder(page, 'ORD-DEMO-000051');
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.locator('h1').focus();
  await page.clock.fastForward(3000);
  await expect(notice(page)).toBeVisible();
  await page.clock.fastForward(2500);
  await expect(notice(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  const copy = page.getByRole('button', { name: /Copiar/ }).first();
  await expect(copy).toBeVisible();
  // From here on time passes only where it is told to.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await copy.click();
  await expect(page.getByText('Copiado')).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page.getByText('Copiado')).toBeVisible();
  await page.clock.fastForward(1000);
  await page.clock.resume();
  await expect(page.getByText('Copiado')).toHaveCount(0);
});

test('one detail open at a time, by row and by button', async ({ page }) => {
  await searchOrder(page, 'ORD-DEMO-000051');
  await page.getByRole('button', { name: 'Ver detalles' }).nth(1).click();
  await expect(page.getByText('Detalles de traza seleccionada:')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Ocultar', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Ver detalles' }).last().click();
  await expect(page.getByText('Detalles de traza seleccionada:')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ocultar', exact: true }).click();
  await expect(page.getByText('Detalles de traza seleccionada:')).toHaveCount(0);
});

test('pages of many results stay in the address', async ({ page }) => {
  await addFilter(page, 'code', '00');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText(/^Mostrando del 1 al 10 de [\d,]+ registros$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^Mostrando del 11 al 20 de/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Mostrando del 11 al 20 de/)).toBeVisible();
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText(/^Mostrando del 1 al 10 de/)).toBeVisible();
});

test('nothing found, then a failure, then rows again', async ({ page }) => {
  await searchOrder(page, 'ORD-SIN-RESULTADOS');
  await expect(page.getByText('No se encontraron logs para los filtros seleccionados.')).toBeVisible();
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await searchOrder(page, 'ORD-HTML-502');
  await expect(page.getByText('Ocurrió un error al solicitar la información.')).toBeVisible();
  await expect(page.getByText(/Bad Gateway/)).toHaveCount(0);
  await searchOrder(page, 'ORD-NO-LISTA');
  await expect(page.getByText('Ocurrió un error al solicitar la información.')).toBeVisible();
  await expect(page.getByText('Sin resultados')).toHaveCount(0);
  await searchOrder(page, 'ORD-DEMO-000051');
  await expect(page.getByRole('button', { name: 'Ver detalles' }).first()).toBeVisible();
});

test('twenty thousand entries, and five megabytes in one, block nothing', async ({ page }) => {
  await searchOrder(page, 'ORD-20MIL');
  await expect(page.getByText('Mostrando del 1 al 10 de 20,000 registros', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver detalles' })).toHaveCount(10);
  await searchOrder(page, 'ORD-GRANDE');
  await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  await expect(page.getByLabel('Response')).toHaveValue(/\{/);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByLabel('Tipo de filtro').selectOption('code');
  await page.getByLabel('Valor del filtro').fill('51');
  await expect(page.getByLabel('Valor del filtro')).toHaveValue('51');
});

test('option lists that are broken leave the form working', async ({ page }) => {
  await signIn(page, 'mariana.rios+opciones-rotas@example.mx');
  await goTo(page, '/logs');
  for (const type of ['servers', 'hostnames', 'services', 'channels', 'logTypes']) {
    await page.getByLabel('Tipo de filtro').selectOption(type);
    await expect(page.getByLabel('Valor del filtro')).toBeVisible();
  }
  await addFilter(page, 'order', 'ORD-DEMO-000051');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(notice(page)).toBeVisible();
});

for (const width of [1024, 390]) {
  test(`at ${width} px one press on Consultar asks, although the field above it is left empty`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await searchOrder(page, 'ORD-DEMO-000051');
    await expect(notice(page)).toBeVisible();
  });
}

test('beside the open menu at 1024 px no name is broken and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await searchOrder(page, 'ORD-DEMO-000051');
  await expect(page.getByRole('cell', { name: 'notificaciones' })).toBeVisible();
  const { broken, cut } = await page.getByRole('table').evaluate((table) => ({
    broken: Array.from(table.querySelectorAll('tbody bdi'))
      .filter((name) => /^\w+$/.test(name.textContent ?? '') && name.getBoundingClientRect().height > 24)
      .map((name) => name.textContent),
    cut: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
  }));
  expect(broken).toEqual([]);
  expect(cut).toBeLessThanOrEqual(0);
});

test('on a phone rows are cards and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await searchOrder(page, 'ORD-DEMO-000051');
  await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  await expect(page.getByLabel('Request')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
