import { expect, test } from '@playwright/test';
import { earlyLogin, firstPaint, heldScript, taken, user, watchShifts } from './held-script';

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`${name}: the largest paint is the first, and neither script nor typeface moves anything`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const paints: number[] = [];
      Object.assign(window, { paints });
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
        paints.push(...entries.map(({ startTime, element }) => (element?.matches('#last') ? Infinity : startTime)));
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const shifted = await watchShifts(page);
    const letGo = await earlyLogin(page);
    // It waits for the frame before, not for the console.
    await expect(page.locator('[data-after-words]')).toBeVisible({ visible: name === 'wide' });
    const fonts = () => asked.filter((path) => path.endsWith('.woff2')).length;
    // On a first visit the typeface comes after the script.
    expect(fonts()).toBe(0);
    letGo();
    await taken(page);
    await expect.poll(fonts).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"'));
    const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    // Paints are told in their order: what was painted once more would stand before one that is larger than all.
    await page.evaluate(() => {
      const last = Object.assign(document.createElement('p'), { id: 'last', textContent: 'última '.repeat(200) });
      Object.assign(last.style, { position: 'fixed', inset: '0', fontSize: '4rem', lineHeight: '1' });
      document.body.append(last);
    });
    const paints = () => page.evaluate(() => (window as unknown as { paints: number[] }).paints);
    await expect.poll(paints).toContain(Infinity);
    expect(await paints()).toEqual([first, Infinity]);
    expect(await shifted()).toBe(0);
  });
}

test('the page asks for no more than the login needs until it is touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{7,8}\./, '.')));
  await page.goto('/#/login');
  await taken(page);
  await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"'));
  const scripts = () => asked.filter((path) => path.endsWith('.js'));
  expect(scripts()).toEqual(['/assets/theme.js', '/assets/console.js']);
  await user(page).focus();
  await expect.poll(scripts).toEqual(expect.arrayContaining(['/assets/app.js', '/assets/rsa.js']));
});

test('words, then the picture, then the console are drawn, also where all of it is here already', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      const drawn = () => {
        const [words, picture] = ['h1', '[data-after-words]'].map((one) =>
          document.querySelector(one)?.checkVisibility(),
        );
        return `${words ? 'words' : ''}${picture ? ' picture' : ''}`;
      };
      // What each frame holds is known at its end, which is after the others who wait for it.
      const look = () => {
        requestAnimationFrame(look);
        const now = drawn();
        dataset.frames = dataset.frames?.endsWith(now)
          ? dataset.frames
          : [dataset.frames, now].filter(Boolean).join(', ');
      };
      requestAnimationFrame(look);
      new MutationObserver((mutations) => {
        if (mutations.some(({ target }) => target.nodeName === 'TITLE')) dataset.begun ??= dataset.frames;
      }).observe(document.head, { subtree: true, childList: true, characterData: true });
    });
  });
  // What memory answers is told once for every sheet that names it: by bytes it is one file.
  const typeface = () =>
    page.evaluate(() => {
      const told = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      const files = [...new Set(told.map(({ name }) => name))];
      const early = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')].map(({ href }) => href);
      return {
        files: files.length,
        early: files.filter((name) => early.includes(name)).length,
        fetched: told.filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0).length,
      };
    });
  await page.goto('/#/login');
  await taken(page);
  await expect.poll(typeface).toEqual({ files: 1, early: 0, fetched: 1 });
  await page.goto('/favicon-qa.svg');
  // A slow processor draws half a page, if it may.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.goto('/#/login');
  await taken(page);
  await expect(page.locator('html')).toHaveAttribute('data-begun', 'words, words picture');
  // All files being here, it is asked for before the storage is read.
  expect(await typeface()).toEqual({ files: 1, early: 1, fetched: 0 });
  const [any, login] = await page.evaluate(() =>
    ['first-paint', 'first-contentful-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  expect(any).toBe(login);
});

test('before the early script has run no style is computed of the login, which may look otherwise then', async ({
  page,
}) => {
  const letGo = await heldScript(page, 'theme');
  await page.goto('/#/login', { waitUntil: 'commit' });
  const skipped = () =>
    page.evaluate(() => {
      const whole = document.readyState !== 'loading' && document.styleSheets.length > 0;
      return whole && getComputedStyle(document.body).contentVisibility === 'hidden';
    });
  await expect.poll(skipped).toBe(true);
  letGo();
  await expect(user(page)).toBeVisible();
  expect(await skipped()).toBe(false);
});

test('who is signed in is given what the screens need at once, and no login', async ({ page }) => {
  const letGo = await heldScript(page);
  await page.addInitScript(() => window.localStorage.setItem('atalaya.session.qa', '{"email":"x"}'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{7,8}\./, '.')));
  await page.goto('/#/dashboard', { waitUntil: 'commit' });
  await firstPaint(page);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/assets/app.js', '/assets/session-layout.js']));
  await expect(user(page)).toBeHidden();
  // What is kept was no session.
  letGo();
  await taken(page);
  await expect(user(page)).toBeVisible();
});
