import { expect, type Page } from '@playwright/test';
import { twoFrames } from './support';

/** As wide as a sheet of A4 within its margins; the browser lays a page out again for it. */
const SHEET = { width: 703, height: 1032 };

export async function layOutForPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await twoFrames(page);
}

/** What would be missing on paper: parts that scroll or are cut off, and lines that stand over one another. */
export async function expectWholeOnPaper(page: Page, name: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 60)}`;
    const elements = Array.from(document.body.querySelectorAll<HTMLElement>('*')).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('svg, select, .sr-only'),
    );
    for (const element of elements) {
      const style = getComputedStyle(element);
      const cuts = style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      if (cuts && !element.matches('input, canvas')) faults.push(`cut off: ${nameOf(element)}`);
      if (['fixed', 'sticky'].includes(style.position)) faults.push(`on every sheet: ${nameOf(element)}`);
    }
    const lines = elements.filter((element) => element.matches('li, tr, textarea, pre, dd'));
    for (const line of lines) {
      const next = line.nextElementSibling;
      if (!next || !lines.includes(next as HTMLElement)) continue;
      const [above, below] = [line.getBoundingClientRect(), next.getBoundingClientRect()];
      const beside = above.right <= below.left + 1 || below.right <= above.left + 1;
      if (!beside && below.top < above.bottom - 1) faults.push(`over one another: ${nameOf(next)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = elements.find((element) => element.getBoundingClientRect().right > clientWidth + 1);
      faults.push(`too wide by ${scrollWidth - clientWidth}: ${wide ? nameOf(wide) : 'no part of it'}`);
    }
    return faults;
  });
  expect(faults, name).toEqual([]);
}

/** How many sheets it takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  return file.match(/\/Type \/Page\b/g)?.length ?? 0;
}
