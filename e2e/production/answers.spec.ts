import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { API, openAs, storedSession } from './support';

const CARD = '5555555555554444';
const ENCODED = `datos=${encodeURIComponent(`{"pan":"${CARD}","cvv":"987","password":"Clave77"}`)}&n=5555+5555+5555+4444`;
const MASKED =
  'datos=%7B%22pan%22%3A%22555555••••••4444%22%2C%22cvv%22%3A%22•••%22%2C%22password%22%3A%22••••••••%22%7D&n=555555••••••4444';

/** No way to write the card, the code or the password of the answer. */
const SECRET = /5555\D{0,3}5555\D{0,3}5555\D{0,3}4444|987|Clave77/;

/** Opens the first entry of an answer to GET trace; every other call is answered with an empty list. */
async function openEntry(page: Page, body: string | Buffer, contentType = 'application/json', role = 'SOPORTE') {
  await page.route(`${API}/**`, (route) => route.fulfill({ json: [] }));
  await page.route(`${API}/trace?*`, (route) => route.fulfill({ body, contentType }));
  await openAs(page, '/logs?order=PED-31&q=1&open=0', storedSession(60, { role }));
  await expect(page.getByRole('region', { name: 'Detalles de traza seleccionada:' })).toBeVisible();
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function exported(page: Page, format: 'CSV' | 'JSON'): Promise<string> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: format }).check();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  const path = await (await file).path();
  await expect(dialog).toHaveCount(0);
  return readFile(path, 'utf8');
}

/** All that the page holds: markup with its attributes, and what stands in fields. */
const wholePage = (page: Page) =>
  page.evaluate(() =>
    [document.body.innerHTML, ...[...document.querySelectorAll('textarea')].map(({ value }) => value)].join('\n'),
  );

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('secrets in encoded text are neither shown, copied, exported nor told; who may reads and copies them', async ({
  page,
}) => {
  const entry = {
    date: '14/10/2026 09:12:07 AM',
    service: 'cobros',
    operation: 'cobro',
    order: 'PED-31',
    logType: 'ERROR',
    request: ENCODED,
    response: { url: `https://psp.example.mx/cobro?${ENCODED}` },
    message: ENCODED,
  };
  await openEntry(page, JSON.stringify({ data: [entry] }));
  const request = page.getByLabel('Request', { exact: true });
  await expect(request).toHaveValue(MASKED);
  expect(await wholePage(page)).not.toMatch(SECRET);
  const copy = page.getByRole('button', { name: 'Copiar', exact: true });
  await copy.first().click();
  await expect.poll(() => clipboard(page)).toBe(MASKED);
  for (const name of ['Resumen para ticket', 'Registro en JSON', 'Registro en texto']) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => clipboard(page)).toContain('555555••••••4444');
    expect(await clipboard(page)).not.toMatch(SECRET);
  }
  for (const format of ['CSV', 'JSON'] as const) {
    const file = await exported(page, format);
    expect(file).toContain(MASKED);
    expect(file).not.toMatch(SECRET);
  }

  const areas = page.getByRole('button', { name: 'Mostrar', exact: true });
  await areas.nth(1).click();
  await expect(request).toHaveValue(ENCODED);
  await page
    .getByRole('button', { name: /^Copia(r|do)$/ })
    .first()
    .click();
  await expect.poll(() => clipboard(page)).toBe(ENCODED);
  await page.getByRole('button', { name: 'Enmascarar' }).click();

  await page.getByRole('button', { name: 'Historia', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Historia de la orden PED-31' })).toBeVisible();
  expect(await wholePage(page)).not.toMatch(SECRET);
});

test('who may not read them is offered no way to', async ({ page }) => {
  await openEntry(page, JSON.stringify({ data: [{ order: 'PED-31', request: ENCODED }] }), undefined, 'TELCEL');
  await expect(page.getByLabel('Request', { exact: true })).toHaveValue(MASKED);
  await expect(page.getByRole('button', { name: 'Mostrar', exact: true })).toHaveCount(0);
});

test('order ids, the columns of the results and badges stand as they were sent', async ({ page }) => {
  const entry = {
    date: '14/10/2026 09:12:07 AM',
    service: `cobro ${CARD}`,
    order: CARD,
    hostName: CARD,
    ip: '1',
    extra: CARD,
  };
  await openEntry(page, JSON.stringify({ data: [entry] }));
  await expect(page.getByRole('cell', { name: `cobro ${CARD}`, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: CARD, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `Ver historia de la orden ${CARD}` })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Detalles/ }).getByText('555555••••••4444')).toHaveCount(3);
});

test('numbers stand digit for digit in areas, copies and files', async ({ page }) => {
  const DIGITS = [
    '12345678901234567.89',
    '1E400',
    '-0',
    '1e-400',
    '0.1234567890123456789',
    '150.00',
    '9007199254740993',
  ];
  await openEntry(page, `{"data":[{"order":"PED-31","total":150.00,"request":[${DIGITS.join()}]}]}`);
  const shown = `[\n${DIGITS.map((digits) => `  ${digits}`).join(',\n')}\n]`;
  await expect(page.getByLabel('Request', { exact: true })).toHaveValue(shown);
  await page.getByRole('button', { name: 'Copiar', exact: true }).first().click();
  await expect.poll(() => clipboard(page)).toBe(shown);
  const json = await exported(page, 'JSON');
  for (const digits of DIGITS) expect(json).toContain(`    ${digits}`);
  expect(json).toContain('"total": 150.00');
  expect(await exported(page, 'CSV')).toContain(',150.00');
});

test('an answer in another alphabet is read in it; characters that cannot be read are said to be so', async ({
  page,
}) => {
  const body = Buffer.from('{"data":[{"order":"PED-31","service":"facturación","operation":"pagoSeñal"}]}', 'latin1');
  await openEntry(page, body, 'application/json; charset=windows-1252');
  await expect(page.getByRole('cell', { name: 'facturación' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'pagoSeñal' })).toBeVisible();
  const note = page.getByRole('alert').getByText('Algunos caracteres de la respuesta no se pudieron leer.');
  await expect(note).toHaveCount(0);
  await page.route(`${API}/trace?*`, (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(note).toBeVisible();
});
