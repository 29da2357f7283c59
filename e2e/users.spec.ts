import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, record, signIn, USERS } from './support';

test('somebody is invited, gets another role, is disabled, and the trail says who did it and why', async ({ page }) => {
  test.slow();
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/usuarios');
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const invitation = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await expectAccessible(page, 'invitation');
  const fill = { Correo: 'leo@example.mx', Nombre: 'Leo', Apellido: 'Paz', Puesto: 'Caja' };
  for (const [label, text] of Object.entries(fill)) await invitation.getByLabel(label, { exact: true }).fill(text);
  await invitation.getByLabel('Rol').selectOption({ label: 'Soporte' });
  await invitation.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText('La invitación va en camino a leo@example.mx.')).toBeVisible();
  await expect(invitation).toBeHidden();

  await page.getByRole('searchbox', { name: 'Buscar usuarios' }).fill('leo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ver la cuenta de Leo Paz' }).click();
  const leo = record(page, 'Leo Paz');
  await expect(leo.getByText('Invitado')).toBeVisible();
  await expectNoSidewaysScroll(page, 'account');
  await leo.getByRole('button', { name: 'Cambiar rol' }).click();
  const role = page.getByRole('dialog', { name: 'Cambiar rol' });
  await role.getByLabel('Rol nuevo').selectOption({ label: 'Telcel' });
  await expectAccessible(page, 'role');
  await role.getByLabel('Motivo').fill('Enlace de operación');
  await role.getByRole('button', { name: 'Cambiar a Telcel' }).click();
  await expect(leo.getByText('Ahora su rol es Telcel.')).toBeVisible();
  await leo.getByRole('button', { name: 'Desactivar' }).click();
  const disabling = page.getByRole('dialog', { name: 'Desactivar' });
  await disabling.getByLabel('Motivo').fill('No entró');
  await disabling.getByRole('button', { name: 'Desactivar' }).click();
  await expect(leo.getByText('Cuenta desactivada.')).toBeVisible();
  await leo.getByRole('tab', { name: 'Historial de cambios' }).click();
  for (const reason of ['No entró', 'Enlace de operación'])
    await expect(leo.getByText(`Motivo: «${reason}»`)).toBeVisible();
  await expectAccessible(page, 'changes');

  await goTo(page, '/usuarios?parte=permisos');
  await expect(page.getByRole('row', { name: 'Alertas Actuar Actuar Sin acceso Ver' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: 'Consultar al proveedor Actuar Actuar Sin acceso Sin acceso' }),
  ).toBeVisible();
  await expectAccessible(page, 'roles');

  await page.getByRole('tab', { name: 'Personas' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Exportar usuarios' }).getByRole('button', { name: 'Descargar' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^usuarios/);
});
