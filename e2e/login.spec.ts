import { expect, test } from '@playwright/test';
import { fillLogin, PASSWORD, USERS } from './support';

test.beforeEach(async ({ page }) => {
  await page.goto('/#/login');
});

test('the card, its texts and its rules', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
  const enter = page.getByRole('button', { name: 'Entrar' });
  await expect(enter).toBeDisabled();
  const user = page.getByLabel('Usuario');
  await user.fill('mariana.rios@');
  await expect(page.getByText('Ingresa un correo electrónico válido')).toBeVisible();
  await user.fill('');
  await expect(page.getByText('Completa este campo')).toBeVisible();
  await user.fill(USERS.SOPORTE);
  await expect(page.getByText('Completa este campo')).toHaveCount(0);
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('x');
  await password.fill('');
  await expect(page.getByText('Completa este campo')).toBeVisible();
  await expect(enter).toBeDisabled();
  await password.fill('ñ'.repeat(59));
  await expect(page.getByText('La contraseña es demasiado larga')).toBeVisible();
  await password.fill('x');
  await expect(enter).toBeEnabled();
});

test('the password can be shown and hidden', async ({ page }) => {
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('secreto');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('secreto');
});

test('a wrong password keeps what was typed and says so', async ({ page }) => {
  await fillLogin(page, USERS.SOPORTE, 'otra');
  await expect(page.getByText('Usuario o password incorrecto')).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue(USERS.SOPORTE);
  await fillLogin(page, USERS.SOPORTE, PASSWORD);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

for (const email of ['error500@example.mx', 'html502@example.mx']) {
  test(`${email}: any other failure has one text`, async ({ page }) => {
    await fillLogin(page, email);
    await expect(page.getByText('Error al iniciar sesión')).toBeVisible();
    await expect(page.getByText(/Bad Gateway|Unexpected/)).toHaveCount(0);
  });
}

test('recovery: cancel, success and failure', async ({ page }) => {
  const open = page.getByRole('button', { name: 'Olvidé la contraseña' });
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  await open.click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByLabel('Correo').fill('quien@');
  await expect(dialog.getByText('Ingresa un correo electrónico válido')).toBeVisible();
  await dialog.getByLabel('Correo').fill(USERS.SOPORTE);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Se envio la nueva contraseña')).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Se envio la nueva contraseña')).toHaveCount(0);

  await open.click();
  await dialog.getByLabel('Correo').fill('error500@example.mx');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Error al intentar recuperar la contraseña')).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
});

test('a session past its revalidate time ends with the first failed call', async ({ page }) => {
  // The landing screen asks at once.
  await fillLogin(page, 'terminada@example.mx');
  const modal = page.getByRole('alertdialog', { name: 'La sesión ha finalizado' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1440, 760],
  [1366, 657],
  [1280, 600],
  [1024, 500],
  [1024, 1366],
  [2560, 1080],
] as const) {
  test(`the picture stands whole under its words at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const detail = page.getByText('Operación, servidores y trazas en un solo lugar.');
    await expect(detail).toBeVisible();
    await expect(page.locator('svg[data-after-words]')).toBeVisible();
    const words = await detail.boundingBox();
    const tower = await page.locator('svg[data-after-words] path[d^="m328 249"]').boundingBox();
    const payments = await page.locator('svg[data-after-words] g:has(> text)').evaluateAll((groups) => {
      const panel = groups[0]?.closest('svg')?.getBoundingClientRect();
      const isInside = (box: DOMRect) =>
        panel && box.left >= panel.left && box.right <= panel.right && box.bottom <= panel.bottom;
      return groups.map((group) => isInside(group.getBoundingClientRect()));
    });
    expect(tower?.y).toBeGreaterThan((words?.y ?? Infinity) + (words?.height ?? 0));
    expect(payments).toEqual([true, true, true, true]);
  });
}
