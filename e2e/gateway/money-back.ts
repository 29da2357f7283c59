import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startOfDay } from '../../gateway/rules/mexico-time';
import { dayLines } from '../../mocks/operations/operation-lines';
import { closeDetails, goTo, record } from '../support';
import { enter } from './console';
import type { Platform } from './platform';

/** Cents: what is asked back. */
const PART = 1234;

const pesos = (cents: number) =>
  `$ ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Two people return money, and everything that tells of it tells the same. */
export function moneyBack(platform: () => Platform): void {
  test('one asks, another authorizes, the first sees it without reloading, and all that counts agrees to the cent', async ({
    page,
    browser,
  }) => {
    const { url, deliver } = platform();
    const now = Date.now();
    const yesterday = startOfDay(now, -1);
    const lines = [...dayLines(yesterday, now)];
    await deliver('operations', lines);
    const told = lines.map((line) => JSON.parse(line));
    const operation = told.find(
      ({ status, paymentMethod, refunds, amount }) =>
        status === 'SUCCESS' && paymentMethod === 'CARD' && refunds.length === 0 && amount > 2 * PART,
    );
    const before = told.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
    const other = await browser.newContext();
    const there = await other.newPage();
    await enter(page, url, 'gema');
    await enter(there, url, 'hugo');
    const { operationId, orderId } = operation;
    const [sum, own] = [pesos(PART), record(page, /^Devolución DEV-/)];
    await goTo(page, `/devoluciones?nueva=${operationId}`);
    await page.getByLabel('Monto', { exact: true }).fill(String(PART / 100));
    await page.getByLabel('Motivo').selectOption('WRONG_AMOUNT');
    await page.getByRole('button', { name: `Devolver ${sum}` }).click();
    await expect(own.getByRole('button', { name: `Autorizar ${sum}` })).toBeDisabled();
    await closeDetails(page);
    const row = page.getByRole('row').filter({ hasText: orderId });
    await expect(row).toContainText('Solicitada');
    // A page that is loaded anew has forgotten it.
    await page.evaluate(() => Object.assign(window, { isSame: true }));

    await goTo(there, '/devoluciones?view=TO_AUTHORIZE&dateRange=todo');
    await there
      .getByRole('row')
      .filter({ hasText: orderId })
      .getByRole('button', { name: /^Ver detalles/ })
      .click();
    await there.getByRole('button', { name: `Autorizar ${sum}` }).click();
    await there
      .getByRole('dialog', { name: /^Autorizar/ })
      .getByRole('button', { name: `Autorizar ${sum}` })
      .click();
    await expect(there.getByText('Devolución autorizada.')).toBeVisible();

    await expect(row).toContainText('Completada');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

    const whole = before + PART;
    const day = new Date(yesterday).toISOString().slice(0, 10);
    const days = `dateRange=${day}_${day}`;
    await goTo(page, `/historial-de-operaciones?${days}&operacion=${operationId}`);
    await expect(record(page)).toContainText(`Se devolvió una parte: ${pesos(PART)}`);
    await closeDetails(page);
    await expect(page.getByRole('main')).toContainText(`Devuelto ${pesos(whole)}`);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const returned = [...file.matchAll(/,(\d+)\.(\d\d),MXN,/g)].map(([, full, cents]) => Number(`${full}${cents}`));
    expect(returned).toHaveLength(told.length);
    expect(returned.reduce((sum, cents) => sum + cents, 0)).toBe(whole);
    await goTo(page, `/dashboard?${days}`);
    await expect(page.getByRole('group', { name: 'Devoluciones', exact: true })).toContainText(pesos(whole));
    await goTo(page, `/dashboard/estadistica?${days}&tab=devoluciones`);
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(pesos(whole));
    await other.close();
  });
}
