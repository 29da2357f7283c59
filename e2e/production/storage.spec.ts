import { expect, test } from '@playwright/test';
import { answer, SESSION_KEY, seed, storedNow, storedSession, TOKEN } from './support';

for (const junk of ['{"email":"a@ejemplo.mx"', 'undefined', '', '{', 'null', '[]', '{"email":"","token":"x"}', '42']) {
  test(`a stored session that reads ${JSON.stringify(junk)} shows the login`, async ({ page }) => {
    await seed(page, junk);
    await page.goto('/#/dashboard');
    await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
  });
}

test('with storage blocked one can sign in for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { token, tokenExpiration, ...user } = storedSession(30);
  await answer(page, 'POST', 'auth', { json: { ...user, token, tokenExpiration } });
  await page.goto('/#/login');
  await expect(page.getByText('Este navegador no permite guardar datos.')).toBeVisible();
  await page.getByLabel('Usuario').fill('operadora@ejemplo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('clave');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: /Ana Prueba/ })).toBeVisible();
  await page.getByRole('link', { name: 'Trazabilidad' }).first().click();
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
});

test('the session is kept under its own key with the fields of spec 4.1 and nothing else', async ({ page }) => {
  const { token, tokenExpiration, ...user } = storedSession(30);
  await answer(page, 'POST', 'auth', { json: { ...user, token, tokenExpiration, extra: 'no', roles: [1] } });
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill('operadora@ejemplo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('clave');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(Object.keys((await storedNow(page)) ?? {}).sort()).toEqual([
    'changePassword',
    'email',
    'job',
    'lastName',
    'name',
    'reloadExpired',
    'role',
    'token',
    'tokenExpiration',
    'tokenExpirationRevalidate',
    'tokenExpired',
  ]);
  const elsewhere = await page.evaluate(
    ([key, secret]) =>
      [window.localStorage, window.sessionStorage].flatMap((area) =>
        Object.entries(area).filter(([name, value]) => name !== key && value.includes(secret)),
      ),
    [SESSION_KEY, TOKEN] as const,
  );
  expect(elsewhere).toEqual([]);
});
