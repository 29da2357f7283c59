import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, record as recordOf, signIn, USERS } from './support';

for (const width of [1440, 320]) {
  test(`a shop that was away gets what it missed, and people are told, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, USERS.SOPORTE);
    await goTo(page, '/soporte/notificaciones?type=WEBHOOK&status=FAILED&dateRange=7d');
    await page
      .getByRole('button', { name: /^Ver detalles del envío/ })
      .first()
      .click();
    const record = recordOf(page);
    await expect(record.getByLabel('Petición')).toHaveValue(/Atalaya-Signature: ••••••••/);
    await expectAccessible(page, 'one delivery');
    await expectNoSidewaysScroll(page, 'one delivery');
    await record.getByRole('button', { name: 'Reenviar' }).click();
    const reason = page.getByRole('dialog', { name: 'Reenviar este envío' });
    await reason.getByLabel('Motivo').fill('La tienda se recuperó');
    await reason.getByRole('button', { name: 'Reenviar' }).click();
    await expect(record.getByText('Se puso en la cola.')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Reenviar filtradas' }).click();
    await expect(page.getByText(/^Los 20 más antiguos de/)).toBeVisible();
    await page.getByLabel('Límite').fill('2');
    await page.getByLabel('Motivo').fill('La tienda se recuperó');
    await expectAccessible(page, 'sending again');
    await expectNoSidewaysScroll(page, 'sending again');
    await page.getByRole('button', { name: 'Reenviar 2' }).click();
    await expect(page.getByText('2 de 2 reenviados')).toBeVisible();

    await page.getByRole('tab', { name: 'Plantillas' }).click();
    await page.getByRole('button', { name: 'Editar la plantilla pago.confirmado.SMS' }).click();
    await page.getByLabel('Texto').fill('Recibimos {{monto}}. Gracias.');
    await expect(page.getByText('Recibimos $ 499.00. Gracias.')).toBeVisible();
    await expectAccessible(page, 'a template');
    await expectNoSidewaysScroll(page, 'a template');
    await page.getByLabel('Motivo del cambio').fill('Más corto');
    await page.getByRole('button', { name: 'Guardar versión 2' }).click();
    await expect(page.getByText('Se guardó la versión 2.')).toBeVisible();

    await page.getByRole('tab', { name: 'Avisos internos' }).click();
    await page.getByRole('button', { name: 'Nuevo aviso' }).click();
    await page.getByLabel('Título').fill('La tienda se recuperó');
    await page.getByLabel('Aviso', { exact: true }).fill('Ya se reenvió lo que faltaba.');
    await expectAccessible(page, 'a notice');
    await expectNoSidewaysScroll(page, 'a notice');
    await page.getByRole('button', { name: 'Publicar para 4 roles' }).click();
    await expect(page.getByText('El aviso está publicado.')).toBeVisible();
    await page.getByRole('button', { name: /^Avisos, \d sin leer/ }).click();
    const bell = page.getByRole('dialog', { name: 'Avisos' });
    await expect(bell.getByText('Ya se reenvió lo que faltaba.')).toBeVisible();
    await expectAccessible(page, 'the bell');
    await bell.getByRole('button', { name: 'Marcar todos como leídos' }).click();
    await expect(page.getByRole('button', { name: /^Avisos, \d+ alertas sin atender$/ })).toBeVisible();
    await bell.getByRole('region', { name: 'Alertas activas' }).getByRole('listitem').first().getByRole('link').click();
    await expect(bell).toBeHidden();
    await expect(page).toHaveURL(/#\/soporte\/alertas\?alerta=/);
  });
}
