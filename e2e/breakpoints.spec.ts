import { expect, type Locator, type Page, test } from '@playwright/test';
import { goTo, liveInTheEvening, searchOrder, signIn } from './support';

/** The widths in px at which the style sheets of the page change anything. */
function widthsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const widths = new Set<number>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          for (const [, width] of rule.conditionText.matchAll(/width[^\d)]*([\d.]+)px/g)) widths.add(Number(width));
        }
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...widths].sort((one, other) => one - other);
  });
}

/** What is hidden just below a width is there from that width on. */
async function expectFrom(page: Page, width: number, shown: Locator): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect(shown).toBeVisible();
  await page.setViewportSize({ width: width - 1, height: 900 });
  await expect(shown).toBeHidden();
}

test('the style sheets know the six breakpoints and one width more', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?view=flota');
  await expect(page.getByRole('table', { name: 'Flota' })).toBeVisible();
  // 1024: names in two columns of the logs stay whole beside the open menu.
  expect(await widthsOf(page)).toEqual([360, 576, 768, 992, 1024, 1200, 1400]);
});

test('xs, 360 px: a choice of Mi cuenta has room for its pictures', async ({ page }) => {
  await signIn(page);
  await expectFrom(page, 360, page.locator('label').filter({ hasText: 'Claro' }).locator('svg'));
});

test('sm, 576 px: the field for the value of a filter has a width of its own; xxl, 1400 px: a larger one', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/logs');
  const field = page.getByLabel('Valor del filtro');
  const width = async () => Math.round((await field.boundingBox())?.width ?? 0);
  await page.setViewportSize({ width: 576, height: 900 });
  await expect.poll(width).toBe(256);
  await page.setViewportSize({ width: 575, height: 900 });
  await expect.poll(width).toBeGreaterThan(400);
  await page.setViewportSize({ width: 1399, height: 900 });
  await expect.poll(width).toBe(256);
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect.poll(width).toBe(320);
});

test('md, 768 px: the search of the top bar says what it is', async ({ page }) => {
  await signIn(page);
  await expectFrom(page, 768, page.getByRole('banner').getByText('Ir a una pantalla o pegar un order Id…'));
});

test('lg, 992 px: the picture stands beside the login, and results are a table', async ({ page }) => {
  await page.goto('/#/login');
  await expectFrom(page, 992, page.locator('svg[viewBox="0 0 743 846"]'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await searchOrder(page, 'ORD-DEMO-000051');
  await expectFrom(page, 992, page.getByRole('columnheader', { name: 'HostName' }));
});

test('xl, 1200 px: the latest operations show their risk', async ({ page }) => {
  await signIn(page);
  await liveInTheEvening(page);
  await goTo(page, '/dashboard');
  await expectFrom(page, 1200, page.getByRole('columnheader', { name: 'Riesgo' }));
});

test('xxl, 1400 px: the fleet is a table with headings', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?view=flota');
  const head = page.getByRole('table', { name: 'Flota' }).locator('thead');
  await expect(head).toBeAttached();
  const height = async () => Math.round((await head.boundingBox())?.height ?? 0);
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect.poll(height).toBeGreaterThan(20);
  await page.setViewportSize({ width: 1399, height: 900 });
  await expect.poll(height).toBe(1);
});
