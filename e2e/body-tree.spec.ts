import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { goTo, sidewaysScroll, signIn } from './support';

const TIMELINE = '/logs?order=ORD-DEMO-000051&q=1&view=historia';

for (const theme of ['light', 'dark'] as const) {
  test(`${theme}: the response of the failing step as a tree, by pointer and keys, without a fault`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page);
    await goTo(page, TIMELINE);
    const view = page.getByRole('group', { name: 'Vista de Response' });
    await view.getByRole('button', { name: 'Árbol' }).click();
    const tree = page.getByRole('tree', { name: 'Árbol de Response' });
    await expect(tree.getByRole('treeitem').first()).toBeVisible();
    await page.getByLabel('Buscar en Response').fill('insuficientes');
    const found = tree.getByRole('treeitem', { name: /Fondos insuficientes/ });
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(found).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tree.getByText('Fondos insuficientes')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(tree.getByText('Fondos insuficientes')).toBeVisible();
    await expectAccessible(page, 'tree');
  });
}

test('on a phone a tree stays within the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await goTo(page, TIMELINE);
  await page.getByRole('group', { name: 'Vista de Response' }).getByRole('button', { name: 'Árbol' }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
