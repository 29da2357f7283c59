import { expect, test } from '@playwright/test';
import { goTo, record, signIn, USERS } from './support';
import { button, press, walk } from './walk';

test('alerts: acts on one, a rule', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/alertas');
  await press(page.getByRole('button', { name: /Disco casi lleno/ }));
  const drawer = record(page, /^Disco casi lleno/);
  for (const [name, dialog] of [
    ['Atender', 'Atender la alerta'],
    ['Asignar', 'Asignar la alerta'],
    ['Silenciar…', 'Silenciar la alerta'],
    ['Agregar nota', 'Agregar nota'],
    ['Resolver', 'Resolver la alerta'],
  ] as const)
    await walk(page, { opener: () => button(drawer, name), dialog, buttons: ['Cancelar'] });
  await goTo(page, '/soporte/alertas?vista=reglas');
  await walk(page, { opener: () => button(page, 'Nueva regla'), dialog: 'Nueva regla', buttons: ['Cancelar'] });
});

test('services: a window from the screen and from a service, its change and its end', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/servicios');
  const dialog = 'Ventana de mantenimiento';
  await walk(page, { opener: () => button(page, 'Programar mantenimiento'), dialog, buttons: ['Cancelar'] });
  await press(button(page, 'Ver detalles del servicio oxxo'));
  await walk(page, { opener: () => button(record(page, 'oxxo'), 'Mantenimiento'), dialog, buttons: ['Cancelar'] });
  await press(button(page, 'Ver detalles del servicio conciliacion'));
  const other = record(page, 'conciliacion');
  await walk(page, { opener: () => button(other, 'Editar'), dialog, buttons: ['Cancelar'] });
  await walk(page, { opener: () => button(other, 'Terminar ahora'), dialog: /^Terminar el/, buttons: ['Cancelar'] });
});

test('account: the own data, one of its other sessions, all of them', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/mi-cuenta');
  for (const [opener, dialog] of [
    ['Editar mis datos', 'Editar mis datos'],
    [/^Cerrar la sesión de/, 'Cerrar esa sesión'],
    ['Cerrar las demás sesiones', 'Cerrar las demás sesiones'],
  ] as const)
    await walk(page, { opener: () => button(page, opener).first(), dialog, buttons: ['Cancelar'] });
});

test('users: somebody new, the acts on an account', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/usuarios');
  await walk(page, { opener: () => button(page, 'Nuevo usuario'), dialog: 'Nuevo usuario', buttons: ['Cancelar'] });
  await press(button(page, 'Ver la cuenta de Jimena Ochoa'));
  for (const act of ['Cambiar rol', 'Editar datos', 'Desactivar'])
    await walk(page, {
      opener: () => button(record(page, 'Jimena Ochoa'), act),
      dialog: act,
      buttons: ['Cancelar'],
    });
});

test('backups: one by hand, the schedules, the acts on one', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/soporte/backups?source=REDIS');
  for (const name of ['Respaldar ahora', 'Programación'])
    await walk(page, { opener: () => button(page, name), dialog: name, buttons: ['Cancelar'] });
  const verify = () => button(page, /^Verificar redis-/).first();
  await walk(page, { opener: verify, dialog: /^Verificar redis-/, buttons: ['Cancelar'] });
});

test('properties: a new one, drafts, environments, a secret, the acts on one', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/propiedades');
  for (const [name, dialog] of [
    ['Nueva propiedad', 'Nueva propiedad'],
    [/^Revisar y publicar/, 'Publicar borradores'],
    ['Descartar', 'Descartar borradores'],
    ['Revelar autorizador.firma', 'Revelar secreto'],
  ] as const)
    await walk(page, { opener: () => button(page, name), dialog, buttons: ['Cancelar'] });
  await walk(page, {
    opener: () => button(page, 'Comparar entornos'),
    dialog: 'Comparar entornos',
    buttons: ['Cerrar'],
  });
  await press(button(page, 'Ver la propiedad autorizador.activo'));
  const property = record(page, /^autorizador\.activo/);
  await walk(page, { opener: () => button(property, 'Editar'), dialog: 'Editar propiedad', buttons: ['Cancelar'] });
  await walk(page, { opener: () => button(property, 'Eliminar'), dialog: /^Eliminar/, buttons: ['Cancelar'] });
});

