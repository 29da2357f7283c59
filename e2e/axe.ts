import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { sidewaysScroll, twoFrames } from './support';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [1440, 1024, 390, 320];

// A theme is a set of colours and the density a set of sizes: in them only these rules can come out otherwise.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

/** One run of axe; only what is wrong is worked out and handed over, which takes a third of the time. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await twoFrames(page);
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS };
  const found = await page.evaluate(
    async (options) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const frames = async () => {
        for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
      };
      // Half under the bar that stays above, a control is no small one.
      const scrolled = scrollY;
      if (scrolled > 0) {
        scrollTo(0, 0);
        await frames();
      }
      const { violations, passes, incomplete } = await run(document, { ...options, resultTypes: ['violations'] });
      if (scrolled > 0) {
        scrollTo(0, scrolled);
        await frames();
      }
      return {
        judged: violations.length + passes.length + incomplete.length,
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
        ),
      };
    },
    { runOnly },
  );
  // A run that judged nothing has found nothing.
  expect(found.judged).toBeGreaterThan(0);
  return found.violations;
}

/** Axe finds nothing in what is on screen now: in the light theme, in the dark one, and in compact density. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, COLOUR_RULES), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const density = (next: string | undefined) =>
    page.evaluate(async (value) => {
      const { dataset } = document.documentElement;
      const before = dataset.density;
      if (value === undefined) delete dataset.density;
      else dataset.density = value;
      // A record beside its list finds its place with the frame after the next one; what is pressed before would be missed.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return before;
    }, next);
  const before = await density('compact');
  expect(await violations(page, SIZE_RULES), `${where}, compact`).toEqual([]);
  await density(before);
}

/** Nothing scrolls sideways at any of the four widths; the window keeps its size. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(page), `${where} at ${width}`).toBe(0);
  }
  await page.setViewportSize(before);
}
