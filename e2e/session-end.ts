import { type BrowserContext, expect, type Page } from '@playwright/test';
import { goTo, NO_CONSOLE } from './support';

const KEY = 'atalaya.session.qa';

/** Lets the session run out for good, and a call fail: it then ends by a modal (spec 4.9). */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const past = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const session = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    const ended = { ...session, tokenExpiration: past(30), tokenExpirationRevalidate: past(20) };
    window.localStorage.setItem(key, JSON.stringify(ended));
  }, KEY);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(page, '/logs?order=ORD-ERROR-500&q=1');
  await expect(page.getByRole('alertdialog', { name: 'La sesión ha finalizado' })).toBeVisible();
}

/** The same person signs in anew in another tab, which is no console. */
export async function renewSession(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto(NO_CONSOLE);
  await other.evaluate((key) => {
    const session = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const next = {
      ...session,
      token: `${session.token}-2`,
      tokenExpired: false,
      reloadExpired: false,
      tokenExpiration: later(60),
      tokenExpirationRevalidate: later(70),
    };
    window.localStorage.setItem(key, JSON.stringify(next));
  }, KEY);
  await other.close();
}
