import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, violations } from './axe';
import { goTo, NO_CONSOLE, type Role, sidewaysScroll, signIn, USERS } from './support';

const ALL: Role[] = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL'];
const ADMIN: Role[] = ['ADMINISTRATOR'];
const SUPPORT: Role[] = ['ADMINISTRATOR', 'SOPORTE'];
const WATCH: Role[] = ['ADMINISTRATOR', 'SOPORTE', 'TELCEL'];

/** Spec 2.2, route by route: path, name of the screen, roles, and the heading where it is not the name. */
const ROUTES: [path: string, name: string, roles: Role[], heading?: string][] = [
  ['/dashboard', 'Dashboard', ALL],
  ['/dashboard/estadistica', 'Estadística', ALL],
  ['/historial-de-operaciones', 'Historial de operaciones', ALL],
  ['/logs', 'Logs', ALL],
  ['/mi-cuenta', 'Mi cuenta', ALL],
  ['/usuarios', 'Usuarios', ADMIN],
  ['/canales', 'Canales', ADMIN],
  ['/propiedades', 'Propiedades', ADMIN],
  ['/devoluciones', 'Devoluciones', ADMIN],
  ['/soporte/backups', 'Respaldos', ADMIN],
  ['/promociones', 'Promociones', ['ADMINISTRATOR', 'FINANZAS']],
  ['/reportes', 'Reportes', ['ADMINISTRATOR', 'FINANZAS', 'TELCEL']],
  ['/soporte/alertas', 'Alertas', WATCH],
  ['/soporte/servicios', 'Servicios', WATCH],
  ['/soporte/trazabilidad', 'Monitoreo', WATCH],
  ['/soporte', 'Soporte', WATCH, 'Pantalla en construcción'],
  ['/soporte/monitoreo', 'Monitoreo', WATCH, 'Pantalla en construcción'],
  ['/soporte/balanceador', 'Balanceador', SUPPORT],
  ['/soporte/logs', 'Logs', SUPPORT],
  ['/soporte/notificaciones', 'Notificaciones', SUPPORT],
  ['/soporte/reporte-de-transacciones', 'Reporte de transacciones', SUPPORT],
];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const MENU: Record<Role, Record<string, string[]>> = {
  ADMINISTRATOR: {
    Generales: ['Dashboard', 'Historial de operaciones', 'Devoluciones', 'Promociones', 'Reportes'],
    Administración: ['Canales', 'Propiedades', 'Respaldos', 'Usuarios'],
    Soporte: [
      'Alertas',
      'Monitoreo',
      'Servicios',
      'Trazabilidad',
      'Balanceador',
      'Notificaciones',
      'Reporte de transacciones',
    ],
  },
  SOPORTE: {
    Generales: ['Dashboard', 'Historial de operaciones', 'Promociones'],
    Soporte: [
      'Alertas',
      'Monitoreo',
      'Servicios',
      'Trazabilidad',
      'Balanceador',
      'Notificaciones',
      'Reporte de transacciones',
    ],
  },
  FINANZAS: { Generales: ['Dashboard', 'Historial de operaciones', 'Promociones', 'Reportes'] },
  TELCEL: {
    Generales: ['Dashboard', 'Historial de operaciones', 'Reportes'],
    Soporte: ['Alertas', 'Monitoreo', 'Servicios', 'Trazabilidad'],
  },
};

/** Where an entry of the menu leads; Promociones is refused to SOPORTE. */
function placeOf(role: Role, name: string): { path: string; title: string } {
  if (name === 'Trazabilidad') return { path: role === 'TELCEL' ? '/logs' : '/soporte/logs', title: 'Logs' };
  const path = ROUTES.find(([, route, roles]) => route === name && roles.includes(role))?.[0];
  return path ? { path, title: name } : { path: '/dashboard', title: 'Dashboard' };
}

for (const role of ALL) {
  test(`${role} opens its other screens and is sent to the dashboard from others, told why (spec 2.6)`, async ({
    page,
  }) => {
    await signIn(page, USERS[role]);
    const refusal = page.getByText(/^No tienes permiso/);
    const inMenu = Object.values(MENU[role]).flatMap((names) => names.map((name) => placeOf(role, name).path));
    for (const [path, name, roles, title = name] of ROUTES) {
      // Those are opened by their entries.
      if (roles.includes(role) && inMenu.includes(path)) continue;
      await goTo(page, path);
      if (roles.includes(role)) {
        await expect(page, path).toHaveURL(new RegExp(`#${path}$`));
        await expect(heading(page), path).toHaveText(title);
        await expect(refusal, path).toHaveCount(0);
      } else {
        await expect(page, path).toHaveURL(/#\/dashboard$/);
        await expect(refusal, path).toHaveText([`No tienes permiso para ver ${name}.`]);
      }
    }
  });
}

test('signed out, every protected path leads to the login', async ({ page }) => {
  for (const [path] of ROUTES) {
    await page.goto(`/#${path}`);
    await expect(page, path).toHaveURL(/#\/login/);
    await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' }), path).toBeVisible();
  }
});

/** Axe looks at an entry in one of these, at the next entry in the next; in all with ATALAYA_ALL_STATES=1, which takes minutes. */
const STATES = [1440, 1024, 390].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));
const all = Boolean(process.env.ATALAYA_ALL_STATES);

