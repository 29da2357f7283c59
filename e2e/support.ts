import { expect, type Page } from '@playwright/test';

/** A page of the same origin without the console. */
export const NO_CONSOLE = '/favicon-qa.svg';

export const PASSWORD = 'Atalaya#2026';

/** The demo user of each role; see the README. */
export const USERS = {
  ADMINISTRATOR: 'admin@example.mx',
  SOPORTE: 'mariana.rios@example.mx',
  FINANZAS: 'finanzas@example.mx',
  TELCEL: 'telcel@example.mx',
} as const;

export type Role = keyof typeof USERS;

/** Fills the sign-in card and presses Entrar. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** What the form left in storage, by user: the next flow of this worker starts there. */
const sessions = new Map<string, [key: string, value: string][]>();

/**
 * Signs in, the first time through the form, and waits for a screen: one that asks the platform nothing, unless another
 * is wanted. Who was signed in before is forgotten first, on a page without the console, so that nothing of it is still
 * under way. The network is slow unless it was told otherwise: the code of all other screens would come beside each flow.
 */
export async function signIn(page: Page, email: string = USERS.SOPORTE, screen = '/mi-cuenta'): Promise<void> {
  const kept = sessions.get(email);
  await connected(page, { effectiveType: '3g', saveData: false });
  await page.goto(NO_CONSOLE);
  await page.evaluate((items) => {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith('atalaya.session')) window.localStorage.removeItem(key);
    }
    for (const [key, value] of items) window.localStorage.setItem(key, value);
  }, kept ?? []);
  await page.goto(`/#${screen}`);
  if (!kept) await fillLogin(page, email);
  await expect(page).toHaveURL((url) => url.hash === `#${screen}`);
  // The login stays until the next screen's code is there, and it has a heading as well.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  if (!kept) {
    const stored = await page.evaluate(() => Object.entries(window.localStorage));
    sessions.set(
      email,
      stored.filter(([key]) => key.startsWith('atalaya.session')),
    );
  }
}

/**
 * Lets the page live in an evening whose day is the same whenever the tests run: after midnight a day has no payments yet,
 * and not each day has some in every currency. Who signs in through the form does so before, since the session is kept.
 */
export async function liveInTheEvening(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-28T20:00:00-06:00') });
}

/** Goes to another hash of the page that is open, as a pasted address would. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
}

/** Adds one free-text filter to the logs form. */
export async function addFilter(page: Page, type: string, value: string): Promise<void> {
  await page.getByLabel('Tipo de filtro').selectOption(type);
  await page.getByLabel('Valor del filtro').fill(value);
  await page.getByRole('button', { name: 'Agregar filtro' }).click();
}

/** Copies the response of the entry that is open, which tells why the bank declined. */
export async function copyResponse(page: Page): Promise<void> {
  const response = page.getByLabel('Response');
  await expect(response).toHaveValue(/"code": "51"/);
  await page
    .getByRole('button', { name: /Copiar/ })
    .last()
    .click();
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await response.inputValue());
}

/** The open record: a panel beside its list or, where there is no room for both, a dialog over it. */
export const record = (page: Page, name?: RegExp | string) =>
  page
    .getByRole('complementary', name === undefined ? {} : { name })
    .or(page.getByRole('dialog', name === undefined ? {} : { name }));

/** Shuts the details of a record; going back over them takes the browser a moment. */
export async function closeDetails(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/[?&](operacion|devolucion)=/);
}

/** Opens the logs and searches one order. */
export async function searchOrder(page: Page, order: string): Promise<void> {
  await goTo(page, '/logs');
  await addFilter(page, 'order', order);
  await page.getByRole('button', { name: 'Consultar' }).click();
}

/** A page hears of another window, medium or style with the next frame, and has answered it with the one after. */
export async function twoFrames(page: Page): Promise<void> {
  // What is watched for its size is told of with a real frame, also where the page's clock is none.
  const frame = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const watch = new ResizeObserver(() => {
            watch.disconnect();
            resolve();
          });
          watch.observe(document.documentElement);
        }),
    );
  await frame();
  await frame();
}

/** Width that the page would need more than the window has; 0 when nothing scrolls sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  await twoFrames(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** As Chromium tells of a network; what is told first stays. */
export async function connected(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((told) => {
    if (!Object.hasOwn(navigator, 'connection')) Object.defineProperty(navigator, 'connection', { value: told });
  }, connection);
}
