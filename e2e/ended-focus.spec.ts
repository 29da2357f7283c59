import { expect, type Locator, test } from '@playwright/test';
import { endSession, renewSession } from './session-end';
import { signIn } from './support';

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });

test('the end of the session: only its button leads on, to the login', async ({ page }) => {
  await signIn(page);
  await endSession(page);
  const accept = button(page.getByRole('alertdialog', { name: 'La sesión ha finalizado' }), 'Aceptar');
  await expect(accept).toBeFocused();
  for (const key of ['Escape', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(accept).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeFocused();
});

test('the end of the session, taken back by a newer token of another tab', async ({ page, context }) => {
  await signIn(page);
  await endSession(page);
  const ended = page.getByRole('alertdialog', { name: 'La sesión ha finalizado' });
  await expect(button(ended, 'Aceptar')).toBeFocused();
  await renewSession(context);
  await expect(ended).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