/** Lists that no flow of their own hands to axe as they are. */
const ALONE = ['Promociones', 'Propiedades', 'Respaldos', 'Usuarios', 'Notificaciones'];

for (const role of ALL) {
  test(`the menu of ${role}: each entry opens and fits every width, and axe finds nothing`, async ({ page }) => {
    test.slow();
    await signIn(page, USERS[role]);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    const expected = Object.values(MENU[role]).flat();
    await expect(menu.getByRole('link')).toHaveText(expected);
    for (const section of ['Generales', 'Administración', 'Soporte']) {
      await expect(menu.getByText(section, { exact: true })).toHaveCount(section in MENU[role] ? 1 : 0);
    }
    for (const [index, name] of expected.entries()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await menu.getByRole('link').nth(index).click();
      const { path, title } = placeOf(role, name);
      await expect(page, name).toHaveURL((url) => url.hash === `#${path}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(/^No tienes permiso/)).toHaveCount(
        `${role} ${name}` === 'SOPORTE Promociones' ? 1 : 0,
      );
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      if (role === 'ADMINISTRATOR' && ALONE.includes(name)) await expectAccessible(page, name);
      for (const [turn, { width, theme }] of STATES.entries()) {
        const isLookedAt = all || turn === index % STATES.length;
        // A theme is colours: nothing else in it can come out otherwise.
        if (theme === 'dark' && !isLookedAt) continue;
        const where = `${name} at ${width}, ${theme}`;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await expect(heading(page), where).toBeVisible();
        await expect.poll(() => sidewaysScroll(page), where).toBe(0);
        if (isLookedAt) expect(await violations(page), where).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 900 });
      await expect.poll(() => sidewaysScroll(page), `${name} at 320`).toBe(0);
    }
  });
}

test('SOPORTE sees Promociones in the menu, and reads why it may not open it', async ({ page }) => {
  await signIn(page, USERS.SOPORTE, '/dashboard');
  await page.getByRole('link', { name: 'Promociones' }).first().click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByText('No tienes permiso para ver Promociones.')).toBeVisible();
});

test('TELCEL reaches the logs through Trazabilidad', async ({ page }) => {
  await signIn(page, USERS.TELCEL);
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Trazabilidad' }).click();
  await expect(page).toHaveURL(/#\/logs$/);
  await expect(heading(page)).toHaveText('Logs');
});

test('a wanted address opens after sign-in, with its filters', async ({ page }) => {
  await page.goto('/#/logs?order=00012345678901234567890');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.getByLabel('Usuario').fill(USERS.SOPORTE);
  await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/logs\?order=00012345678901234567890$/);
  await expect(page.getByText('00012345678901234567890')).toBeVisible();
});

test('a wanted address of somebody else is not opened', async ({ page }) => {
  for (const wanted of [
    'https://malo.example',
    '//malo.example',
    '/\\malo.example',
    'javascript:alert(1)',
    '/no-existe',
  ]) {
    await page.goto(NO_CONSOLE);
    await page.evaluate(() => window.localStorage.clear());
    await page.goto(`/#/login?redirect=${encodeURIComponent(wanted)}`);
    await page.getByLabel('Usuario').fill(USERS.TELCEL);
    await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page, wanted).toHaveURL(/127\.0\.0\.1:\d+\/#\/dashboard$/);
  }
});

test('signed in, the login and the root lead to the dashboard; unknown paths to the 404 page', async ({ page }) => {
  await signIn(page);
  for (const hash of ['/login', '/', '']) {
    await goTo(page, hash);
    await expect(page).toHaveURL(/#\/dashboard$/);
  }
  await goTo(page, '/no-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
  await expect(page).toHaveTitle('Página no encontrada · Atalaya (QA)');
});

test('a user who must change the password is sent to Mi cuenta from everywhere', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByLabel('Usuario').fill('cambio@example.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('Atalaya#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
  for (const hash of ['/logs', '/soporte/trazabilidad', '/usuarios']) {
    await goTo(page, hash);
    await expect(page).toHaveURL(new RegExp(`#/mi-cuenta\\?redirect=${encodeURIComponent(hash)}$`));
    await expect(heading(page)).toHaveText('Mi cuenta');
  }
  await goTo(page, '/dashboard');
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
});
