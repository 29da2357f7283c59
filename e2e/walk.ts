import { expect, type Locator, type Page, test } from '@playwright/test';

/** A control by its whole name. */
export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Presses a control as who works with keys does, once it can be pressed. */
export async function press(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.focus();
  await control.press('Enter');
}

/** A dialog and how it is opened and left. */
interface Walk {
  /** What opens it, and has the focus again afterwards. */
  opener: (page: Page) => Locator;
  dialog: string | RegExp;
  /** Every way out by a button of its own. */
  buttons: (string | RegExp)[];
  role?: 'dialog' | 'alertdialog';
}

/** Opens a dialog and leaves it by Escape and by each of its buttons: the focus is in it, then back where it was. */
export async function walk(page: Page, { opener, dialog: name, buttons, role = 'dialog' }: Walk): Promise<void> {
  const dialog = page.getByRole(role, { name, exact: true });
  for (const way of ['Escape', ...buttons]) {
    await test.step(`${name}: ${way}`, async () => {
      await press(opener(page));
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await press(button(dialog, way));
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }
}
