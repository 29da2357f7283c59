import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, liveInTheEvening, record as recordOf, signIn, USERS } from './support';

test('from the dashboard to what fails, why and since when; checked, put into maintenance, and out of it again', async ({
  page,
}) => {
  test.slow();
  // Both before the clock is another: the session that is kept is that of a sign-in by today's.
  await signIn(page, USERS.TELCEL);
  await signIn(page, USERS.ADMINISTRATOR);
  // At some minutes a check of one more service fails.
  await liveInTheEvening(page);
  await goTo(page, '/dashboard');

  await test.step('one press on the card opens the acquirer that fails', async () => {
    await page.getByRole('link', { name: 'Adquirente Norte' }).click();
    const record = recordOf(page, 'Adquirente Norte');
    await expect(record.getByText(/^abierto desde hace/)).toBeVisible();
    await expect(record.getByRole('img', { name: /Por Adquirente Norte fallan autorizador/ })).toBeVisible();
    await expectAccessible(page, 'record of a service');
    await record.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('states, kinds and words find services', async () => {
    await page.getByRole('button', { name: 'Caído 1' }).click();
    await expect(page.getByRole('row', { name: /^Adquirente Norte/ })).toBeVisible();
    await expect(page.getByText('Mostrando del 1 al 1 de 1 registros')).toBeVisible();
    await page.getByRole('button', { name: /^Todos/ }).click();
    await page.getByLabel('Buscar un servicio').fill('OXXO');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Mostrando del 1 al 1 de 1 registros')).toBeVisible();
    await expectAccessible(page, 'services');
    await expectNoSidewaysScroll(page, 'services');
  });

  await test.step('a window silences it until it is ended, and the trail tells who', async () => {
    await page.getByRole('button', { name: 'Ver detalles del servicio oxxo' }).click();
    const record = recordOf(page, 'oxxo');
    await record.getByRole('button', { name: 'Verificar ahora' }).click();
    await expect(record.getByText('Verificado: Operativo.')).toBeVisible();
    await record.getByRole('button', { name: 'Mantenimiento', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Ventana de mantenimiento' });
    await form.getByLabel('Motivo').fill('Cambio de certificado');
    await expectAccessible(page, 'maintenance');
    await form.getByRole('button', { name: 'Programar' }).click();
    await expect(record.getByRole('heading', { name: 'En mantenimiento' })).toBeVisible();
    await record.getByRole('button', { name: 'Terminar ahora' }).click();
    await page
      .getByRole('dialog', { name: /^Terminar el/ })
      .getByRole('button', { name: 'Terminar ahora' })
      .click();
    await expect(record.getByText('Mantenimiento terminado.')).toBeVisible();
    await record.getByRole('tab', { name: 'Historial de cambios' }).click();
    await expect(record.getByText('terminó el mantenimiento')).toBeVisible();
    await record.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('the palette finds one by its name', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('conciliacion');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('conciliacion');
    await page.getByRole('option', { name: /^conciliacion Mantenimiento/ }).click();
    await expect(recordOf(page, 'conciliacion').getByText('Cierre de mes', { exact: false })).toBeVisible();
  });

  await test.step('who only reads sees no act', async () => {
    await signIn(page, USERS.TELCEL, '/soporte/servicios');
    await goTo(page, '/soporte/servicios?servicio=oxxo');
    await expect(recordOf(page, 'oxxo').getByRole('link', { name: 'Trazas' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verificar ahora' })).toHaveCount(0);
  });
});
