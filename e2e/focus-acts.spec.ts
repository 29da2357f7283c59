import { expect, test } from '@playwright/test';
import { closeDetails, goTo, liveInTheEvening, record, signIn, USERS } from './support';
import { button, press, walk } from './walk';

// What may be done with the first record of a list depends on whose it is: some customers have no e-mail.
test.beforeEach(async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await liveInTheEvening(page);
});

test('operation: note, decision, refund', async ({ page }) => {
  await goTo(page, '/historial-de-operaciones?status=REVIEW&dateRange=todo');
  const row = () => page.locator('[data-row-toggle="0"]');
  await press(row());
  const drawer = record(page, /^Operación/);
  for (const name of ['Agregar nota', 'Resolver revisión'])
    await walk(page, { opener: () => button(drawer, name), dialog: name, buttons: ['Cancelar'] });
  await closeDetails(page);
  await expect(row()).toBeFocused();
  await page.getByRole('checkbox').first().check();
  await walk(page, {
    opener: () => button(page, 'Consultar al proveedor 1'),
    dialog: 'Consultar al proveedor por 1 operación',
    buttons: ['Cancelar'],
  });

  await goTo(page, '/historial-de-operaciones?status=SUCCESS&paymentMethod=CARD&dateRange=30d');
  // The rows of before stay until the answer is there.
  await expect(page.locator('[data-row]').first()).toContainText('Pagado');
  await press(row());
  await walk(page, { opener: () => button(drawer, 'Devolver'), dialog: 'Devolver', buttons: ['Cancelar'] });
  await walk(page, {
    opener: () => button(drawer, 'Reenviar comprobante'),
    dialog: 'Reenviar comprobante',
    buttons: ['Cancelar'],
  });
});

test('refunds: a new one, details, acts', async ({ page }) => {
  await goTo(page, '/devoluciones?view=TO_AUTHORIZE&dateRange=todo');
  await expect(page.getByText(/^Mostrando del 1 al/)).toBeVisible();
  await walk(page, { opener: () => button(page, 'Nueva devolución'), dialog: 'Devolver', buttons: ['Cancelar'] });
  await walk(page, {
    opener: () => button(page, 'Cargar archivo'),
    dialog: 'Devoluciones por archivo',
    buttons: ['Cancelar'],
  });
  await page.getByRole('checkbox').first().check();
  await walk(page, {
    opener: () => button(page, 'No autorizar 1'),
    dialog: 'No autorizar 1 devolución',
    buttons: ['Cancelar'],
  });
  const row = () => page.locator('[data-row-toggle="0"]');
  await press(row());
  const drawer = record(page, /^Devolución/);
  await walk(page, {
    opener: () => button(drawer, /^Autorizar \$/),
    dialog: /^Autorizar la devolución/,
    buttons: ['Cancelar'],
  });
  await walk(page, {
    opener: () => button(drawer, 'No autorizar'),
    dialog: /^No autorizar la devolución/,
    buttons: ['Cancelar'],
  });
  await walk(page, {
    opener: () => button(drawer, 'Comprobante'),
    dialog: 'Comprobante de devolución',
    buttons: ['Cerrar'],
  });
  await closeDetails(page);
  await expect(row()).toBeFocused();
});

test('notifications: a delivery, a template, a notice', async ({ page }) => {
  await goTo(page, '/soporte/notificaciones?status=FAILED&dateRange=7d');
  const row = () => page.locator('[data-row-toggle="0"]');
  await press(row());
  await walk(page, {
    opener: () => button(record(page), 'Reenviar'),
    dialog: 'Reenviar este envío',
    buttons: ['Cancelar'],
  });
  await closeDetails(page);
  await expect(row()).toBeFocused();
  await goTo(page, '/soporte/notificaciones?parte=plantillas');
  await walk(page, {
    opener: () => button(page, 'Editar la plantilla pago.confirmado.SMS'),
    dialog: 'pago.confirmado por SMS',
    buttons: ['Cancelar'],
  });
  await goTo(page, '/soporte/notificaciones?parte=avisos');
  await walk(page, { opener: () => button(page, 'Nuevo aviso'), dialog: 'Nuevo aviso', buttons: ['Cancelar'] });
});
