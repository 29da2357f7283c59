import { expect, type Page, test } from '@playwright/test';
import { listen } from './listen';
import { fillLogin, goTo, signIn, USERS } from './support';

const login = (page: Page) => page.getByRole('heading', { name: 'Hola, Inicia Sesión' });

test('after signing out, Back names no protected screen: not in the title, not aloud, not on the screen', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/soporte/alertas');
  await expect(page.getByRole('heading', { name: 'Alertas', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /Mariana Ríos/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveTitle('Iniciar sesión · Atalaya (QA)');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main h1, main input'))).toBe(true);
  const said = await listen(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await expect(login(page)).toBeVisible();
  expect((await said()).filter((text) => !/^(Iniciar sesión · Atalaya \(QA\)|Cargando)$/.test(text))).toEqual([]);
});

test('a screen that the role may not open is named by its notice alone', async ({ page }) => {
  await signIn(page, USERS.TELCEL);
  const said = await listen(page);
  await goTo(page, '/usuarios');
  await expect(page.getByText('No tienes permiso para ver Usuarios.')).toBeVisible();
  await expect(page).toHaveTitle('Dashboard · Atalaya (QA)');
  const texts = await said();
  expect(texts).not.toContain('Usuarios · Atalaya (QA)');
  expect(texts.filter((text) => text.startsWith('Usuarios'))).toEqual([]);
});

test('who must change the password hears of no other screen, whatever the address names', async ({ page }) => {
  await page.goto('/#/soporte/logs?order=ORD-DEMO-000051');
  await expect(login(page)).toBeVisible();
  // The frame in the page shows the heading before the console names itself.
  await expect(page).toHaveTitle('Iniciar sesión · Atalaya (QA)');
  const said = await listen(page);
  await fillLogin(page, 'cambio@example.mx');
  const account = page.getByRole('heading', { name: 'Mi cuenta', level: 1 });
  await expect(account).toBeVisible();
  await expect(page).toHaveTitle('Mi cuenta · Atalaya (QA)');
  for (const path of ['/soporte/trazabilidad?server=pagos-qa-01', '/usuarios', '/dashboard']) {
    await goTo(page, path);
    await expect(page).toHaveURL(/#\/mi-cuenta/);
    await expect(account).toBeVisible();
    await expect(page).toHaveTitle('Mi cuenta · Atalaya (QA)');
  }
  await page.goBack();
  await expect(page).toHaveURL(/#\/mi-cuenta/);
  await expect(account).toBeVisible();
  const others = (await said()).filter(
    (text) => !/^((Iniciar sesión|Mi cuenta) · Atalaya \(QA\)|Cargando)$/.test(text),
  );
  expect(others).toEqual([]);
});

test('a loader is there for a screen reader at once, and drawn after 300 ms', async ({ page }) => {
  await signIn(page);
  const late = await page.evaluate(() => {
    const loader = document.createElement('div');
    loader.className = 'late';
    document.body.append(loader);
    const { opacity, visibility, display, animationDelay } = getComputedStyle(loader);
    return { opacity, visibility, display, animationDelay };
  });
  expect(late).toEqual({ opacity: '0', visibility: 'visible', display: 'block', animationDelay: '0.3s' });
});

for (const [path, title] of [
  ['/login', 'Hola, Inicia Sesión'],
  ['/no-existe', 'Página no encontrada'],
] as const) {
  test(`signed out, ${path} has the footer within the window`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveText(/© 2022.*powered by/i);
    await expect(footer).toBeInViewport({ ratio: 1 });
  });
}

test('signed in, an unknown address has the footer once', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/no-existe');
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/© 2022.*powered by/i);
});

test('without a choice the root leads to the dashboard and hours are AM and PM; a choice of either holds', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await goTo(page, '/mi-cuenta');
  await expect(page.getByRole('radio', { name: 'AM/PM' })).toBeChecked();
  await expect(page.getByText(/\d\d:\d\d:\d\d [AP]M$/).first()).toBeVisible();
  await page.getByText('24 h', { exact: true }).click();
  await expect(page.getByText(/\d\d:\d\d:\d\d [AP]M$/)).toHaveCount(0);
  await page.getByLabel('Pantalla inicial').selectOption('Logs');
  await goTo(page, '/');
  await expect(page).toHaveURL(/#\/logs$|#\/soporte\/logs$/);
});

test('the login that follows a sign-out has the focus, also when what hands it on came late', async ({ page }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(/keep-focus/, async (route) => {
    await late;
    await route.continue();
  });
  await signIn(page);
  await page.getByRole('button', { name: /Mariana Ríos/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  release();
  await expect(login(page)).toBeFocused();
});
