import { expect, type Page, test } from '@playwright/test';
import { goTo, record, searchOrder, signIn } from './support';

const drawer = (page: Page) => record(page, /^Operación OP/);
const details = (page: Page) => page.getByRole('button', { name: /^Ver detalles de la operación/ });
const list = (page: Page) => page.getByText(/^Mostrando del 1 al 10 de/);

/** The history of operations, reached from the account screen. */
async function openHistory(page: Page, search = '?dateRange=30d'): Promise<void> {
  await signIn(page);
  await goTo(page, `/historial-de-operaciones${search}`);
  await expect(list(page)).toBeVisible();
}

test('after four operations were looked at one Back leaves the history', async ({ page }) => {
  await openHistory(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByRole('button', { name: 'Cerrar' }).click(),
    async () => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.mouse.click(20, 450);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    () => page.keyboard.press('Escape'),
  ];
  for (const [index, close] of ways.entries()) {
    await details(page).nth(index).click();
    await expect(drawer(page)).toBeVisible();
    await close();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/historial-de-operaciones\?dateRange=30d$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('who closes details and in the same moment goes elsewhere is there, and one Back away from the list', async ({
  page,
}) => {
  await openHistory(page);
  await details(page).first().click();
  await expect(drawer(page)).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('aside [aria-label="Cerrar"]')?.click();
    // The step back has been asked for by then, and takes the browser a moment.
    document.querySelector<HTMLElement>('nav a[href$="#/dashboard"]')?.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Últimas operaciones')).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard/);
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('Back closes what is open and Forward opens it again; its neighbours and parts are no steps', async ({ page }) => {
  await openHistory(page);
  await details(page).first().click();
  await expect(drawer(page)).toContainText('1 de');
  await page.getByRole('button', { name: 'Operación siguiente' }).click();
  await expect(drawer(page)).toContainText('2 de');
  await page.getByRole('tab', { name: /^Línea de tiempo/ }).click();
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/historial-de-operaciones\?dateRange=30d$/);
  await page.goForward();
  await expect(drawer(page)).toContainText('2 de');
  await expect(page.getByRole('tab', { name: /^Línea de tiempo/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('closed on another page, the list stays there and the row has the focus', async ({ page }) => {
  await openHistory(page);
  await details(page).last().click();
  await page.getByRole('button', { name: 'Operación siguiente' }).click();
  await expect(drawer(page)).toContainText('11 de');
  const id = (await drawer(page).getByRole('heading', { level: 2 }).textContent())?.split(' ').at(-1);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('button', { name: `Ver detalles de la operación ${id}` })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('what a link opened closes to the list, and Back goes to where the link was followed', async ({ page }) => {
  await openHistory(page);
  const id = ((await details(page).first().getAttribute('aria-label')) ?? '').split(' ').at(-1);
  await goTo(page, '/mi-cuenta');
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await goTo(page, `/historial-de-operaciones?dateRange=30d&operacion=${id}`);
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/historial-de-operaciones\?dateRange=30d$/);
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('each change of the list is one Back; one that is undone is none', async ({ page }) => {
  await openHistory(page, '?dateRange=30d&channel=WEB');
  await page.getByRole('button', { name: 'Quitar filtro Canal' }).click();
  await expect(page).toHaveURL(/dateRange=30d$/);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page).toHaveURL(/channel=WEB$/);
  await page.getByRole('button', { name: 'Monto', exact: true }).click();
  await expect(page).toHaveURL(/orden=-amount$/);
  await page.getByLabel('Registros por página').selectOption('25');
  await expect(page).toHaveURL(/size=25$/);
  await page.goBack();
  await expect(page).toHaveURL(/orden=-amount$/);
  await page.goBack();
  await expect(page).toHaveURL(/channel=WEB$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('days that are typed are one Back, however many keys it took', async ({ page }) => {
  const now = Date.now();
  const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
  await openHistory(page, `?dateRange=${day(20)}_${day(2)}`);
  await page.getByLabel('Fecha inicial').focus();
  for (const ago of [19, 18, 17]) {
    await page.getByLabel('Fecha inicial').fill(day(ago));
    await expect(page).toHaveURL(new RegExp(`${day(ago)}_`));
  }
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${day(20)}_${day(2)}$`));
});

test('rows of the logs: one is a step, closing it goes back, the next one takes its place', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-DEMO-000051');
  const show = page.getByRole('button', { name: 'Ver detalles' });
  const hide = page.getByRole('button', { name: 'Ocultar' });
  const panel = page.getByRole('region', { name: 'Detalles de traza seleccionada:' });
  const closed = /order=ORD-DEMO-000051&q=1$/;
  for (const index of [0, 1]) {
    await show.nth(index).click();
    await expect(panel).toBeVisible();
    await hide.click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(closed);
  }
  await show.first().click();
  await expect(page).toHaveURL(/open=0$/);
  await show.first().click();
  await expect(page).toHaveURL(/open=1$/);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(closed);
  await page.goForward();
  await expect(page).toHaveURL(/open=1$/);
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(closed);
  // The query itself is one step: before it stands the filter, before that the screen before.
  await page.goBack();
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('what is cleared in the logs and brought back leaves no empty step', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/logs?order=ORD-DEMO-000051&q=1');
  await expect(page.getByRole('button', { name: 'Ver detalles' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect(page).toHaveURL(/#\/logs$/);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page).toHaveURL(/q=1$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});

test('the wall screen is one step, however it is left', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?view=flota');
  const wall = page.getByRole('dialog', { name: 'Pantalla mural' });
  const enter = page.getByRole('button', { name: 'Pantalla mural', exact: true });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Salir de la pantalla mural' }).click(),
    () => page.goBack(),
  ]) {
    await enter.click();
    await expect(wall).toBeVisible();
    await leave();
    await expect(wall).toHaveCount(0);
    await expect(page).toHaveURL(/view=flota$/);
  }
  await page.goForward();
  await expect(wall).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});
