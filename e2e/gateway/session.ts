import { expect, test } from '@playwright/test';
import { demoOrder } from '../../mocks/traces/demo-order';
import { enter, kept, leave, reloadLater, statusOf } from './console';
import type { Platform } from './platform';

const LOGS = `/logs?order=${demoOrder}&q=1`;
const HOUR = 60;

/** What becomes of a session, in the browser and on the server. */
export function session(platform: () => Platform): void {
  test('within ten minutes after its hour a session is renewed and stands where it was', async ({ page }) => {
    const { url, age } = platform();
    await enter(page, url, 'beto', LOGS);
    await expect(page.getByText('autorizarTarjeta').first()).toBeVisible();
    const { token: before = '' } = await kept(page);
    await age('beto', HOUR + 9);
    await reloadLater(page, HOUR + 9);
    await expect(page.getByText('autorizarTarjeta').first()).toBeVisible();
    expect(page.url()).toBe(`${url}/#${LOGS}`);
    const { token, tokenExpiration = '' } = await kept(page);
    expect(token).not.toBe(before);
    expect(Date.parse(tokenExpiration) - Date.now()).toBeGreaterThan((HOUR - 1) * 60_000);
  });

  test('after them it is over, for the console as for the server', async ({ page, context }) => {
    const { url, age } = platform();
    await enter(page, url, 'beto', LOGS);
    const { token } = await kept(page);
    await age('beto', HOUR + 10);
    for (const call of ['GET /trace/services', 'POST /auth/refresh'])
      expect([call, await statusOf(context, url, call, token)]).toEqual([call, 401]);
    await reloadLater(page, HOUR + 10);
    await expect(page.getByText('La sesión ha finalizado')).toBeVisible();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
  });

  test('signing out ends the token on the server, and no other', async ({ page, browser }) => {
    const { url } = platform();
    const other = await browser.newContext();
    const [here, there] = [page, await other.newPage()];
    await enter(here, url, 'beto');
    await enter(there, url, 'beto');
    const [one, two] = [await kept(here), await kept(there)];
    await leave(here);
    expect(await statusOf(other, url, 'GET /trace/services', one.token)).toBe(401);
    expect(await statusOf(other, url, 'POST /auth/refresh', one.token)).toBe(401);
    expect(await statusOf(other, url, 'GET /trace/services', two.token)).toBe(200);
    await other.close();
  });

  test('what a role may not do the console does not offer, and the server refuses', async ({ page, context }) => {
    const { url } = platform();
    await enter(page, url, 'fito', '/soporte/trazabilidad');
    await expect(page.getByText('No tienes permiso para ver Monitoreo.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Monitoreo' })).toHaveCount(0);
    const { token } = await kept(page);
    expect(await statusOf(context, url, 'GET /server', token)).toBe(403);
    expect(await statusOf(context, url, 'GET /server')).toBe(401);
    expect(await statusOf(context, url, 'GET /operation/channels', token)).toBe(200);
  });
}
