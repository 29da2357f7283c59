import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchSingleKeys } from '~/shared/storage/single-keys';
import { openLogs, show } from './logs.fixture';
import { found, traceEntry } from './trace.fixture';

beforeEach(async () => {
  await page.viewport(1440, 900);
  const entries = ['a', 'b', 'c'].map((service) => traceEntry({ service }));
  await openLogs('/logs?order=7&q=1', found(...entries));
  await expect.element(show.first()).toBeVisible();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('j, k, Home and End move through the rows and say where', async () => {
  await userEvent.keyboard('j');
  await expect.element(show.nth(0)).toHaveFocus();
  await userEvent.keyboard('jj');
  await expect.element(show.nth(2)).toHaveFocus();
  await userEvent.keyboard('jk');
  await expect.element(show.nth(1)).toHaveFocus();
  await expect.element(page.getByText('Registro 2 de 3 de la página')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.element(show.nth(2)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(show.nth(0)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Ocultar' })).toHaveFocus();
});

test('c copies the row that has the focus', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.keyboard('c');
  expect(write).not.toHaveBeenCalled();
  await userEvent.keyboard('jjc');
  await expect.element(page.getByText('Copiado al portapapeles')).toBeVisible();
  expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toMatchObject({ service: 'b' });
});

test('in the filter letters are text', async () => {
  await page.getByLabelText('Tipo de filtro').selectOptions('code');
  await page.getByLabelText('Valor del filtro').fill('');
  await userEvent.keyboard('jk/c');
  await expect.element(page.getByLabelText('Valor del filtro')).toHaveValue('jk/c');
});

const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>('tbody [data-row-toggle], tbody input, tbody a')].filter(
    ({ tabIndex }) => tabIndex === 0,
  );

test('one row alone is in the order of the page: the first, then where the focus was last', async () => {
  expect(new Set(tabStops().map((control) => control.closest('tr')?.rowIndex))).toEqual(new Set([1]));
  expect(tabStops()).toHaveLength(3);
  await userEvent.keyboard('jj');
  await expect.element(show.nth(1)).toHaveFocus();
  expect(new Set(tabStops().map((control) => control.closest('tr')?.rowIndex))).toEqual(new Set([2]));
  // Away, and back with the key and with Tab: the same row.
  await page.getByLabelText('Tipo de filtro').click();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('j');
  await expect.element(show.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(show.nth(1)).toHaveFocus();
});

test('within a row the arrows lead on, outside they belong to the page', async () => {
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('j{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(show.nth(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(show.nth(1)).toHaveFocus();
});

test('capital letters do the same; switched off, none does anything, and the arrows still do', async () => {
  await userEvent.keyboard('J');
  await expect.element(show.nth(0)).toHaveFocus();
  switchSingleKeys(false);
  onTestFinished(() => switchSingleKeys(true));
  await userEvent.keyboard('jJ');
  await expect.element(show.nth(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(show.nth(1)).toHaveFocus();
});

test('the button of a row is described by what the row holds', async () => {
  await expect.element(show.nth(1)).toHaveAccessibleDescription(/14\/10\/2026 09:12:07 AM b confirmar/);
  await page.viewport(390, 844);
  await expect.element(show.nth(1)).toHaveAccessibleDescription(/b.*confirmar/);
});

test('a click makes a row the current one', async () => {
  await show.nth(2).click();
  await expect.element(page.getByRole('button', { name: 'Ocultar' })).toHaveAttribute('tabindex', '0');
  await expect.element(show.nth(0)).toHaveAttribute('tabindex', '-1');
});
