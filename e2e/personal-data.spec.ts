import { expect, type Page, test } from '@playwright/test';
import { addFilter, goTo, signIn } from './support';

interface Typed {
  text: string;
  /** What must then stand nowhere. */
  nowhere: RegExp;
}

/** What an order's id may look like as well. */
const ACCOUNTS: readonly Typed[] = [
  { text: '4111 1111 1111 1111', nowhere: /4111[\s+%20-]*1111/ },
  { text: '5555555555554444', nowhere: /5555555555554444/ },
  { text: '012180001183597198', nowhere: /012180001183597198/ },
];

const PERSONS: readonly Typed[] = [
  { text: '+52 1 55 1234 5678', nowhere: /55[\s+%20-]*1234[\s+%20-]*5678/ },
  { text: '044 55 1234 5678', nowhere: /55[\s+%20-]*1234[\s+%20-]*5678/ },
  { text: 'tel:+525512345678', nowhere: /5512345678/ },
  { text: '55\u00a01234\u20115678\u200b', nowhere: /1234.{0,9}5678/ },
  { text: 'ana.sol@example.mx', nowhere: /ana\.sol/ },
];

interface Seen {
  addresses: string[];
  calls: string[];
}

/** Every address of the page, and every call, from now on. */
function watch(page: Page): Seen {
  const seen: Seen = { addresses: [], calls: [] };
  page.on('framenavigated', (frame) => seen.addresses.push(frame.url()));
  page.on('request', (request) => seen.calls.push(request.url()));
  return seen;
}

/** Everything that this machine keeps, the browser's own history of this tab included. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, window.history.state, document.title]),
  );

async function expectNowhere(page: Page, seen: Seen, text: RegExp): Promise<void> {
  for (const address of [page.url(), ...seen.addresses, ...seen.calls]) {
    expect(decodeURIComponent(address)).not.toMatch(text);
  }
  expect(await keptIn(page)).not.toMatch(text);
  await expect(page.locator('body')).not.toContainText(text);
}

test('the history asks for a person in a body alone, whatever is typed or pasted', async ({ page }) => {
  test.slow();
  await signIn(page);
  await goTo(page, '/historial-de-operaciones');
  const seen = watch(page);
  for (const { text, nowhere } of [...ACCOUNTS, ...PERSONS]) {
    await page.getByRole('searchbox', { name: 'Buscar operaciones' }).fill(text);
    const requested = page.waitForRequest((request) => request.url().includes('operation/search'));
    await page.keyboard.press('Enter');
    expect((await requested).method()).toBe('POST');
    await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('•••');
    await expect(page).toHaveURL(/#\/historial-de-operaciones\?(dateRange=todo&dato=1|dato=1&dateRange=todo)$/);
    await expectNowhere(page, seen, nowhere);
  }
  await page.reload();
  await expect(page.getByText(/La búsqueda era de un dato personal/)).toBeVisible();
});

test('the palette leads a person to the history, and asks about what looks like an account first', async ({ page }) => {
  test.slow();
  await signIn(page);
  const seen = watch(page);
  const give = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(text);
    await page.keyboard.press('Enter');
  };
  const doubt = page.getByRole('dialog', { name: /^Parece / });
  for (const { text, nowhere } of ACCOUNTS) {
    await give(text);
    await expect(doubt).toBeVisible();
    await expectNowhere(page, seen, nowhere);
    await doubt.getByRole('button', { name: 'Cancelar' }).click();
    await expect(doubt).toHaveCount(0);
    await expect(page).toHaveURL(/#\/mi-cuenta$/);
    await expectNowhere(page, seen, nowhere);
  }
  for (const { text, nowhere } of PERSONS) {
    const requested = page.waitForRequest((request) => request.url().includes('operation/search'));
    await give(text);
    await requested;
    await expect(page).toHaveURL(/#\/historial-de-operaciones\?dato=1&dateRange=todo$/);
    await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('•••');
    await expectNowhere(page, seen, nowhere);
  }
  expect(seen.calls.filter((url) => /\/trace\?/.test(url))).toEqual([]);
});

test('the logs keep and ask nothing before the word, and never keep it among the searches', async ({ page }) => {
  test.slow();
  await signIn(page);
  await goTo(page, '/logs');
  const seen = watch(page);
  for (const { text, nowhere } of [...ACCOUNTS, ...PERSONS]) {
    await addFilter(page, 'order', text);
    const doubt = page.getByRole('dialog', { name: /^Parece / });
    await expect(doubt).toBeVisible();
    await expectNowhere(page, seen, nowhere);
    await doubt.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('list', { name: 'Filtros activos' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Limpiar' }).click();
  }
  expect(seen.calls.filter((url) => /\/trace\?/.test(url))).toEqual([]);

  await addFilter(page, 'order', '4111111111111111');
  await page.getByRole('button', { name: 'Es un id de orden' }).click();
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText('Sin resultados')).toBeVisible();
  expect(seen.calls.filter((url) => /\/trace\?order=4111111111111111$/.test(url))).toHaveLength(1);
  expect(await keptIn(page)).not.toContain('4111');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Búsquedas recientes' })).toHaveCount(0);
});

test('a card number in an address from outside is asked for after the word alone', async ({ page }) => {
  await signIn(page);
  const seen = watch(page);
  await goTo(page, '/logs?order=4111111111111111&q=1');
  const doubt = page.getByRole('dialog', { name: 'Parece un número de tarjeta' });
  await expect(doubt).toBeVisible();
  expect(seen.calls.filter((url) => /\/trace\?/.test(url))).toEqual([]);
  await doubt.getByRole('button', { name: 'Es un id de orden' }).click();
  await expect(page.getByText('Sin resultados')).toBeVisible();
  expect(seen.calls.filter((url) => /\/trace\?order=/.test(url))).toHaveLength(1);
  expect(await keptIn(page)).not.toContain('4111');
});
