// The sign-in on slow 4G with a CPU four times slower, beside an app of the same libraries with nothing in it.
import type { Browser, Page } from 'playwright';
import { RUNS } from '../answers.ts';
import { type MeasuredConsole, newPage, SLOWDOWN } from '../bench-browser.ts';
import { FRAME, type Row, rowOf } from '../compare.ts';

/** Slow 4G: 150 ms per round trip, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** ms from the start of the navigation. */
interface Paints {
  firstPaint: number;
  largestPaint: number;
}

interface Use {
  firstPaint: number;
  /** When what is typed is taken and kept. */
  typing: number;
  /** When a submit has been handled: an empty password is told. */
  submit: number;
}

export async function benchSignIn({ browser, address }: MeasuredConsole): Promise<Row[]> {
  const paint = rowOf('sign-in: first paint', { ratio: 0.4 });
  const largest = rowOf('sign-in: largest paint', { ratio: 0.55 });
  const typing = rowOf('sign-in: typing, to its own first paint', { more: 2 * FRAME });
  const submit = rowOf('sign-in: button answers', { ratio: 0.95 });
  const bytes = rowOf('sign-in: JavaScript, bytes of brotli', { ratio: 1 });
  const byHand = rowOf('sign-in: first paint, to a page by hand');
  const visit = async <Seen>(path: string, load: (page: Page, address: string) => Promise<Seen>) => {
    const page = await newPage(browser);
    const seen = await load(page, `${address}${path}#/login`);
    await page.context().close();
    return seen;
  };
  const script = (path: string) => scriptBytes(browser, `${address}${path}#/login`);
  bytes.add(await script('stack/'), await script(''));
  for (let run = 0; run < RUNS; run += 1) {
    const [stack, ours] = [await visit('stack/', look), await visit('', look)];
    paint.add(stack.firstPaint, ours.firstPaint);
    largest.add(stack.largestPaint, ours.largestPaint);
    // It judges nothing, and takes time.
    if (run % 3 === 0) byHand.add((await visit('floor/', look)).firstPaint, ours.firstPaint);
    const [usedStack, used] = [await visit('stack/', use), await visit('', use)];
    typing.add(used.firstPaint, used.typing);
    submit.add(usedStack.submit, used.submit);
  }
  return [paint, largest, typing, submit, bytes, byHand];
}

export async function benchSecondVisit({ browser, address }: MeasuredConsole): Promise<Row[]> {
  const largest = rowOf('sign-in, second visit: largest paint', { ratio: 0.7 });
  const visit = async (path: string) => {
    const page = await newPage(browser);
    // The first one leaves its files behind; how long it took is measured elsewhere.
    await page.goto(`${address}${path}#/login`, { waitUntil: 'networkidle' });
    const seen = await look(await page.context().newPage(), `${address}${path}#/login`);
    await page.context().close();
    return seen.largestPaint;
  };
  for (let run = 0; run < RUNS; run += 1) largest.add(await visit('stack/'), await visit(''));
  return [largest];
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Loads a page that nobody touches: what is typed before the first paint is work for it. */
async function look(page: Page, address: string): Promise<Paints> {
  await slowed(page);
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { largest: number };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'largest' in globalThis);
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: (globalThis as unknown as { largest: number }).largest,
  }));
}

/** Loads a page and uses it as soon as it can be. */
async function use(page: Page, address: string): Promise<Use> {
  await slowed(page);
  await watch(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'answered' in globalThis);
  return page.evaluate(() => {
    const seen = globalThis as unknown as { typed: number; answered: number };
    const email = document.querySelector<HTMLInputElement>('input[name="email"]');
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      typing: email?.value === 'a@example.mx' ? seen.typed : seen.answered,
      submit: seen.answered,
    };
  });
}

/** What the scripts of a page weigh that nobody has touched yet, as they come over the network. */
async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const page = await newPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize * Number(entry.name.endsWith('.js'))),
  );
  await page.context().close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Types an address as soon as there is a field, and submits in each frame until the missing password is told. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { typed?: number; answered?: number };
    const look = () => {
      const email = document.querySelector<HTMLInputElement>('input[name="email"]:not([disabled])');
      if (email && seen.typed === undefined && email.checkVisibility({ visibilityProperty: true })) {
        email.focus();
        document.execCommand('insertText', false, 'a@example.mx');
        seen.typed = performance.now();
      }
      email?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      const told = document.querySelector('input[name="password"][aria-invalid="true"]') !== null;
      if (told) seen.answered = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
