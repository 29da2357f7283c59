import { expect, test } from '@playwright/test';
import { demoOrder } from '../../mocks/traces/demo-order';
import { fillLogin, goTo, record } from '../support';
import { changePassword, endedHere, enter } from './console';
import type { Platform } from './platform';

const CHOSEN = 'Otra-contraseña#2027';
const EMAIL = 'leo@example.mx';
const LOGS = `/logs?order=${demoOrder}&q=1`;

/** Somebody new, from the invitation to sessions that others end, as two people see it. */
export function newcomer(platform: () => Platform): void {
  test('who is invited signs in by the letter, gets another role and is signed out by that, and by oneself elsewhere', async ({
    page,
    browser,
  }) => {
    const { url, letters } = platform();
    const other = await browser.newContext();
    const there = await other.newPage();
    await enter(page, url, 'gema', '/usuarios');
    await page.getByRole('button', { name: 'Nuevo usuario' }).click();
    const invitation = page.getByRole('dialog', { name: 'Nuevo usuario' });
    const person = { Correo: EMAIL, Nombre: 'Leo', Apellido: 'Prueba', Puesto: 'Caja' };
    for (const [label, text] of Object.entries(person)) await invitation.getByLabel(label, { exact: true }).fill(text);
    await invitation.getByLabel('Rol').selectOption({ label: 'Soporte' });
    await invitation.getByRole('button', { name: 'Enviar invitación' }).click();
    await expect(page.getByText(`La invitación va en camino a ${EMAIL}.`)).toBeVisible();

    await expect.poll(() => letters(EMAIL)).toHaveLength(1);
    const [letter = ''] = letters(EMAIL);
    const [, temporary = ''] = /^ {4}(\S{16})\r$/m.exec(letter) ?? [];
    await there.goto(/http:\S+\/recuperar\/\S+/.exec(letter)?.[0] ?? '');
    await there.getByRole('button', { name: 'Usar la contraseña temporal' }).click();
    await expect(there.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
    await fillLogin(there, EMAIL, temporary);
    await expect(there.getByText('Debes cambiar tu contraseña para continuar.')).toBeVisible();
    await changePassword(there, temporary, CHOSEN);
    await expect(there.getByRole('region', { name: 'Datos' })).toContainText('SOPORTE');

    await page.getByRole('button', { name: 'Ver la cuenta de Leo Prueba' }).click();
    const leo = record(page, 'Leo Prueba');
    await expect(leo.getByText('Activo', { exact: true })).toBeVisible();
    await leo.getByRole('button', { name: 'Cambiar rol' }).click();
    const role = page.getByRole('dialog', { name: 'Cambiar rol' });
    await role.getByLabel('Rol nuevo').selectOption({ label: 'Telcel' });
    await role.getByLabel('Motivo').fill('Enlace de operación');
    await role.getByRole('button', { name: 'Cambiar a Telcel' }).click();
    await expect(leo.getByText('Ahora su rol es Telcel.')).toBeVisible();
    await goTo(there, LOGS);
    await endedHere(there);
    await enter(there, url, 'leo', '/mi-cuenta', CHOSEN);
    await expect(there.getByRole('region', { name: 'Datos' })).toContainText('TELCEL');

    const third = await browser.newContext();
    const elsewhere = await third.newPage();
    await enter(elsewhere, url, 'leo', '/mi-cuenta', CHOSEN);
    const sessions = elsewhere.getByRole('region', { name: 'Sesiones' });
    await sessions.getByRole('button', { name: /^Cerrar la sesión de / }).click();
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await goTo(there, LOGS);
    await endedHere(there);
    await Promise.all([other.close(), third.close()]);
  });
}
