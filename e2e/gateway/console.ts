import { type BrowserContext, expect, type Page } from '@playwright/test';
import { fillLogin } from '../support';
import { PASSWORD } from './platform';

const SESSION_KEY = 'atalaya.session.qa';

/** Opens a screen of the console and signs in there. */
export async function enter(page: Page, url: string, person: string, screen = '/mi-cuenta', password = PASSWORD) {
  await page.goto(`${url}/#${screen}`);
  await fillLogin(page, `${person}@example.mx`, password);
  await expect(page.getByRole('banner').getByRole('button', { name: /Prueba/ })).toBeVisible();
}

export async function leave(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Prueba/ })
    .click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
}

/** The session was ended elsewhere: one modal says so, and nothing behind it was told (spec 4.12). */
export async function endedHere(page: Page): Promise<void> {
  await expect(page.getByText('La sesión ha finalizado')).toBeVisible();
  await expect(page.getByText('autorizarTarjeta')).toHaveCount(0);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
}

export async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Contraseña actual').fill(current);
  await page.getByLabel('Nueva contraseña').fill(next);
  await page.getByLabel('Confirmar contraseña').fill(next);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Tu contraseña se actualizó.')).toBeVisible();
}

/** The session that the console keeps. */
export function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate((key) => JSON.parse(window.localStorage.getItem(key) ?? '{}'), SESSION_KEY);
}

/** Lets what the console keeps grow older by minutes, and reloads it. */
export async function reloadLater(page: Page, minutes: number): Promise<void> {
  await page.evaluate(
    ([key, earlier]) => {
      const session = JSON.parse(window.localStorage.getItem(key) ?? '{}');
      for (const name of ['tokenExpiration', 'tokenExpirationRevalidate'])
        session[name] = new Date(Date.parse(session[name]) - earlier).toISOString();
      window.localStorage.setItem(key, JSON.stringify(session));
    },
    [SESSION_KEY, minutes * 60_000] as const,
  );
  await page.reload();
}

/** What the platform says to a call with a token, past the console. */
export async function statusOf(context: BrowserContext, url: string, call: string, token = ''): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { Authorization: `Bearer ${token}` };
  return (await context.request.fetch(`${url}/api/dashboard${path}`, { method, headers })).status();
}
