import { expect, type Page } from '@playwright/test';

/** Keeps a script back until it is let go: the console's own, or the early one. */
export async function heldScript(page: Page, name: 'console' | 'theme' = 'console'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

/** Every shift of the layout so far, whatever caused it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Resolves once the browser has painted: what is in the document before its styles came has no place yet. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

export const user = (page: Page) => page.getByLabel('Usuario');

/** The console has come: the page is no longer the one that was delivered. */
export const taken = (page: Page) => expect(page).toHaveTitle('Iniciar sesión · Atalaya (QA)');

/** The login as it stands before its script, and what lets that come. */
export async function earlyLogin(page: Page, hash = '/login'): Promise<() => void> {
  const letGo = await heldScript(page);
  await page.goto(`/#${hash}`, { waitUntil: 'commit' });
  await firstPaint(page);
  await expect(user(page)).toBeVisible();
  return letGo;
}
