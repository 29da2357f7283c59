import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { startOfDay } from '../../gateway/rules/mexico-time';
import { dayLines } from '../../mocks/operations/operation-lines';
import { goTo } from '../support';
import { enter, kept } from './console';
import type { Platform } from './platform';

/** Cents: what is asked back. */
const PART = 1234;

const pesos = (cents: number) =>
  `$ ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Calls the platform as whoever is signed in there. */
async function asOf(page: Page, url: string) {
  const { token } = await kept(page);
  return async (method: string, path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': `${method}-${path}-clave` };
    const answer = await page.request.fetch(`${url}/api/dashboard${path}`, { method, headers, ...(data && { data }) });
    return { status: answer.status(), body: await answer.json() };
  };
}

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
    const [gema, hugo] = [await asOf(page, url), await asOf(there, url)];

    const { operationId } = operation;
    const asked = { operationId, amount: PART, reasonCode: 'WRONG_AMOUNT', comment: '', refundMethod: 'CARD' };
    const { status, body } = await gema('POST', '/refund', asked);
    expect(status).toBe(200);
    const decision = { decision: 'APPROVE', comment: '', version: 1 };
    expect(await gema('PUT', `/refund/${body.refundId}/approval`, decision)).toMatchObject({ status: 403 });
    expect(await hugo('PUT', `/refund/${body.refundId}/approval`, decision)).toMatchObject({ status: 200 });
    const refund = async () => (await gema('GET', `/refund/${body.refundId}`)).body.status;
    await expect.poll(refund, { timeout: 10_000 }).toBe('COMPLETED');

    const whole = before + PART;
    const day = new Date(yesterday).toISOString().slice(0, 10);
    const days = `dateRange=${day}_${day}`;
    await goTo(page, `/historial-de-operaciones?${days}&operacion=${operationId}`);
    await expect(page.getByRole('dialog')).toContainText(`Se devolvió una parte: ${pesos(PART)}`);
    await page.keyboard.press('Escape');
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
