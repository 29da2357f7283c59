import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, record, signIn, USERS } from './support';

test('a key is rotated, shown once and found nowhere after, and the one before it is revoked', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/canales');
  await page.getByRole('searchbox', { name: 'Buscar canales' }).fill('aplica');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ver el canal Aplicación' }).click();
  const open = record(page, /^Aplicación/);
  await open.getByRole('tab', { name: 'Llaves' }).click();
  await open.getByRole('button', { name: 'Rotar llave' }).click();
  const asked = page.getByRole('dialog', { name: 'Rotar llave' });
  await asked.getByLabel('Motivo').fill('Rotación trimestral');
  await expectAccessible(page, 'rotation');
  await asked.getByRole('button', { name: 'Rotar llave' }).click();
  const made = page.getByRole('dialog', { name: 'Guarda esta llave ahora' });
  const secret = (await made.getByLabel('Llave').textContent()) ?? '';
  expect(secret).toMatch(/^atk_[\w-]{43}$/);
  await expectAccessible(page, 'key');
  await expectNoSidewaysScroll(page, 'key');
  await page.keyboard.press('Escape');
  await made.getByRole('button', { name: 'Ya la guardé' }).click();
  await expect(open.getByText('Vigente', { exact: true })).toBeVisible();
  await expect(open.getByText('Por terminar')).toBeVisible();
  await open
    .getByRole('listitem')
    .filter({ hasText: 'Por terminar' })
    .getByRole('button', { name: /^Revocar/ })
    .click();
  const ending = page.getByRole('dialog', { name: /^Revocar la llave/ });
  await expect(ending.getByText(`Sigue vigente •••• ${secret.slice(-4)}.`)).toBeVisible();
  await ending.getByLabel('Motivo').fill('Ya nadie la usa');
  await ending.getByRole('button', { name: 'Revocar' }).click();
  await expect(open.getByText('Llave revocada.')).toBeVisible();
  await open.getByRole('tab', { name: 'Historial de cambios' }).click();
  await expect(open.getByText('Motivo: «Ya nadie la usa»')).toBeVisible();
  const kept = await page.evaluate(
    () => document.body.textContent + JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]),
  );
  expect(kept + page.url()).not.toContain(secret);
  await expectAccessible(page, 'changes');
});

test('limits and fees change with their effect told first, and a channel is paused until an hour', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/canales?canal=CNL-TIENDA&editar=1');
  const dialog = page.getByRole('dialog', { name: 'Editar Tiendas' });
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await dialog.getByLabel('Monto máximo').fill('1,500');
  await dialog.getByLabel('Tienda, porcentaje').fill('1.75');
  await expect(dialog.getByText('2 cambios')).toBeVisible();
  await expect(dialog.getByText('de un pago de $ 500.00: $ 12.00 → $ 11.75')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Temporada');
  await expectAccessible(page, 'form');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const open = record(page, /^Tiendas/);
  await expect(open.getByText('$ 10.00 a $ 1,500.00')).toBeVisible();
  await open.getByRole('button', { name: 'Pausar' }).click();
  const pause = page.getByRole('dialog', { name: 'Pausar' });
  await pause.getByLabel('Motivo').fill('Inventario');
  await pause.getByRole('button', { name: 'Pausar' }).click();
  await expect(open.getByText('Canal en pausa.')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  await expect(page.getByText(/pausó el canal Tiendas «Inventario»/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expectAccessible(page, 'list');
});
