import { expect, test } from '@playwright/test';
import { API, openAs, storedSession } from './support';

test('two hundred hostile addresses never leave the origin', async ({ page }) => {
  const schemes = [
    'https:',
    'http:',
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'file:',
    'blob:',
    'ftp:',
    '',
    'HTTPS:',
  ];
  const bodies = [
    '//malo.example',
    '/\\malo.example',
    '\\\\malo.example',
    '///malo.example',
    '//malo.example/#/logs',
    '//u:c@malo.example',
    '//%6d%61lo.example',
    '//malo。example',
    '%2f%2fmalo.example',
    '/%5cmalo.example',
    '/logs@malo.example',
    '/logs/../../malo',
    '/.malo.example',
    '//127.0.0.1.malo.example',
    '//[::ffff:1]',
    'alert(1)',
    '\t//malo.example',
    '\n//malo.example',
    '//malo.example?/logs',
    '//malo.example%00/logs',
  ];
  const corpus = schemes.flatMap((scheme) => bodies.map((body) => scheme + body));
  expect(corpus).toHaveLength(200);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // The platform does not answer: what is looked at are addresses.
  await page.route(`${API}/**`, () => undefined);
  await openAs(page, '/dashboard', storedSession(30));
  await expect(page.getByRole('button', { name: /Ana Prueba/ })).toBeVisible();
  const origin = new URL(page.url()).origin;
  const elsewhere = await page.evaluate(async (targets) => {
    const arrived = () =>
      new Promise<void>((resolve) => {
        const check = () => (window.location.hash === '#/dashboard' ? resolve() : setTimeout(check, 5));
        check();
      });
    const left: string[] = [];
    for (const target of targets) {
      window.location.hash = `/login?redirect=${encodeURIComponent(target)}`;
      await arrived();
      if (!window.location.href.endsWith('/#/dashboard')) left.push(target);
    }
    return left;
  }, corpus);
  expect(elsewhere).toEqual([]);
  expect(new URL(page.url()).origin).toBe(origin);
  expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

test('an address that changes while the code of the first screen is on its way is the one that is shown', async ({
  page,
}) => {
  // Asked for before anything of the console is drawn.
  await page.route('**/assets/account-screen-*.js', async (route) => {
    await page.evaluate(() => window.location.assign('#/logs'));
    await route.continue();
  });
  await openAs(page, '/mi-cuenta', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/#\/logs$/);
});
