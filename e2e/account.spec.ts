import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fillLogin, goTo, PASSWORD, searchOrder, signIn, USERS } from './support';

const NEXT = 'Nueva-clave-2027';

async function changePassword(page: Page, current: string, next = NEXT): Promise<void> {
  await page.getByLabel('Contraseña actual').fill(current);
  await page.getByLabel('Nueva contraseña').fill(next);
  await page.getByLabel('Confirmar contraseña').fill(next);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

test('who must change the password is held back, and then stands where the link led', async ({ page }) => {
  await page.goto('/#/logs?order=ORD-DEMO-000051&page=2');
  await fillLogin(page, 'cambio@example.mx');
  await expect(page.getByText('Debes cambiar tu contraseña para continuar.')).toBeVisible();
  await expect(page.getByText('Preferencias')).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL(/#\/mi-cuenta\?redirect=/);

  await changePassword(page, 'equivocada');
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue(NEXT);

  await changePassword(page, PASSWORD);
  await expect(page).toHaveURL(/#\/logs\?order=ORD-DEMO-000051&page=2$/);
  await expect(page.getByText('Tu contraseña se actualizó.')).toBeVisible();
  await goTo(page, '/mi-cuenta');
  await expect(page.getByRole('region', { name: 'Preferencias' })).toBeVisible();
});

test('without a wanted address the account stays, complete', async ({ page }) => {
  await page.goto('/#/login');
  await fillLogin(page, 'cambio@example.mx');
  await changePassword(page, PASSWORD);
  await expect(page.getByText('Tu contraseña se actualizó.')).toBeVisible();
  const data = page.getByRole('region', { name: 'Datos', exact: true });
  const sessions = page.getByRole('region', { name: 'Sesiones', exact: true });
  await expect(data).toContainText('Paola');
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
  // Also a platform that forgets all else with a reload knows that the password was changed.
  for (const look of ['at once', 'after a reload']) {
    await expect(data, look).toContainText('Cuenta creada');
    await expect(sessions, look).toContainText('Esta sesión');
    await page.reload();
  }
});

test('nothing but our own routes opens after the change', async ({ page }) => {
  await signIn(page);
  for (const wanted of ['https://malo.example', '//malo.example', 'javascript:alert(1)', '/no-existe', '/mi-cuenta']) {
    await goTo(page, `/mi-cuenta?redirect=${encodeURIComponent(wanted)}`);
    await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
    expect(page.url(), wanted).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/mi-cuenta/);
  }
});

test('preferences hold at once, survive a reload and can be taken back', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/mi-cuenta');
  const html = page.locator('html');
  await page.getByText('Oscuro', { exact: true }).click();
  await page.getByText('Compacta', { exact: true }).click();
  await page.getByText('24 h', { exact: true }).click();
  await page.getByLabel('Pantalla inicial').selectOption('Monitoreo');
  await page.getByLabel('Intervalo de actualización').selectOption('Cada 30 s');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-density', 'compact');

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-density', 'compact');
  for (const name of ['Oscuro', 'Compacta', '24 h']) await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(page.getByLabel('Pantalla inicial')).toHaveValue('/soporte/trazabilidad');
  await expect(page.getByLabel('Intervalo de actualización')).toHaveValue('30');

  await goTo(page, '/');
  await expect(page).toHaveURL(/#\/soporte\/trazabilidad$/);
  await goTo(page, '/mi-cuenta');
  await page.getByRole('button', { name: 'Restaurar preferencias' }).click();
  await expect(html).not.toHaveAttribute('data-theme');
  await expect(html).not.toHaveAttribute('data-density');
  await goTo(page, '/');
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('the own job and what reaches the bell are changed, other sessions closed; what happened is told', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/mi-cuenta');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Avisos/ });
  await expect(bell).toHaveAccessibleName(/sin atender/);
  await page.getByRole('region', { name: 'Avisos', exact: true }).getByLabel('Alertas').selectOption('Ninguna');
  await expect(bell).not.toHaveAccessibleName(/sin atender/);
  await page.getByRole('button', { name: 'Editar mis datos' }).click();
  const data = page.getByRole('dialog', { name: 'Editar mis datos' });
  await data.getByLabel('Puesto').fill('Jefa de turno');
  await data.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('region', { name: 'Datos' })).toContainText('Jefa de turno');
  const sessions = page.getByRole('region', { name: 'Sesiones' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('Esta sesión');
  await sessions.getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }).click();
  const one = page.getByRole('dialog', { name: 'Cerrar esa sesión' });
  await expectAccessible(page, 'close a session');
  await one.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  const activity = page.getByRole('region', { name: 'Actividad reciente' });
  for (const [deed, count] of [
    ['Cerraste sesiones tuyas', 2],
    ['Cambiaste los datos', 1],
    ['Cambiaste tus avisos', 1],
  ] as const)
    await expect(activity.getByText(deed)).toHaveCount(count);
  await expect(activity.getByText('Intento fallido de entrar').first()).toBeVisible();
});

test('the start screen is where sign-in leads; the dashboard still opens for who asks for it', async ({ page }) => {
  await signIn(page, USERS.FINANZAS);
  await page.getByLabel('Pantalla inicial').selectOption('Logs');
  await page.getByRole('button', { name: /Jimena Ochoa/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await fillLogin(page, USERS.FINANZAS);
  await expect(page).toHaveURL(/#\/logs$/);
  await page.evaluate(() => window.localStorage.removeItem('atalaya.session.qa'));
  await page.goto('about:blank');
  await page.goto('/#/dashboard');
  await fillLogin(page, USERS.FINANZAS);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('a start screen that the role may not open is the dashboard', async ({ page }) => {
  await page.goto('/#/login');
  await page.evaluate(() => window.localStorage.setItem('atalaya.preferences', '{"startScreen":"/usuarios"}'));
  await page.goto('/#/login');
  await fillLogin(page, USERS.TELCEL);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByText(/^No tienes permiso/)).toHaveCount(0);
});

test('24 hours are shown everywhere, and another tab follows without losing its place', async ({ page, context }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-DEMO-000051');
  const date = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(date).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/);
  await page.getByRole('button', { name: 'Ver detalles' }).first().click();

  const account = await context.newPage();
  await account.goto('/#/mi-cuenta');
  await account.getByText('24 h', { exact: true }).click();
  await expect(date).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
  await expect(page.getByText(/\d\d:\d\d:\d\d [AP]M/)).toHaveCount(0);

  await goTo(page, '/soporte/trazabilidad?server=pagos-qa-01');
  await expect(page.getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/).first()).toBeVisible();
});

test('junk among the preferences does no harm, when one signs in and afterwards', async ({ page }) => {
  const keep = (text: string) => window.localStorage.setItem('atalaya.preferences', text);
  const junk = ['{"theme":{},"density":9,"startScreen":[],"hourFormat":"x"}', '{', '[]', 'null'] as const;
  await page.goto('/#/login');
  await page.evaluate(keep, junk[0]);
  await page.reload();
  await signIn(page);
  for (const text of junk) {
    await page.evaluate(keep, text);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Sistema' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'AM/PM' })).toBeChecked();
  }
});
