import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, goTo, searchOrder, sidewaysScroll, signIn, USERS } from './support';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1440, 1024, 390, 320];

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found, where).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(page), `${where} at ${width}`).toBe(0);
  }
  await page.setViewportSize(before);
}

// Each of these walks a whole screen through all its states.
test.beforeEach(() => {
  test.slow();
});

for (const theme of THEMES) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('login and recovery', async ({ page }) => {
      await page.goto('/#/login');
      await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
      await expectNoViolations(page, 'login');
      await page.getByLabel('Usuario').fill('mariana.rios@');
      await page.getByLabel('Contraseña', { exact: true }).focus();
      await page.getByLabel('Usuario').focus();
      await expect(page.getByText('Completa este campo')).toBeVisible();
      await expectNoViolations(page, 'login with messages');
      await expectNoSidewaysScroll(page, 'login');
      await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
      await expect(page.getByRole('dialog', { name: 'Recuperar contraseña' })).toBeVisible();
      await expectNoViolations(page, 'recovery');
    });

    test('dashboard, unfinished screens and error pages', async ({ page }) => {
      await signIn(page, USERS.ADMINISTRATOR);
      for (const hash of ['/dashboard', '/usuarios', '/soporte', '/mi-cuenta', '/no-existe']) {
        await goTo(page, hash);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page, hash);
        await expectNoSidewaysScroll(page, hash);
      }
      await page
        .getByRole('button', { name: /Cuenta|menú de usuario/i })
        .or(page.locator('header button').last())
        .click();
      await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
      await expectNoViolations(page, 'user menu');
    });

    test('account: at rest, with messages, with the password alone', async ({ page }) => {
      await signIn(page);
      await goTo(page, '/mi-cuenta');
      await page.getByLabel('Contraseña actual').fill('otra');
      await page.getByLabel('Nueva contraseña').fill('corta');
      await page.getByLabel('Confirmar contraseña').fill('larga');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
      await page.getByText('Compacta', { exact: true }).click();
      await expectNoViolations(page, 'account');
      await expectNoSidewaysScroll(page, 'account');
      await page.getByLabel('Nueva contraseña').fill('larga-y-distinta');
      await page.getByLabel('Confirmar contraseña').fill('larga-y-distinta');
      await page.keyboard.press('Enter');
      await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
      await expectNoViolations(page, 'account, refused');
      await page.evaluate(() => window.localStorage.removeItem('atalaya.session.qa'));
      await page.goto('about:blank');
      await page.goto('/#/login');
      await fillLogin(page, 'cambio@example.mx');
      await expect(page.getByText('Debes cambiar tu contraseña para continuar.')).toBeVisible();
      await expectNoViolations(page, 'password alone');
      await expectNoSidewaysScroll(page, 'password alone');
    });

    test('monitoring: idle, healthy, degraded, failed', async ({ page }) => {
      // Several large pages, each looked at by axe and in four widths.
      test.slow();
      await signIn(page);
      await goTo(page, '/soporte/trazabilidad');
      await expect(page.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
      await expectNoViolations(page, 'idle');
      for (const server of ['pagos-qa-01', 'pagos-qa-02']) {
        await page.getByLabel('Servidores:').selectOption(server);
        await expect(page.getByRole('region', { name: 'Elastic' })).toBeVisible();
        await expectNoViolations(page, server);
        await expectNoSidewaysScroll(page, server);
      }
      await page.getByLabel('Servidores:').selectOption('pagos-qa-03');
      await expect(page.getByText('No se pudo conectar con el servidor.')).toBeVisible();
      await expectNoViolations(page, 'failed');
    });

    test('monitoring: fleet, wall, comparison, limits', async ({ page }) => {
      // Several large pages, each looked at by axe and in four widths.
      test.slow();
      await signIn(page);
      await goTo(page, '/soporte/trazabilidad?view=flota');
      await expect(page.getByRole('rowheader', { name: /pagos-qa-03/ })).toContainText('Intento');
      await expectNoViolations(page, 'fleet');
      await expectNoSidewaysScroll(page, 'fleet');
      await page.getByRole('button', { name: 'Pantalla mural' }).click();
      await expect(page.getByRole('dialog', { name: 'Pantalla mural' })).toBeVisible();
      await expectNoViolations(page, 'wall');
      await goTo(page, '/soporte/trazabilidad?view=comparar&server=pagos-qa-01&con=pagos-qa-02');
      await expect(page.getByRole('row').nth(3)).toBeVisible();
      await expectNoViolations(page, 'comparison');
      await expectNoSidewaysScroll(page, 'comparison');
      await goTo(page, '/soporte/trazabilidad?server=pagos-qa-01');
      await page.getByRole('button', { name: 'Límites' }).click();
      await expect(page.getByRole('dialog', { name: 'Límites' })).toBeVisible();
      await expectNoViolations(page, 'limits');
    });

    test('logs: idle, rows, detail, empty, failed', async ({ page }) => {
      await signIn(page);
      await goTo(page, '/logs');
      await expect(page.getByText('No hay consultas activas')).toBeVisible();
      await expectNoViolations(page, 'idle');
      await searchOrder(page, 'ORD-DEMO-000051');
      await page.getByRole('button', { name: 'Ver detalles' }).first().click();
      await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
      await expectNoViolations(page, 'detail');
      await expectNoSidewaysScroll(page, 'detail');
      await searchOrder(page, 'ORD-RARO');
      await expect(page.getByText(/^Se encontraron/)).toBeVisible();
      await page.getByRole('button', { name: 'Ver detalles' }).first().click();
      await expectNoSidewaysScroll(page, 'odd entries');
      await searchOrder(page, 'ORD-SIN-RESULTADOS');
      await expect(page.getByText('Sin resultados')).toBeVisible();
      await expectNoViolations(page, 'empty');
      await searchOrder(page, 'ORD-ERROR-500');
      await expect(page.getByText('Ocurrió un error al solicitar la información.')).toBeVisible();
      await expectNoViolations(page, 'failed');
    });

    test('logs: story, export, kept searches', async ({ page }) => {
      await signIn(page);
      await searchOrder(page, 'ORD-DEMO-000051');
      await page.getByLabel('Seleccionar registro 1').check();
      await page.getByRole('button', { name: 'Exportar', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Exportar registros' })).toBeVisible();
      await expectNoViolations(page, 'export');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Búsquedas' }).click();
      await expect(page.getByRole('dialog', { name: 'Búsquedas' })).toBeVisible();
      await expectNoViolations(page, 'searches');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Historia', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Historia de la orden ORD-DEMO-000051' })).toBeVisible();
      await expectNoViolations(page, 'story');
      await expectNoSidewaysScroll(page, 'story');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolations(page, 'story on a phone');
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  });
}
