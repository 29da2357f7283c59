import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changePreferences } from '~/shared/storage/preferences';
import { hide, panel, request, search, show } from './logs.fixture';
import { found, traceEntries, traceEntry } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
});

test('long names stand in lines of at most 30 characters', async () => {
  const operation = 'reintento de la autorización con el segundo adquirente';
  await search(
    found(traceEntry({ service: 'conciliación nocturna de los pagos en tienda', operation, hostName: 'corto' })),
  );
  const cells = [...document.querySelectorAll('[data-row] td bdi')].map((cell) => cell.textContent);
  expect(cells.slice(1, 4)).toEqual([
    'conciliación nocturna de los\npagos en tienda',
    'reintento de la autorización\ncon el segundo adquirente',
    'corto',
  ]);
});

test('another page is written into the rows of the one before, but for the row that had the focus', async () => {
  const rows = () => [...document.querySelectorAll('[data-row]')];
  await search(found(...traceEntries(30)), 4);
  (show.nth(2).element() as HTMLElement).focus();
  const before = rows();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(page.getByText('operacion-20')).toBeVisible();
  const after = rows();
  expect(after.slice(0, 9).map((row) => before.indexOf(row))).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9]);
  expect(before).not.toContain(after[9]);
  await expect.element(panel).not.toBeInTheDocument();
  expect(show.elements().map((button) => (button as HTMLElement).tabIndex)).toEqual([0, ...Array(9).fill(-1)]);
});

test('a row that stays keeps its element and the focus in it when the rows are sorted', async () => {
  await search(found(...['c', 'b', 'a'].map((service) => traceEntry({ service }))));
  const button = show.first().element() as HTMLElement;
  await page.getByRole('button', { name: 'Service' }).click();
  await expect.element(page.getByRole('row').nth(3)).toContainElement(button);
});

test('dates are written anew when the format of the hour changes', async () => {
  await search(found(traceEntry()));
  await expect.element(page.getByText('14/10/2026 09:12:07 AM')).toBeVisible();
  changePreferences({ hourFormat: 24 });
  await expect.element(page.getByText('14/10/2026 09:12:07', { exact: true })).toBeVisible();
});

describe('opening and closing', () => {
  test('one panel at a time, also among equal entries', async () => {
    await search(found(traceEntry(), traceEntry(), traceEntry({ operation: 'otra' })));
    await show.nth(1).click();
    await expect.element(panel).toBeVisible();
    await expect.element(hide).toHaveAttribute('aria-expanded', 'true');
    await show.nth(1).click();
    await expect.element(panel.getByText('otra')).toBeVisible();
    expect(hide.elements()).toHaveLength(1);
    expect(panel.elements()).toHaveLength(1);
    await hide.click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(show.elements()).toHaveLength(3);
  });

  test('what stands before the button keeps its place when the text of the button changes', async () => {
    await search(found(traceEntry(), traceEntry()));
    const lefts = () =>
      page
        .getByRole('checkbox')
        .elements()
        .map((box) => box.getBoundingClientRect().left);
    const [left] = lefts();
    await show.first().click();
    await expect.element(panel).toBeVisible();
    expect(lefts()).toEqual([left, left]);
  });

  test('by keyboard: Enter and Space toggle once each and the focus stays', async () => {
    await search(found(traceEntry(), traceEntry()));
    (show.first().element() as HTMLElement).focus();
    await expect.element(show.first()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).toBeVisible();
    await expect.element(hide).toHaveFocus();
    const controlled = hide.element().getAttribute('aria-controls') ?? '';
    expect(document.getElementById(controlled)).toContainElement(panel.element() as HTMLElement);
    await userEvent.keyboard(' ');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(show.first()).toHaveFocus();
  });

  test('a click on the row does the same', async () => {
    await search(found(traceEntry(), traceEntry({ operation: 'otra' })));
    await page.getByRole('cell', { name: 'otra' }).click();
    await expect.element(panel).toBeVisible();
    await page.getByRole('cell', { name: 'otra' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('a click that ends a selection, or inside the panel, does not', async () => {
    const { router } = await search(found(traceEntry(), traceEntry({ operation: 'otra' })));
    const navigate = vi.spyOn(router, 'navigate');
    const cell = page.getByRole('cell', { name: 'otra' });
    const click = () => cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    window.getSelection()?.selectAllChildren(cell.element());
    click();
    expect(navigate).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    click();
    expect(navigate).toHaveBeenCalledOnce();
    await panel.getByText('cobros').click();
    await request.click();
    expect(navigate).toHaveBeenCalledOnce();
    await expect.element(panel).toBeVisible();
  });

  test('another page closes it', async () => {
    await search(found(...traceEntries(12)), 0);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect.element(page.getByText('operacion-12')).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('equal entries make no warning', async () => {
    const complaint = vi.spyOn(console, 'error');
    await search(found(traceEntry(), traceEntry(), traceEntry()), 1);
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe.each([390, 320])('at %i pixels', (width) => {
  test('rows are cards with the same button, and nothing scrolls sideways', async () => {
    await page.viewport(width, 800);
    const long = 'x'.repeat(600);
    await search(found(traceEntry({ service: long, nota: long, request: { long }, lista: [long] }), traceEntry()), 0);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    const cards = page.getByRole('list', { name: 'Resultados' }).getByRole('listitem');
    await expect.element(cards.nth(1).getByText('14/10/2026 09:12:07 AM')).toBeVisible();
    await expect.element(hide).toHaveAttribute('aria-expanded', 'true');
    expect(document.documentElement.scrollWidth).toBe(width);
    await cards.nth(1).getByText('cobros').click();
    await expect.element(cards.nth(1).getByRole('button', { name: 'Ocultar' })).toBeVisible();
    await expect.element(cards.nth(0).getByRole('button', { name: 'Ver detalles' })).toBeVisible();
  });
});

test('a date takes one line of a card on a phone of 390 pixels, the margins of the screen taken off', async () => {
  await page.viewport(362, 800);
  await search(found(traceEntry()));
  const date = page.getByRole('listitem').getByText('14/10/2026 09:12:07 AM');
  await expect.element(date).toBeVisible();
  expect(date.element().getClientRects()).toHaveLength(1);
});

test('long unbroken texts do not widen the table', async () => {
  const long = 'x'.repeat(3000);
  await search(found(traceEntry({ service: long, hostName: long, nota: long, [long]: 1, request: long })), 0);
  expect(document.documentElement.scrollWidth).toBe(1440);
  const table = page.getByRole('table').element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
});
