import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeDetails, goTo, record, searchOrder, signIn } from './support';

/** What a person does with what is there already: its code has come, its data too. */
interface Act {
  name: string;
  do: (page: Page) => Promise<unknown>;
  /** Stands there once it is done, and not before. */
  shows: (page: Page) => Locator;
  /** Makes all as it was. */
  undo: (page: Page) => Promise<unknown>;
}

const FRAME = 16;

const press =
  (name: string | RegExp, nth = 0) =>
  (page: Page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).nth(nth).click();
const key = (keys: string) => (page: Page) => page.keyboard.press(keys);
const dialog = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });
const inDialog = (name: string, opens: Act['do']): Act => ({ name, do: opens, shows: dialog, undo: key('Escape') });
const sorted = (direction: 'ascending' | 'descending') => (page: Page) => page.locator(`th[aria-sort="${direction}"]`);

/** Time stands still but for two frames after each act, so that whatever waits for a timer is never seen. */
async function expectInTwoFrames(page: Page, acts: readonly Act[]): Promise<void> {
  const settle = async ({ shows }: Act, there: boolean) => expect(shows(page)).toHaveCount(there ? 1 : 0);
  await page.clock.install();
  for (const act of acts) {
    await act.do(page);
    await settle(act, true);
    await act.undo(page);
    await settle(act, false);
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  for (const act of acts) {
    await test.step(act.name, async () => {
      await act.do(page);
      await page.clock.runFor(2 * FRAME);
      await settle(act, true);
      await act.undo(page);
      await page.clock.runFor(2 * FRAME);
      await settle(act, false);
    });
  }
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('logs: rows, their details and dialogs', async ({ page }) => {
  await searchOrder(page, 'ORD-20MIL');
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  const details = (owner: Page) => owner.getByText('Detalles de traza seleccionada:');
  await expectInTwoFrames(page, [
    { name: 'details', do: press('Ver detalles', 1), shows: details, undo: press('Ocultar') },
    {
      name: 'details by a press on the row',
      do: (owner) => owner.locator('[data-row] td').nth(2).click(),
      shows: details,
      undo: press('Ocultar'),
    },
    {
      name: 'selection',
      do: (owner) => owner.getByRole('checkbox').first().check(),
      shows: (owner) => owner.getByRole('region', { name: 'Registros seleccionados' }),
      undo: press('Quitar selección'),
    },
    {
      name: 'next page',
      do: press('Siguiente'),
      shows: (owner) => owner.getByText(/^Mostrando del 11 al 20/),
      undo: press('Anterior'),
    },
    inDialog('columns', press('Columnas')),
    inDialog('export', press('Exportar')),
    inDialog('searches', press('Búsquedas')),
  ]);
});

test('logs: a body as a tree, a sort, the timeline, a filter', async ({ page }) => {
  await searchOrder(page, 'ORD-DEMO-000051');
  await press('Ver detalles', 1)(page);
  const view = (name: string) => (owner: Page) =>
    owner.getByRole('group', { name: 'Vista de Request' }).getByRole('button', { name }).click();
  await expectInTwoFrames(page, [
    {
      name: 'tree',
      do: view('Árbol'),
      shows: (owner) => owner.getByRole('tree'),
      undo: view('Texto'),
    },
    {
      name: 'sort',
      do: press('Service'),
      shows: sorted('ascending'),
      undo: (owner) => owner.goBack(),
    },
    {
      name: 'timeline',
      do: press('Historia'),
      shows: (owner) => owner.getByRole('heading', { name: /Historia de la orden/ }),
      undo: press('Tabla'),
    },
    {
      name: 'filter',
      do: (owner) => owner.getByTitle('Editar filtro Order Id').click(),
      shows: (owner) => owner.getByRole('textbox', { name: /Order Id/ }),
      undo: key('Escape'),
    },
  ]);
});

test('history: the drawer, its parts and neighbours, pages, filters and dialogs', async ({ page }) => {
  await goTo(page, '/historial-de-operaciones?dateRange=30d');
  const open = page.getByRole('button', { name: /^Ver detalles de la operación/ });
  await open.first().click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await closeDetails(page);
  await expectInTwoFrames(page, [
    {
      name: 'drawer',
      do: (owner) => owner.locator('[data-row-toggle="0"]').click(),
      shows: (owner) => owner.getByRole('tabpanel'),
      undo: key('Escape'),
    },
    {
      name: 'sort',
      do: press('Monto'),
      shows: (owner) =>
        owner.locator('main > :not([aria-busy="true"]) th[aria-sort="descending"]').filter({ hasText: 'Monto' }),
      undo: (owner) => owner.goBack(),
    },
    {
      name: 'next page',
      do: press('Siguiente'),
      shows: (owner) => owner.getByText(/^Mostrando del 11 al 20/),
      undo: press('Anterior'),
    },
    {
      name: 'filters',
      do: press('Más filtros'),
      shows: (owner) => owner.getByRole('group', { name: 'Método' }),
      undo: press('Más filtros'),
    },
    inDialog('columns', press('Columnas')),
    inDialog('export', press('Exportar')),
    inDialog('searches', press('Búsquedas')),
  ]);
  await page.locator('[data-row-toggle="0"]').click();
});

test('the drawer: its tabs', async ({ page }) => {
  await goTo(page, '/historial-de-operaciones?dateRange=30d');
  await page
    .getByRole('button', { name: /^Ver detalles de la operación/ })
    .first()
    .click();
  const tab = (name: RegExp) => (owner: Page) => owner.getByRole('tab', { name }).click();
  const chosen = (name: RegExp) => (owner: Page) => owner.getByRole('tab', { name, selected: true });
  await expectInTwoFrames(page, [
    { name: 'timeline', do: tab(/^Línea/), shows: chosen(/^Línea/), undo: tab(/^Resumen/) },
    { name: 'attempts', do: tab(/^Intentos/), shows: chosen(/^Intentos/), undo: tab(/^Resumen/) },
    {
      name: 'next operation',
      do: key('j'),
      shows: (owner) => record(owner).getByText(/^2 de /),
      undo: key('k'),
    },
  ]);
});

test('everywhere: palette, keys and menus', async ({ page }) => {
  const user = page.getByRole('banner').locator('[aria-haspopup="menu"]').last();
  await expectInTwoFrames(page, [
    {
      name: 'palette',
      do: key('Control+k'),
      shows: (owner) => owner.getByRole('dialog').getByRole('combobox'),
      undo: key('Escape'),
    },
    inDialog('keys', async () => {
      // Over a dialog that is still closing the key would be that one's.
      await expect(page.locator('dialog:modal')).toHaveCount(0);
      await page.keyboard.press('?');
    }),
    { name: 'user menu', do: () => user.click(), shows: (owner) => owner.getByRole('menu'), undo: key('Escape') },
  ]);
});
