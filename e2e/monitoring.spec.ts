import { expect, type Page, test } from '@playwright/test';
import { goTo, signIn } from './support';

/** Times (ms) at which the console asked for a server. */
function requestTimes(page: Page, server: string): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/server/${server}`)) times.push(Date.now());
  });
  return times;
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad');
  await expect(page.getByLabel('Servidores:').locator('option')).toHaveCount(6);
});

test('idle, a server, another, and back to nothing', async ({ page }) => {
  const select = page.getByLabel('Servidores:');
  await expect(page.getByText('Selecciona uno de los servidores para ver su trazabilidad.')).toBeVisible();
  await expect(page.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
  await expect(select.locator('option').first()).toHaveText('Selecciona una opción');
  // 'Cargando' comes after 300 ms; a server that has to be asked again takes longer than that for sure.
  await select.selectOption('promociones-qa-01');
  await expect(page.getByText('Cargando')).toBeVisible();
  await select.selectOption('pagos-qa-01');
  await expect(page.getByRole('region', { name: 'Redis' })).toBeVisible();
  await expect(page).toHaveURL(/server=pagos-qa-01/);
  await select.selectOption('');
  await expect(page.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Redis' })).toHaveCount(0);
});

test('a degraded server: icons, bars and empty sections', async ({ page }) => {
  await page.getByLabel('Servidores:').selectOption('pagos-qa-02');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('Redis').getByRole('img', { name: 'No disponible' })).toBeVisible();
  await expect(region('Filesystem').getByRole('img', { name: 'Disponible', exact: true })).toBeVisible();
  await expect(region('Filesystem').getByRole('meter').and(page.locator('[data-tone="danger"]')).first()).toBeVisible();
  await expect(
    region('Filesystem').getByRole('meter').and(page.locator('[data-tone="warning"]')).first(),
  ).toBeVisible();
  await expect(region('Elastic')).toContainText('Por el momento el servidor no está disponible.');
  await expect(region('Elastic')).toContainText('Sin datos');
  await expect(region('Elastic').getByRole('img', { name: 'Disponible', exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/NaN|undefined|\[object/);
});

test('an empty answer is asked for three times, two seconds apart, and then given up', async ({ page }) => {
  const times = requestTimes(page, 'promociones-qa-01');
  await page.getByLabel('Servidores:').selectOption('promociones-qa-01');
  await expect(page.getByText('Los datos no son válidos tras varios intentos.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Traza' })).toBeVisible();
  expect(times).toHaveLength(3);
  // By the page's own clock: what is told to the outside comes late on a busy machine.
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('/server/promociones-qa-01') ? [startTime] : [])),
  );
  expect(starts).toHaveLength(3);
  for (const [index, start] of starts.slice(1).entries()) {
    expect(start - (starts[index] ?? 0)).toBeGreaterThanOrEqual(1999);
  }
});

test('a server that answers at the second try is shown', async ({ page }) => {
  const times = requestTimes(page, 'respaldo-qa-01');
  await page.getByLabel('Servidores:').selectOption('respaldo-qa-01');
  await expect(page.getByRole('region', { name: 'Memoria' })).toBeVisible();
  expect(times).toHaveLength(2);
});

test('an unreachable server is asked once', async ({ page }) => {
  const times = requestTimes(page, 'pagos-qa-03');
  await page.getByLabel('Servidores:').selectOption('pagos-qa-03');
  await expect(page.getByText('No se pudo conectar con el servidor.')).toBeVisible();
  await expect(page.getByText('502 Bad Gateway')).toHaveCount(0);
  expect(times).toHaveLength(1);
});

test('the chosen server stands in the address: reload, back and forward show it', async ({ page }) => {
  await page.getByLabel('Servidores:').selectOption('pagos-qa-01');
  await expect(page.getByRole('region', { name: 'CPU' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'CPU' })).toBeVisible();
  await expect(page.getByLabel('Servidores:')).toHaveValue('pagos-qa-01');
  await page.getByLabel('Servidores:').selectOption('pagos-qa-02');
  await expect(page.getByRole('region', { name: 'Redis' }).getByRole('img', { name: 'No disponible' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Servidores:')).toHaveValue('pagos-qa-01');
  await expect(
    page.getByRole('region', { name: 'Redis' }).getByRole('img', { name: 'Disponible', exact: true }),
  ).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Servidores:')).toHaveValue('pagos-qa-02');
});

test('a list of servers that fails says so and can be asked for again', async ({ page }) => {
  await signIn(page, 'mariana.rios+lista-error@example.mx');
  await goTo(page, '/soporte/trazabilidad');
  await expect(page.getByText('Ocurrió un error al cargar los servidores, inténtalo más tarde.')).toBeVisible();
  await expect(page.getByLabel('Servidores:')).toBeVisible();
  const again = page.waitForRequest((request) => request.url().endsWith('/api/dashboard/server'));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await again;
});

test('an interval refreshes in place and is still chosen after a reload', async ({ page }) => {
  await page.getByLabel('Servidores:').selectOption('pagos-qa-01');
  await expect(page.getByRole('region', { name: 'CPU' })).toBeVisible();
  const times = requestTimes(page, 'pagos-qa-01');
  await page.getByLabel('Intervalo de actualización').selectOption('Cada 5 s');
  await expect.poll(() => times.length).toBeGreaterThanOrEqual(1);
  await expect(page.getByText('Cargando')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Movimiento' })).toContainText(/\b([2-9]|\d\d) muestras/);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Intervalo de actualización')).toHaveValue('5');
  await expect(page.getByRole('group', { name: 'Movimiento' })).toContainText(/\b([3-9]|\d\d) muestras/);
});

test('why a server is not well, and what goes into the ticket', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Servidores:').selectOption('pagos-qa-02');
  await expect(page.getByRole('list', { name: 'Por qué' })).toContainText('Redis: falta 1 de 3 instancias');
  await page.getByLabel('Qué se copia').selectOption('Redis');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('- [Falla] Redis: falta 1 de 3 instancias');
  expect(text).toMatch(/Enlace: http.*#\/soporte\/trazabilidad\?server=pagos-qa-02&section=redis$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar JSON' }).click();
  expect((await download).suggestedFilename()).toBe('pagos-qa-02.json');
});

test('sections stand in the specified order at every width, in a row from the left (spec 6.2)', async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel('Servidores:').selectOption('pagos-qa-02');
    await expect(page.getByRole('region', { name: 'Elastic' })).toBeAttached();
    const seen = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('section')]
        .map((section) => ({ name: section.querySelector('h2')?.textContent, at: section.getBoundingClientRect() }))
        .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
        .map(({ name }) => name),
    );
    expect(seen, `${width} px`).toEqual([
      'Filesystem',
      'Redis',
      'Mongo',
      'Kafka',
      'MySQL',
      'Nginx',
      'CPU',
      'Memoria',
      'Procesos',
      'Red',
      'Elastic',
    ]);
    await page.getByLabel('Servidores:').selectOption('');
  }
});

test('on a phone a chip leads to its section, however much is laid out only on the way there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByLabel('Servidores:').selectOption('pagos-qa-01');
  for (const name of ['Kafka', 'Memoria', 'Elastic']) {
    const section = page.getByRole('region', { name, exact: true });
    await page.getByRole('button', { name: new RegExp(`^${name}: `) }).click();
    await expect(section).toBeFocused();
    await expect(section.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});
