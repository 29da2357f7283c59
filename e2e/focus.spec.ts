import { expect, test } from '@playwright/test';
import { addFilter, goTo, record, searchOrder, signIn, twoFrames, USERS } from './support';
import { button, press, walk } from './walk';

const CARD = '4111 1111 1111 1111';
const DOUBT = 'Parece un número de tarjeta';

test('login: the recovery and its answers', async ({ page }) => {
  await page.goto('/#/login');
  const opener = () => button(page, 'Olvidé la contraseña');
  await walk(page, { opener, dialog: 'Recuperar contraseña', buttons: ['Cancelar'] });
  for (const [email, answer] of [
    [USERS.SOPORTE, 'Se envio la nueva contraseña'],
    ['error500@example.mx', 'Error al intentar recuperar la contraseña'],
  ] as const) {
    await press(opener());
    await page.getByLabel('Correo').fill(email);
    await page.keyboard.press('Enter');
    await expect(button(page.getByRole('alertdialog', { name: answer }), 'Aceptar')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opener()).toBeFocused();
  }
});

test('shell: palette, keys, menu of a phone', async ({ page }) => {
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help).toBeVisible();
  await press(button(help, 'Cerrar'));
  await expect(heading).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await twoFrames(page);
  await walk(page, {
    opener: () => button(page, 'Menú'),
    dialog: 'Menú principal',
    buttons: ['Cerrar menú'],
  });
});

test('account: out of an empty password field the focus goes on and is not called back to the heading', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  await goTo(page, '/mi-cuenta');
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeFocused();
  await page.getByLabel('Contraseña actual').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Completa este campo')).toBeVisible();
  await expect(button(page, 'Mostrar contraseña').first()).toBeFocused();
});

test('logs: badges, saved searches, columns, export', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-DEMO-000051');
  await expect(page.getByText(/^Mostrando del 1 al/)).toBeVisible();
  await walk(page, { opener: () => button(page, 'Búsquedas'), dialog: 'Búsquedas', buttons: ['Cerrar'] });
  await walk(page, { opener: () => button(page, 'Columnas'), dialog: 'Columnas', buttons: ['Cerrar'] });
  await walk(page, {
    opener: () => button(page, 'Exportar'),
    dialog: 'Exportar registros',
    buttons: ['Cerrar', 'Descargar'],
  });

  await test.step('a name, a deletion, all deletions', async () => {
    await press(button(page, 'Búsquedas'));
    const dialog = page.getByRole('dialog', { name: 'Búsquedas' });
    const name = dialog.getByLabel('Nombre de la búsqueda actual');
    for (const text of ['Una', 'Otra']) {
      await name.fill(text);
      await press(button(dialog, 'Guardar'));
      await expect(name).toBeFocused();
    }
    await press(button(dialog, 'Borrar búsqueda Otra'));
    await expect(button(dialog, 'Borrar búsqueda Una')).toBeFocused();
    await press(button(dialog, 'Borrar todas'));
    await expect(dialog.getByText('Aún no hay búsquedas.')).toBeVisible();
    await expect(button(dialog, 'Cerrar')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('a column that comes first or last', async () => {
    await press(button(page, 'Columnas'));
    const dialog = page.getByRole('dialog', { name: 'Columnas' });
    await press(button(dialog, 'Subir Service'));
    await expect(button(dialog, 'Bajar Service')).toBeFocused();
    await press(button(dialog, 'Bajar HostName'));
    await expect(button(dialog, 'Subir HostName')).toBeFocused();
    await press(button(dialog, 'Restablecer'));
    await expect(button(dialog, 'Restablecer')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('the only badge, and the offer to undo it', async () => {
    await press(button(page, 'Quitar filtro Order Id'));
    await expect(page.getByLabel('Tipo de filtro')).toBeFocused();
    await press(button(page, 'Deshacer'));
    await expect(page.getByLabel('Tipo de filtro')).toBeFocused();
  });

  await test.step('Agregar filtro goes out once it has added', async () => {
    await page.getByLabel('Tipo de filtro').selectOption('code');
    await page.getByLabel('Valor del filtro').fill('51');
    await press(button(page, 'Agregar filtro'));
    await expect(button(page, 'Quitar filtro Código')).toBeVisible();
    await expect(page.getByLabel('Valor del filtro')).toBeFocused();
  });
});

test('pagination: the last page and the first', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-20MIL');
  await expect(page.getByText(/^Mostrando del 1 al 10 de 20,000/)).toBeVisible();
  await button(page, 'Página 2000').click();
  await press(button(page, 'Anterior'));
  await press(button(page, 'Siguiente'));
  await expect(page.getByText(/^Mostrando del 19,991 al 20,000/)).toBeVisible();
  await expect(button(page, 'Página 2000')).toBeFocused();
  await button(page, 'Página 1').click();
  await button(page, 'Página 2').click();
  await press(button(page, 'Anterior'));
  await expect(button(page, 'Página 1')).toBeFocused();
});

test('history: searches, columns, export, details, chips', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/historial-de-operaciones');
  await expect(page.getByText(/^Mostrando del 1 al/)).toBeVisible();
  await walk(page, { opener: () => button(page, /^Búsquedas/), dialog: /^Búsquedas/, buttons: ['Cerrar'] });
  await walk(page, { opener: () => button(page, 'Columnas'), dialog: 'Columnas', buttons: ['Cerrar'] });
  await walk(page, { opener: () => button(page, 'Exportar'), dialog: 'Exportar operaciones', buttons: ['Cerrar'] });
  const row = () => page.locator('[data-row-toggle="0"]');
  await press(row());
  const drawer = record(page, /^Operación/);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(row()).toBeFocused();
  const box = page.getByRole('searchbox', { name: 'Buscar operaciones' });
  await box.fill('oxxo');
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: /^Quitar filtro/ }).first());
  await expect(box).toBeFocused();
});

