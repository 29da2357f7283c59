import { expect, test } from '@playwright/test';
import { fillLogin } from '../support';
import { changePassword, enter, kept, leave, statusOf } from './console';
import { PASSWORD, type Platform } from './platform';

const EMAIL = 'carla@example.mx';
const CHOSEN = 'Otra-contraseña#2027';

/** A forgotten password, with the letter as it lies in the outbox. */
export function recovery(platform: () => Platform): void {
  test('a forgotten password is replaced by way of the letter, and no earlier than its link is used', async ({
    page,
    browser,
  }) => {
    const { url, letters } = platform();
    const before = await browser.newContext();
    const remembered = await before.newPage();
    await enter(remembered, url, 'carla');
    const { token } = await kept(remembered);

    await page.goto(url);
    await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
    await page.getByLabel('Correo').fill(EMAIL);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Se envio la nueva contraseña')).toBeVisible();
    await page.getByRole('button', { name: 'Aceptar' }).click();

    await expect.poll(() => letters(EMAIL)).toHaveLength(1);
    const [letter = ''] = letters(EMAIL);
    const [, temporary = ''] = /^ {4}(\S{10})\r$/m.exec(letter) ?? [];
    const [link = ''] = /http:\S+\/recuperar\/\S+/.exec(letter) ?? [];
    expect(link.startsWith(`${url}/`)).toBe(true);

    await fillLogin(page, EMAIL, temporary);
    await expect(page.getByText('Usuario o password incorrecto')).toBeVisible();
    expect(await statusOf(before, url, 'GET /trace/services', token)).toBe(200);

    await page.goto(link);
    await page.getByRole('button', { name: 'Usar la contraseña temporal' }).click();
    await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
    expect(await statusOf(before, url, 'GET /trace/services', token)).toBe(401);
    await fillLogin(page, EMAIL, PASSWORD);
    await expect(page.getByText('Usuario o password incorrecto')).toBeVisible();
    await fillLogin(page, EMAIL, temporary);
    await expect(page.getByText('Debes cambiar tu contraseña para continuar.')).toBeVisible();
    await changePassword(page, temporary, CHOSEN);
    await leave(page);

    await page.goto(link);
    await page.getByRole('button', { name: 'Usar la contraseña temporal' }).click();
    await expect(page.getByText(/Este enlace ya no vale/)).toBeVisible();
    await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
    await fillLogin(page, EMAIL, temporary);
    await expect(page.getByText('Usuario o password incorrecto')).toBeVisible();
    await enter(page, url, 'carla', '/mi-cuenta', CHOSEN);
    await expect(page.getByRole('region', { name: 'Preferencias' })).toBeVisible();
    await before.close();
  });
}
