import { expect, test } from '@playwright/test';
import { demoOrder } from '../../mocks/traces/demo-order';
import { addFilter, goTo } from '../support';
import { changePassword, endedHere, enter, kept, leave, statusOf } from './console';
import { PASSWORD, type Platform } from './platform';

const CHOSEN = 'Otra-contraseña#2027';
const LOGS = `/logs?order=${demoOrder}&q=1`;

/** Two browsers at once, and what outlives a process. */
export function together(platform: () => Platform): void {
  test('a password that is changed here ends the session there, and counts there', async ({ page, browser }) => {
    const { url } = platform();
    const other = await browser.newContext();
    const there = await other.newPage();
    await enter(page, url, 'diana');
    await enter(there, url, 'diana');
    const { token } = await kept(there);
    await changePassword(page, PASSWORD, CHOSEN);
    expect(await statusOf(other, url, 'GET /trace/services', token)).toBe(401);
    expect(await statusOf(other, url, 'GET /trace/services', (await kept(page)).token)).toBe(200);
    await goTo(there, LOGS);
    await endedHere(there);
    await enter(there, url, 'diana', LOGS, CHOSEN);
    await expect(there.getByText('autorizarTarjeta').first()).toBeVisible();
    await other.close();
  });

  test('what is delivered meanwhile both see with their next question', async ({ page, browser }) => {
    const { url, deliver } = platform();
    const other = await browser.newContext();
    const there = await other.newPage();
    const order = 'ORD-ENTREGADA-1';
    const pages = [page, there];
    for (const each of pages) {
      await enter(each, url, 'ana', `/logs?order=${order}&q=1`);
      await expect(each.getByText('Sin resultados')).toBeVisible();
    }
    const common = { service: 'conciliador', hostName: 'h1', ip: '192.0.2.1', order };
    const at = new Date().toISOString();
    const lines = ['recibirPago', 'avisarComercio'].map((operation) => JSON.stringify({ at, operation, ...common }));
    await deliver('traces', lines);
    for (const each of pages) {
      await each.getByRole('button', { name: 'Consultar' }).click();
      await expect(each.getByText('Se encontraron 2 registros.')).toBeVisible();
      await expect(each.getByText('avisarComercio').first()).toBeVisible();
    }
    await other.close();
  });

  test('a process that is killed takes nothing with it: sessions, logs and passwords are there again', async ({
    page,
    browser,
  }) => {
    const { url, restart } = platform();
    const other = await browser.newContext();
    const there = await other.newPage();
    await enter(page, url, 'elsa');
    await changePassword(page, PASSWORD, CHOSEN);
    await enter(there, url, 'elsa', LOGS, CHOSEN);
    await restart('SIGKILL');
    await there.reload();
    await expect(there.getByText('autorizarTarjeta').first()).toBeVisible();
    await goTo(page, '/logs');
    await addFilter(page, 'order', demoOrder);
    await page.getByRole('button', { name: 'Consultar' }).click();
    await expect(page.getByText('autorizarTarjeta').first()).toBeVisible();
    await leave(there);
    await enter(there, url, 'elsa', '/mi-cuenta', CHOSEN);
    await other.close();
  });
}
