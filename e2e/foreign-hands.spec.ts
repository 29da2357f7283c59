import { expect, type Page, test } from '@playwright/test';
import { collectFaults, expectWhole, extend, translate } from './foreign-hands';
import { endSession, renewSession } from './session-end';
import { fillLogin, goTo, record, searchOrder, signIn, USERS } from './support';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens a dialog by its button, looks and leaves. */
async function openAndLeave(page: Page, button: string, name: string | RegExp = button): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
  await expectWhole(page, button);
  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toHaveCount(0);
}

async function downloadFrom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).first().click();
  await expect(dialog(page, name)).toBeVisible();
  await expectWhole(page, name);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  await file;
  await expect(dialog(page, name)).toHaveCount(0);
}

test('the page asks translators to leave it alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
});

for (const [who, change] of [
  ['a translator', translate],
  ['extensions', extend],
] as const) {
  test.describe(`under the hands of ${who}`, () => {
    let faults: string[];
    test.beforeEach(async ({ page }) => {
      test.slow();
      faults = collectFaults(page);
      await change(page);
    });
    test.afterEach(() => expect(faults).toEqual([]));

    test('sign-in, recovery, account and every screen of the menu', async ({ page }) => {
      await page.goto('/#/login');
      await page.getByLabel('Usuario').fill('nadie@');
      await page.getByLabel('Contraseña', { exact: true }).focus();
      await page.getByLabel('Usuario').focus();
      await expect(page.getByText('Completa este campo')).toBeVisible();
      await page.getByLabel('Contraseña', { exact: true }).fill('x');
      await expect(page.getByText('Completa este campo')).toHaveCount(0);
      await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
      await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
      await page.getByRole('button', { name: 'Olvidé la contraseña' }).click();
      await expect(dialog(page, 'Recuperar contraseña')).toBeVisible();
      await expectWhole(page, 'recovery');
      await page.keyboard.press('Escape');
      await fillLogin(page, USERS.ADMINISTRATOR);
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

      const entries = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
      for (const position of Array.from({ length: await entries.count() }, (_, index) => index)) {
        await entries.nth(position).click();
        await expect(entries.nth(position)).toHaveAttribute('aria-current', 'page');
        await expectWhole(page, (await entries.nth(position).textContent()) ?? '');
      }
      for (const path of ['/soporte', '/no-existe', '/mi-cuenta']) {
        await goTo(page, path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
          { '/soporte': /construcción/, '/no-existe': /no encontrada/, '/mi-cuenta': /Mi cuenta/ }[path] ?? '',
        );
        await expectWhole(page, path);
      }
      await page.getByLabel('Contraseña actual').fill('otra');
      await page.getByLabel('Nueva contraseña').fill('corta');
      await page.getByLabel('Confirmar contraseña').fill('larga');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
      await expectWhole(page, 'account');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('moni');
      await expect(
        page
          .getByRole('dialog')
          .getByRole('option', { name: /Monitoreo/ })
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('ORD-DEMO-000051');
      await expect(
        page
          .getByRole('dialog')
          .getByRole('option', { name: /ORD-DEMO-000051/ })
          .first(),
      ).toBeVisible();
      await expectWhole(page, 'palette');
      await page.keyboard.press('Escape');
    });

    test('logs: details, pages, columns, file, timeline, other searches', async ({ page }) => {
      await signIn(page);
      await searchOrder(page, 'ORD-DEMO-000051');
      await expect(page.getByText('Se encontraron 8 registros.')).toBeVisible();
      for (const _ of ['once', 'again']) {
        await page.getByRole('button', { name: 'Ver detalles' }).first().click();
        await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
        await expectWhole(page, 'details');
        await page.getByRole('button', { name: 'Ocultar' }).first().click();
        await expect(page.getByText('Detalles de traza seleccionada:')).toHaveCount(0);
      }
      await downloadFrom(page, 'Exportar registros');
      await openAndLeave(page, 'Columnas', /^Columnas/);
      await openAndLeave(page, 'Búsquedas');
      await page.getByRole('button', { name: 'Historia', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Historia de la orden ORD-DEMO-000051' })).toBeVisible();
      await expectWhole(page, 'timeline');
      await page.getByRole('button', { name: 'Tabla', exact: true }).click();
      await searchOrder(page, 'ORD-SIN-RESULTADOS');
      await expect(page.getByText('Sin resultados')).toBeVisible();
      await expectWhole(page, 'nothing found');
      await searchOrder(page, 'ORD-ERROR-500');
      await expect(page.getByText('Ocurrió un error al solicitar la información.')).toBeVisible();
      await searchOrder(page, 'ORD-20MIL');
      await expect(page.getByText(/^Mostrando del 1 al 10 de 20,000 registros$/)).toBeVisible();
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await expect(page.getByText(/^Mostrando del 11 al 20 de 20,000 registros$/)).toBeVisible();
      await expect(page.getByText('Mostrando del 1 al 10')).toHaveCount(0);
      await page.getByLabel('Seleccionar registro 11').check();
      await expect(page.getByText('1 registro seleccionado')).toBeVisible();
      await page.getByLabel('Seleccionar registro 12').check();
      await expect(page.getByText('2 registros seleccionados')).toBeVisible();
      await expectWhole(page, 'many');
    });

    test('history: pages, filters, tabs, drawer, dialogs, file', async ({ page }) => {
      await signIn(page);
      await goTo(page, '/historial-de-operaciones');
      await expect(page.getByText(/^Mostrando del 1 al 10 de/)).toBeVisible();
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await expect(page.getByText(/^Mostrando del 11 al 20 de/)).toBeVisible();
      await expect(page.getByText(/^Mostrando del 1 al 10/)).toHaveCount(0);
      await page.getByRole('button', { name: /^Rechazado/ }).click();
      await expect(page.getByText(/^Mostrando del 1 al 10 de/)).toBeVisible();
      await page.getByRole('searchbox', { name: 'Buscar operaciones' }).fill('oxxo $ 499.00 ayer');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('499');
      await expectWhole(page, 'words');
      await page.getByRole('button', { name: 'Más filtros' }).click();
      await expectWhole(page, 'more filters');
      const answered = page.waitForResponse(/operation\?.*paymentMethod=CARD/);
      await goTo(page, '/historial-de-operaciones?dateRange=ayer&paymentMethod=CARD');
      await answered;
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page
        .getByRole('button', { name: /^Ver detalles/ })
        .first()
        .click();
      await expect(record(page).getByRole('region', { name: 'Qué pasó' })).toBeVisible();
      const heading = record(page).getByRole('heading', { level: 2 });
      const first = (await heading.textContent()) ?? '';
      await page.keyboard.press('j');
      await expect(heading).not.toHaveText(first);
      await page.keyboard.press('k');
      await expect(heading).toHaveText(first);
      await expect(page.getByRole('tab').first()).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expectWhole(page, 'drawer');
      }
      await page.keyboard.press('Escape');
      await openAndLeave(page, 'Columnas', /^Columnas/);
      await openAndLeave(page, 'Búsquedas');
      await downloadFrom(page, 'Exportar operaciones');
      await expectWhole(page, 'history');
    });

    test('monitoring: other servers, refreshes, limits, fleet, comparison', async ({ page }) => {
      await signIn(page);
      await goTo(page, '/soporte/trazabilidad');
      await expect(page.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
      for (const server of ['pagos-qa-01', 'pagos-qa-02', 'pagos-qa-01']) {
        await page.getByLabel('Servidores:').selectOption(server);
        await expect(page.getByRole('region', { name: 'Elastic' })).toBeVisible();
        await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
        await expectWhole(page, server);
      }
      await openAndLeave(page, 'Límites');
      await page.getByLabel('Servidores:').selectOption('pagos-qa-03');
      await expect(page.getByText('No se pudo conectar con el servidor.')).toBeVisible();
      await expectWhole(page, 'failed');
      await goTo(page, '/soporte/trazabilidad?view=flota');
      await expect(page.getByRole('rowheader', { name: /pagos-qa-03/ })).toContainText('No se pudo conectar');
      await page.getByRole('button', { name: 'Pantalla mural' }).click();
      await expect(dialog(page, 'Pantalla mural')).toBeVisible();
      await expectWhole(page, 'wall');
      await goTo(page, '/soporte/trazabilidad?view=comparar&server=pagos-qa-01&con=pagos-qa-02');
      await expect(page.getByRole('row').nth(3)).toBeVisible();
      await expectWhole(page, 'comparison');
    });

    test('the end of a session: taken back by another tab, and accepted', async ({ page, context }) => {
      const ended = page.getByRole('alertdialog', { name: 'La sesión ha finalizado' });
      await signIn(page);
      await endSession(page);
      await expectWhole(page, 'ended');
      await renewSession(context);
      await expect(ended).toHaveCount(0);
      await expectWhole(page, 'taken back');
      await endSession(page);
      await ended.getByRole('button', { name: 'Aceptar' }).click();
      await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
      await expectWhole(page, 'accepted');
    });

    test('dashboard and statistics: other periods, views and groups', async ({ page }) => {
      await signIn(page, USERS.SOPORTE, '/dashboard');
      const count = page.getByRole('group', { name: 'Operaciones', exact: true }).getByRole('link').first();
      await page.getByRole('button', { name: 'Ayer', exact: true }).click();
      await expect(page).toHaveURL(/dateRange=ayer/);
      await expect(count).toHaveText(/\d/);
      const yesterday = (await count.textContent()) ?? '';
      await page.getByRole('button', { name: '30 días', exact: true }).click();
      await expect(count).not.toHaveText(yesterday);
      await expectWhole(page, 'dashboard');
      await page.getByRole('link', { name: 'Estadística' }).click();
      const views = page.getByRole('navigation', { name: 'Vistas de la estadística' }).getByRole('link');
      await expect(views.first()).toBeVisible();
      for (const view of await views.all()) {
        await view.click();
        await expect(view).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
        await expectWhole(page, 'statistics');
      }
      await page.getByLabel('Comparar con').selectOption({ label: 'Periodo anterior' });
      await page.getByLabel('Agrupar por').selectOption({ index: 1 });
      await expect(page.getByText('La comparación es del total y está en la tabla.')).toBeVisible();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar CSV' }).click();
      await file;
      await expectWhole(page, 'statistics compared');
    });
  });
}
