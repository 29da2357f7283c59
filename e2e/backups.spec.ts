import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, record, signIn, USERS } from './support';

test('a source is backed up by hand, verified, and its trail says who asked', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/soporte/backups?source=CONFIG');
  await page.getByRole('button', { name: 'Respaldar ahora' }).click();
  const asking = page.getByRole('dialog', { name: 'Respaldar ahora' });
  await asking.getByLabel('Origen').selectOption({ label: 'Configuración' });
  await asking.getByLabel('Comentario (opcional)').fill('Antes del cambio');
  await expectAccessible(page, 'a backup by hand');
  await asking.getByRole('button', { name: 'Respaldar Configuración' }).click();
  const said = page.getByText(/^Se pidió el respaldo config-/);
  await expect(said).toBeVisible();
  const name = (await said.textContent())?.match(/config-[\d-]+\d/)?.[0] ?? '';
  const row = page.getByRole('row', { name: new RegExp(name) }).filter({ hasText: 'Manual' });
  await expect(row.getByText('Completado')).toBeVisible();
  await row.getByRole('button', { name: `Ver el respaldo ${name}` }).press('Enter');
  const backup = record(page, new RegExp(`^${name}`));
  await expect(backup.getByText('Antes del cambio')).toBeVisible();
  await expectAccessible(page, 'a backup');
  await backup.getByRole('button', { name: 'Verificar' }).click();
  await page
    .getByRole('dialog', { name: `Verificar ${name}` })
    .getByRole('button', { name: 'Verificar' })
    .click();
  await expect(backup.getByText('Íntegro')).toBeVisible();
  await backup.getByRole('tab', { name: 'Historial de cambios' }).click();
  await expect(backup.getByText('pidió la verificación')).toBeVisible();
  await expect(backup.getByText('pidió el respaldo')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'a backup at 320 px');
});
