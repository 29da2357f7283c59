import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../axe';
import { deployed } from './deployed';

/** The demonstration's own; a file needs one of the right form. */
const publicKey = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDoIzn9V+ITa/Q2rRNbEo6RuySm
mKktFL3FO25I4t6CM0Otc64AYA18WDZHgfOvT8weOr7RCXoGGAIk5YaBZXdvGa/u
fImlRpYOPK7kNj1ROHAViYhF65SzjHI55+GlO4763/88XRA1NwgTzpNAtgiJc4qM
pljLp3W2GqAYyyqs1QIDAQAB
-----END PUBLIC KEY-----`;

const requested = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

test('without a file the build decides and nothing asks for one', async ({ page }) => {
  const paths = requested(page);
  await page.goto('/#/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await expect(page).toHaveTitle('Iniciar sesión · Atalaya (QA)');
  expect(paths.join()).not.toContain('config');
});

test('a file makes the same build the console of another environment, from the first paint', async ({ page }) => {
  const config = JSON.stringify({ environment: 'production', apiBase: '/api/otra', publicKey, idleMinutes: 5 });
  await deployed({ config }, async ({ address }) => {
    const paths = requested(page);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    let letGo = () => undefined as unknown;
    const held = new Promise((resolve) => {
      letGo = () => resolve(undefined);
    });
    await page.route('**/assets/config-start-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${address}/#/login`, { waitUntil: 'commit' });
    await expect(page.getByText('Entorno de Producción')).toBeVisible();
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-production.svg');
    letGo();
    await page.getByLabel('Usuario').fill('operadora@ejemplo.mx');
    await page.getByLabel('Contraseña', { exact: true }).fill('clave');
    await expect(page).toHaveTitle('Iniciar sesión · Atalaya (Producción)');
    await expect(page.getByText('Entorno de Producción')).toBeVisible();
    const sent = page.waitForRequest('**/api/otra/auth');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await sent;
    expect(paths.filter((path) => path === '/config.json')).toHaveLength(1);
    expect(messages.filter((message) => /preload|policy/i.test(message))).toEqual([]);
  });
});

test('a good file and no console: the page says so', async ({ page }) => {
  const config = JSON.stringify({ environment: 'production', publicKey });
  await deployed({ config }, async ({ address }) => {
    await page.route('**/assets/console-*.js', (route) => route.abort('connectionreset'));
    await page.goto(`${address}/#/login`);
    await expect(page.getByRole('alert')).toContainText('La consola no terminó de cargar.');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

test('a wrong file stops the console with a page that names the faults and shows no value', async ({ page }) => {
  const config = JSON.stringify({
    environment: 'production',
    apiBase: '//x.ejemplo.mx',
    publicKey: 'canario',
    tiempo: 1,
  });
  await deployed({ config }, async ({ address }) => {
    await page.goto(`${address}/#/login`);
    await expect(page.getByRole('heading', { name: 'La consola no está bien configurada' })).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('No se puede iniciar con el archivo /config.json.');
    await expect(alert.getByRole('listitem')).toHaveText([
      '"tiempo": no es un dato de la configuración.',
      'apiBase: debe ser una ruta como "/api/dashboard" o una dirección http(s).',
      'publicKey: debe ser la llave pública RSA de 1024 bits en formato PEM; en producción es obligatoria.',
    ]);
    await expect(page.getByText('Entorno de Producción')).toBeVisible();
    await expect(page.getByText(/canario|x\.ejemplo/)).toHaveCount(0);
    await expect(page.getByLabel('Usuario')).toHaveCount(0);
    await expectAccessible(page, 'a wrong file');
    await expectNoSidewaysScroll(page, 'a wrong file');
    // What was wrong can be put right without a new build.
    await page.route('**/config.json', (route) => route.fulfill({ json: { environment: 'development' } }));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByLabel('Usuario')).toBeVisible();
    await expect(page.getByText('Entorno de Desarrollo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-environment', 'development');
  });
});