test('channels: the acts on one, its keys, something new', async ({ page }) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/canales');
  await walk(page, { opener: () => button(page, 'Nuevo canal'), dialog: 'Nuevo canal', buttons: ['Cancelar'] });
  await press(button(page, 'Ver el canal Aplicación'));
  const channel = record(page, /^Aplicación/);
  await walk(page, { opener: () => button(channel, 'Editar'), dialog: 'Editar Aplicación', buttons: ['Cancelar'] });
  for (const act of ['Pausar', 'Desactivar'])
    await walk(page, { opener: () => button(channel, act), dialog: act, buttons: ['Cancelar'] });
  await channel.getByRole('tab', { name: 'Llaves' }).click();
  await walk(page, { opener: () => button(channel, 'Rotar llave'), dialog: 'Rotar llave', buttons: ['Cancelar'] });
  await walk(page, {
    opener: () => button(channel, /^Revocar la llave/),
    dialog: /^Revocar la llave/,
    buttons: ['Cancelar'],
  });
});

test('promotions: the acts on one, something new', async ({ page }) => {
  await signIn(page, USERS.FINANZAS);
  await goTo(page, '/promociones');
  await walk(page, { opener: () => button(page, 'Nueva promoción'), dialog: 'Nueva promoción', buttons: ['Cancelar'] });
  await press(button(page, 'Ver la promoción Fin de mes SPEI'));
  for (const act of ['Pausar', 'Terminar'])
    await walk(page, {
      opener: () => button(record(page, 'Fin de mes SPEI'), act),
      dialog: act,
      buttons: ['Cancelar'],
    });
});

test('reports: one of one’s own is removed, one is planned', async ({ page }) => {
  await signIn(page, USERS.FINANZAS);
  await goTo(page, '/reportes?tipo=CHANNELS&dateRange=ayer');
  await walk(page, {
    opener: () => button(page, 'Programar'),
    dialog: 'Programar un reporte',
    buttons: ['Cancelar'],
  });
  await press(button(page, 'Generar'));
  await expect(page.getByText(/está listo\.$/)).toBeVisible();
  await page.getByRole('tab', { name: /^Mis reportes/ }).click();
  await walk(page, {
    opener: () => button(page, /^Eliminar Resumen por canal/),
    dialog: 'Eliminar el reporte',
    buttons: ['Cancelar'],
  });
  await page.getByRole('tab', { name: 'Programados' }).click();
  await walk(page, {
    opener: () => button(page, 'Historial de cambios de Cierre del mes'),
    dialog: 'Historial de cambios de Cierre del mes',
    buttons: ['Cerrar'],
  });
  await walk(page, {
    opener: () => button(page, 'Programar reporte'),
    dialog: 'Programar un reporte',
    buttons: ['Cancelar'],
  });
});

test('transactions: limits, sources, what has to be looked at', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/reporte-de-transacciones?dateRange=ayer');
  await walk(page, { opener: () => button(page, 'Límites'), dialog: 'Límites del reporte', buttons: ['Cancelar'] });
  await walk(page, { opener: () => button(page, 'Ver fuentes'), dialog: 'Fuentes del reporte', buttons: ['Cerrar'] });
  await page
    .getByRole('checkbox', { name: /^Seleccionar la operación/ })
    .first()
    .check();
  for (const [opener, dialog] of [
    ['Marcar atendida', 'Marcar una operación atendida'],
    ['Consultar al proveedor', 'Consultar al proveedor'],
  ] as const)
    await walk(page, { opener: () => button(page, opener), dialog, buttons: ['Cancelar'] });
});

test('balancer: a node out of the traffic, the changes of all', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/balanceador');
  await walk(page, {
    opener: () => button(page, 'Drenar app-01'),
    dialog: 'Drenar app-01',
    buttons: ['Cancelar'],
  });
  await walk(page, {
    opener: () => button(page, 'Historial de cambios'),
    dialog: 'Historial de cambios del balanceador',
    buttons: ['Cerrar'],
  });
  await expect(page.getByRole('heading', { name: 'Balanceador', level: 1 })).toBeVisible();
});
