import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, signIn } from './support';

test('a node is found by name, drained by the keyboard and given back, and its traffic goes where it was said to go', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('app-02');
  await expect(page.getByRole('option', { name: /^app-02/ })).toContainText('Activo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/soporte\/balanceador\?nodo=autorizador%2Fapp-02$/);
  const heading = page.getByRole('heading', { name: 'app-02' });
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'node');
  await expectNoSidewaysScroll(page, 'node');

  const drain = page.getByRole('button', { name: 'Drenar', exact: true });
  await drain.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Drenar app-02' });
  await expect(form.getByRole('row', { name: /^app-01 40\.0 % 66\.7 %/ })).toBeVisible();
  await form.getByLabel('Motivo').fill('Versión 4.18.2 del autorizador');
  await expectAccessible(page, 'drain');
  await expectNoSidewaysScroll(page, 'drain');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Drenar app-02' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('app-02 ya no recibe peticiones nuevas.')).toBeVisible();
  await page.getByRole('tab', { name: 'Historial de cambios' }).click();
  await expect(page.getByText('Motivo: «Versión 4.18.2 del autorizador»')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/soporte\/balanceador$/);

  const pool = page.getByRole('region', { name: 'autorizador' });
  await expect(pool.getByText('2 de 4 activos')).toBeVisible();
  await expect(pool.getByText(/^\d+ sesiones por terminar$/)).toBeVisible();
  const measured = page.getByRole('region', { name: 'Reparto medido tras el cambio de app-02' });
  await expect(measured.getByRole('row', { name: /^app-03 20\.0 % 33\.3 %/ })).toBeVisible();
  await expectAccessible(page, 'balancer');
  await expectNoSidewaysScroll(page, 'balancer');

  await pool.getByRole('button', { name: 'Activar app-02' }).click();
  const back = page.getByRole('dialog', { name: 'Activar app-02' });
  await back.getByLabel('Motivo').fill('Lista');
  await back.getByRole('button', { name: 'Activar app-02' }).click();
  await expect(pool.getByText('3 de 4 activos')).toBeVisible();
  await page.getByRole('button', { name: 'Historial de cambios' }).click();
  const history = page.getByRole('dialog', { name: 'Historial de cambios del balanceador' });
  await expect(history.getByText('autorizador/app-02')).toHaveCount(2);
  await expectAccessible(page, 'history');
  await page.keyboard.press('Escape');
  await goTo(page, '/soporte/balanceador?grupo=devoluciones');
  await expect(page.getByText('batch-01 no se puede sacar:')).toBeVisible();
  await expect(pool).toBeHidden();
});