test('monitoring: limits, wall', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?server=pagos-qa-01');
  const limits = { opener: () => button(page, 'Límites'), dialog: 'Límites' };
  await expect(limits.opener()).toBeVisible();
  await walk(page, { ...limits, buttons: ['Cancelar', 'Guardar'] });
  await press(limits.opener());
  await press(button(page.getByRole('dialog', { name: 'Límites' }), 'Restablecer'));
  await expect(button(page.getByRole('dialog', { name: 'Límites' }), 'Restablecer')).toBeFocused();
  await page.keyboard.press('Escape');
  await goTo(page, '/soporte/trazabilidad?view=flota');
  await walk(page, {
    opener: () => button(page, 'Pantalla mural'),
    dialog: 'Pantalla mural',
    buttons: ['Salir de la pantalla mural'],
  });
});

test('logs: fixed or relative dates of a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await signIn(page);
  await goTo(page, '/logs?order=ORD-DEMO-000051&rango=7d&q=1');
  await walk(page, {
    opener: () => button(page, 'Copiar enlace'),
    dialog: '¿Qué fechas lleva el enlace?',
    buttons: [/^Fijas: /, /^Relativas: /],
  });
});

test('logs: a value that looks like a person’s number', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/logs');
  await page.getByLabel('Tipo de filtro').selectOption('order');
  await page.getByLabel('Valor del filtro').fill(CARD);
  await walk(page, { opener: () => button(page, 'Agregar filtro'), dialog: DOUBT, buttons: ['Cancelar'] });
  await press(button(page, 'Agregar filtro'));
  await press(button(page.getByRole('dialog', { name: DOUBT }), 'Es un id de orden'));
  await expect(button(page, 'Quitar filtro Order Id')).toBeVisible();
  await expect(page.getByLabel('Valor del filtro')).toBeFocused();
  await addFilter(page, 'code', '5555 5555 5555 4444');
  await press(button(page.getByRole('dialog', { name: DOUBT }), 'Ir al historial'));
  await expect(page.getByRole('heading', { name: 'Historial de operaciones', level: 1 })).toBeFocused();
});

test('palette: a number that looks like a person’s', async ({ page }) => {
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const way of ['Escape', 'Cancelar']) {
    await heading.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(CARD);
    await page.keyboard.press('Enter');
    const doubt = page.getByRole('dialog', { name: DOUBT });
    await expect.poll(() => doubt.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await press(button(doubt, way));
    await expect(doubt).toBeHidden();
    await expect(heading).toBeFocused();
  }
});
