import { expect, type Page, test } from '@playwright/test';
import { connected, signIn } from './support';

/** So many milliseconds of the page's clock are two frames of a screen with 60 Hz. */
const TWO_FRAMES = 32;

const MENU = [
  ['Historial de operaciones', 'Historial de operaciones'],
  ['Monitoreo', 'Monitoreo'],
  ['Trazabilidad', 'Logs'],
] as const;

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** The files of code that the page asks for: their names without hashes, in order, and whether one came twice. */
function fetched(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.+\.js$/.test(request.url())) urls.push(request.url());
  });
  return {
    names: () => urls.flatMap((url) => /\/assets\/(.+)-[\w-]{7,8}\.js$/.exec(url)?.[1] ?? []),
    twice: () => urls.filter((url, index) => urls.indexOf(url) !== index),
  };
}

/** Holds the page's clock: what needs a timer from now on never comes. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const ways: [name: string, go: (page: Page) => Promise<unknown>, screen: string][] = [
  ['the menu', (page) => link(page, 'Monitoreo').click(), 'Monitoreo'],
  ['the menu, to what has data', (page) => link(page, 'Historial de operaciones').click(), 'Historial de operaciones'],
  ['keys', (page) => page.keyboard.type('gl'), 'Logs'],
  ['Back', (page) => page.goBack(), 'Historial de operaciones'],
  ['Forward', (page) => page.goForward(), 'Logs'],
  ['the logo', (page) => page.getByRole('link', { name: 'Atalaya, ir al Dashboard' }).click(), 'Dashboard'],
  ['a link of the dashboard', (page) => page.getByRole('link', { name: 'Ver monitoreo' }).click(), 'Monitoreo'],
];

test('a loaded screen is there two frames after it was asked for: no timer is in its way', async ({ page }) => {
  await signIn(page);
  for (const [name, title] of MENU) {
    await link(page, name).click();
    await expect(heading(page, title)).toBeVisible();
  }
  await link(page, 'Dashboard').click();
  await expect(page.getByRole('link', { name: 'Ver monitoreo' })).toBeVisible();
  await holdClock(page);
  for (const [way, go, screen] of ways) {
    await test.step(way, async () => {
      await go(page);
      await page.clock.runFor(TWO_FRAMES);
      await expect(heading(page, screen)).toBeFocused({ timeout: 5000 });
    });
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('historial');
  await page.keyboard.press('Enter');
  await page.clock.runFor(TWO_FRAMES);
  await expect(heading(page, 'Historial de operaciones')).toBeVisible({ timeout: 5000 });
});

test('pointer and focus on a link of the menu bring its screen, once', async ({ page }) => {
  const { names, twice } = fetched(page);
  await signIn(page);
  await link(page, 'Monitoreo').hover();
  await expect.poll(names).toContain('monitoring-screen');
  expect(names()).not.toContain('logs-screen');
  await link(page, 'Trazabilidad').focus();
  await expect.poll(names).toContain('logs-screen');
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await link(page, 'Monitoreo').click();
  await expect(heading(page, 'Monitoreo')).toBeVisible();
  await link(page, 'Trazabilidad').click();
  await expect(heading(page, 'Logs')).toBeVisible();
  expect(twice()).toEqual([]);
});

test('while the page rests the screens come in the order of the menu, each once', async ({ page }) => {
  await connected(page, { effectiveType: '4g', saveData: false });
  const { names, twice } = fetched(page);
  await signIn(page);
  const screens = [
    ...['dashboard-page', 'history-page', 'alerts-screen', 'monitoring-screen', 'services-page', 'logs-screen'],
    ...['balancer-page', 'notifications-screen', 'error-page'],
  ];
  await expect.poll(() => names().filter((name) => screens.includes(name))).toEqual(screens);
  await expect.poll(names).toContain('statistics-screen');
  expect(twice()).toEqual([]);
});

test('while something moves no screen comes, and all once it stands', async ({ page }) => {
  await connected(page, { effectiveType: '4g', saveData: false });
  await page.addInitScript(() => {
    Object.assign(window, { moves: true });
    const move = () => (window as unknown as { moves: boolean }).moves && requestAnimationFrame(move);
    requestAnimationFrame(move);
  });
  const { names } = fetched(page);
  await signIn(page);
  await expect.poll(names).toContain('prefetch-screens');
  // Longer than the first answers are waited for.
  await page.waitForTimeout(3000);
  const screens = () => names().filter((name) => /-(screen|page)$/.test(name));
  expect(screens()).toEqual(['account-screen']);
  await page.evaluate(() => Object.assign(window, { moves: false }));
  await expect.poll(screens).toContain('statistics-screen');
});

test('who saves data has a screen loaded by the click alone', async ({ page }) => {
  await connected(page, { effectiveType: '4g', saveData: true });
  const { names } = fetched(page);
  await signIn(page);
  await expect.poll(names).toContain('prefetch-screens');
  await page.clock.install();
  await link(page, 'Monitoreo').hover();
  await page.clock.runFor(5000);
  await heading(page, 'Mi cuenta').hover();
  expect(names().filter((name) => /-(screen|page)$/.test(name))).toEqual(['account-screen']);
  await link(page, 'Monitoreo').click();
  await expect(heading(page, 'Monitoreo')).toBeVisible();
  expect(names()).toContain('monitoring-screen');
});
