import { expect, type Page, test } from '@playwright/test';
import { goTo, liveInTheEvening, record, signIn } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'mariana.rios+varias-monedas@example.mx');
  await liveInTheEvening(page);
});

/** Amounts as they stand in a text, by the sign of their currency, in its smallest units. */
function sumsIn(text: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [, sign = '', digits = ''] of text.matchAll(/(US\$|JPY|\$)\s([\d,]+(?:\.\d\d)?)/g))
    sums[sign] = (sums[sign] ?? 0) + Number(digits.replaceAll(/[,.]/g, ''));
  return sums;
}

/** What all that match amount to, on all pages together, without what was given back of it. */
async function totalIn(page: Page): Promise<Record<string, number>> {
  const totals = await page.getByRole('paragraph').filter({ hasText: 'Monto total' }).textContent();
  return sumsIn(totals?.split('Devuelto')[0] ?? '');
}

test('the history shows each amount in its currency and sums each by itself', async ({ page }) => {
  await goTo(
    page,
    '/historial-de-operaciones?dateRange=ayer&cardBrand=AMEX,CARNET,MASTERCARD&channel=KIOSCO,IVR,USSD,TIENDA&size=100',
  );
  await expect(page.getByText(/^Mostrando del 1 al/)).toBeVisible();
  const position = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.findIndex((head) => /^Monto/.test(head.textContent ?? '')));
  const amounts = await page
    .getByRole('row')
    .evaluateAll((rows, at) => rows.slice(1).map((row) => row.children[at]?.textContent ?? ''), position);
  for (const form of [/^\$ [\d,]+\.\d\d$/, /^US\$ [\d,]+\.\d\d$/, /^JPY [\d,]+$/])
    expect(amounts.filter((amount) => form.test(amount.trim())).length).toBeGreaterThan(0);

  const sums = await totalIn(page);
  expect(Object.keys(sums)).toEqual(['$', 'JPY', 'US$']);
  const count = Number(/(\d+) operaciones/.exec((await page.getByText(/^\d+ operaciones$/).textContent()) ?? '')?.[1]);
  expect(amounts).toHaveLength(count);
  expect(sumsIn(amounts.join(' '))).toEqual(sums);
});

test('the details name the currency', async ({ page }) => {
  await goTo(page, '/historial-de-operaciones?dateRange=ayer&cardBrand=CARNET');
  await page
    .getByRole('button', { name: /^Ver detalles/ })
    .first()
    .click();
  await expect(
    record(page)
      .getByText(/^JPY [\d,]+$/)
      .first(),
  ).toBeVisible();
});

test('dashboard and statistics name every currency beside pesos and add none of them up', async ({ page }) => {
  const brands = 'dateRange=ayer&cardBrand=AMEX,CARNET';
  await goTo(page, `/historial-de-operaciones?${brands}&status=SUCCESS,ACCEPTED&size=100`);
  await expect(page.getByText(/^Mostrando del 1 al/)).toBeVisible();
  const collected = await totalIn(page);
  expect(Object.keys(collected)).toEqual(['JPY', 'US$']);

  await goTo(page, '/dashboard?dateRange=ayer');
  const beside = page
    .getByRole('group', { name: 'Monto cobrado' })
    .getByText(/^y\sJPY\s[\d,]+\s·\sUS\$\s[\d,]+\.\d\d$/);
  await expect(beside).toBeVisible();
  expect(sumsIn((await beside.textContent()) ?? '')).toEqual(collected);

  await goTo(page, '/dashboard/estadistica?dateRange=ayer&medida=collected');
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Monto cobrado (USD)' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Monto cobrado (JPY)' })).toBeVisible();
});
