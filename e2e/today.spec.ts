import { expect, type Page, test } from '@playwright/test';
import { fillLogin, goTo, signIn, USERS } from './support';

/** Ninety seconds before the platform's midnight. */
const EVENING = new Date('2026-11-27T23:58:30-06:00');

async function signInAt(page: Page, moment: Date): Promise<void> {
  await page.clock.install({ time: moment });
  await page.goto('/#/login');
  await fillLogin(page, USERS.SOPORTE);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** The days that each call asks for. */
function requestedDays(page: Page, path: RegExp): string[] {
  const days: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (path.test(pathname)) days.push(searchParams.get('dateRange') ?? 'todo');
  });
  return days;
}

test('a dashboard that is left open over midnight is one of the new day', async ({ page }) => {
  test.slow();
  const days = requestedDays(page, /\/summary$/);
  await signInAt(page, EVENING);
  await expect(page.getByText(/Viernes 27 de noviembre de 2026, frente a 26\/11\/2026/)).toBeVisible();
  await expect.poll(() => days).toEqual(['2026-11-27_2026-11-27']);
  await page.getByLabel('Intervalo de actualización').selectOption('Cada 60 s');
  await page.clock.runFor('02:00');
  await expect(
    page.getByText(/Sábado 28 de noviembre de 2026, frente a 27\/11\/2026 hasta la misma hora/),
  ).toBeVisible();
  const since = days.length;
  await page.clock.runFor('03:00');
  await expect.poll(() => days.length).toBeGreaterThan(since);
  const first = days.indexOf('2026-11-28_2026-11-28');
  expect(new Set(days.slice(first))).toEqual(new Set(['2026-11-28_2026-11-28']));
  await expect(page.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-pressed', 'true');
  // The hours beside those of a week before.
  await expect(page.getByText('Sábado 21/11/2026').first()).toBeAttached();
});

test('a machine that slept through the night wakes up on the new day', async ({ page }) => {
  test.slow();
  await signInAt(page, EVENING);
  await goTo(page, '/historial-de-operaciones?dateRange=hoy');
  const days = requestedDays(page, /\/operation$/);
  // The days of the filter; those of the rows read alike.
  const filter = page.getByRole('search');
  await expect(filter.getByText('27/11/2026', { exact: true })).toBeVisible();
  // An answer that is still to come would draw the new day by itself.
  await expect(page.getByText(/^Mostrando del 1 al/)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // Time that no timer has seen: none is due but the one that looks at the clock.
  await page.clock.setSystemTime(new Date(EVENING.getTime() + 9 * 3_600_000));
  await expect(filter.getByText('28/11/2026', { exact: true })).toBeVisible();
  await expect.poll(() => days.at(-1)).toBe('2026-11-28_2026-11-28');
});

test('monitoring asks nothing of an address that it does not understand', async ({ page }) => {
  // Not by way of the dashboard, whose card asks for every server.
  await signIn(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/server\/[^/]+$/.test(request.url())) requests.push(request.url());
  });
  await goTo(page, '/soporte/trazabilidad?view=todas&server=respaldo-qa-01');
  const marked = page.getByRole('list', { name: 'Partes que no se entienden' });
  await expect(marked).toContainText('view «todas»: no se entiende');
  expect(requests.filter((url) => url.includes('respaldo'))).toEqual([]);
  await page.getByRole('button', { name: 'Quitar filtro view' }).click();
  await expect(marked).toHaveCount(0);
  await expect.poll(() => requests.some((url) => url.includes('respaldo'))).toBe(true);
  await page.goBack();
  await expect(marked).toBeVisible();
});
