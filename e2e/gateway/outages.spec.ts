import { expect, type Page, test } from '@playwright/test';
import { hasPostgres } from '../../gateway/sql/postgres-server.fixture';
import { demoOrder } from '../../mocks/traces/demo-order';
import { goTo } from '../support';
import { enter, kept } from './console';
import { type Platform, startPlatform } from './platform';
import { SERVER, startPrometheus } from './prometheus';

// What people see while a part of the platform is away: each screen says so in its place, and goes on without a reload.

test.skip(!hasPostgres, 'There is no PostgreSQL on this machine.');
// One platform for both.
test.describe.configure({ mode: 'default' });

let platform: Platform;
let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
test.beforeAll(async () => {
  prometheus = await startPrometheus();
  platform = await startPlatform('PostgreSQL', { prometheus: { url: prometheus.url, timeoutSeconds: 1 } });
});
test.afterAll(async () => {
  await platform.stop();
  prometheus.stop();
});

const LOGS = `/logs?order=${demoOrder}&q=1`;
const MONITORING = `/soporte/trazabilidad?server=${SERVER}`;

/** Whatever happens is not to be told by a page that was loaded anew. */
async function mark(page: Page): Promise<() => Promise<void>> {
  const { token } = await kept(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  return async () => {
    await expect(page.locator('body[data-same]')).toBeAttached();
    await expect(page.getByText('La sesión ha finalizado')).toBeHidden();
    expect((await kept(page)).token).toBe(token);
  };
}

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first();

test('a database that is away is told by each screen, and each goes on when it is back', async ({ page }) => {
  await enter(page, platform.url, 'ana');
  const isSame = await mark(page);
  await platform.server?.crash();

  const main = page.getByRole('main');
  await goTo(page, '/dashboard');
  await expect(main.getByText('Ocurrió un error al solicitar la información.').first()).toBeVisible();
  await goTo(page, '/historial-de-operaciones');
  await expect(main.getByText('No se pudieron consultar las operaciones.')).toBeVisible();
  await goTo(page, LOGS);
  await expect(main.getByText('La consulta no se completó')).toBeVisible();
  await goTo(page, MONITORING);
  await expect(main.getByText('Ocurrió un error al cargar los servidores, inténtalo más tarde.')).toBeVisible();
  await isSame();

  await platform.server?.again();
  await expect(async () => {
    expect((await page.request.get(`${platform.url}/readyz`)).status()).toBe(200);
  }).toPass();
  await retry(page).click();
  await expect(page.getByLabel('Servidores:')).toContainText(SERVER);
  await main.getByRole('button', { name: 'Actualizar' }).click();
  await expect(main.getByRole('region', { name: 'CPU', exact: true })).toBeVisible();
  await goTo(page, LOGS);
  await expect(main.getByText('autorizarTarjeta').first()).toBeVisible();
  await goTo(page, '/historial-de-operaciones');
  await expect(main.getByText('Sin resultados').first()).toBeVisible();
  await goTo(page, '/dashboard');
  await expect(main.getByText('Monto cobrado').first()).toBeVisible();
  await expect(main.getByText('Ocurrió un error al solicitar la información.')).toHaveCount(0);
  await isSame();
});

test('a Prometheus that is slow or gone is told beside the last figures, and the other screens go on', async ({
  page,
}) => {
  await enter(page, platform.url, 'beto', MONITORING);
  const isSame = await mark(page);
  const main = page.getByRole('main');
  const cpu = main.getByRole('region', { name: 'CPU', exact: true });
  const refresh = main.getByRole('button', { name: 'Actualizar' });
  const failure = main.getByText('No se pudo conectar con el servidor.');
  await expect(cpu).toBeVisible();
  for (const manner of ['slow', 'gone'] as const) {
    prometheus.be(manner);
    await refresh.click();
    await expect(failure).toBeVisible();
    await expect(cpu).toBeVisible();
    prometheus.be('well');
    await refresh.click();
    await expect(failure).toBeHidden();
  }
  prometheus.be('gone');
  await goTo(page, LOGS);
  await expect(main.getByText('autorizarTarjeta').first()).toBeVisible();
  prometheus.be('well');
  await isSame();
});
