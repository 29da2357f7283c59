import { expect, type Page, test } from '@playwright/test';
import { goTo, liveInTheEvening, searchOrder, signIn, USERS } from './support';

/** What a screen reader meets on each screen, in its order. */
const main = (page: Page) => page.getByRole('main');

test('login', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Entorno": Entorno de Pruebas
    - main:
      - paragraph: Cada pago, a la vista.
      - paragraph: Operación, servidores y trazas en un solo lugar.
      - heading "Hola, Inicia Sesión" [level=1]
      - paragraph: Consola de operación de pagos
      - text: Usuario
      - textbox "Usuario"
      - text: Contraseña
      - textbox "Contraseña"
      - button "Mostrar contraseña"
      - button "Olvidé la contraseña"
      - button "Entrar" [disabled]
  `);
});

test('the shell, in its order', async ({ page }) => {
  await signIn(page, USERS.TELCEL);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Entorno": Entorno de Pruebas
    - banner:
      - button "Saltar al contenido"
      - button "Menú" [expanded]
      - link "Atalaya, ir al Dashboard"
      - button "Ir a una pantalla o pegar un order Id…"
      - button /Tema/
      - button /Rubén/
    - navigation "Menú principal":
      - heading "Generales" [level=2]
      - list "Generales":
        - listitem:
          - link "Dashboard"
        - listitem:
          - link "Historial de operaciones"
        - listitem:
          - link "Reportes"
      - heading "Soporte" [level=2]
      - list "Soporte":
        - listitem:
          - link "Alertas"
        - listitem:
          - link "Monitoreo"
        - listitem:
          - link "Servicios"
        - listitem:
          - link "Trazabilidad"
    - main
    - contentinfo:
      - paragraph: © 2022 Atalaya
      - paragraph: Powered by Atalaya
  `);
});

test('dashboard', async ({ page }) => {
  await signIn(page, USERS.FINANZAS);
  await liveInTheEvening(page);
  await goTo(page, '/dashboard');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Dashboard" [level=1]
      - paragraph: /^Hola, /
      - group "Actualización"
      - link "Estadística"
      - search "Filtros del dashboard":
        - group "Periodo":
          - button "Hoy" [pressed]
          - button "Ayer"
          - button "7 días"
          - button "30 días"
          - button "Mes"
          - button "Personalizado"
        - combobox "Canal"
        - combobox "Método"
      - region "Cifras del periodo":
        - group "Monto cobrado":
          - heading "Monto cobrado" [level=2]
          - paragraph:
            - strong:
              - link /\\d+\\.\\d\\d/
        - group "Operaciones"
        - group "Tasa de aprobación"
        - group "Ticket promedio"
        - group "Pendientes por vencer"
        - group "Devoluciones"
        - group "En revisión"
      - group "Operaciones por hora"
      - group "Por método de pago"
      - group "Por canal"
      - group "Motivos de rechazo"
      - group "Últimas operaciones":
        - table
  `);
});

test('monitoring', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Monitoreo" [level=1]
      - paragraph: Selecciona uno de los servidores para ver su trazabilidad.
      - text: "Servidores:"
      - combobox "Servidores:":
        - option "Selecciona una opción" [selected]
        - option "pagos-qa-01"
      - paragraph: Selecciona una opción para consultar su trazabilidad
  `);
  await page.getByLabel('Servidores:').selectOption('pagos-qa-01');
  await expect(main(page)).toMatchAriaSnapshot(`
    - region "Filesystem":
      - img "Disponible"
      - heading "Filesystem" [level=2]
    - region "Redis":
      - img "Disponible"
      - heading "Redis" [level=2]
  `);
});

test('logs', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/logs');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Logs" [level=1]
      - paragraph: Puedes consultar los logs asociados a la operación.
      - search:
        - text: Tipo de filtro
        - combobox "Tipo de filtro"
        - text: Valor del filtro
        - textbox "Valor del filtro" [disabled]
        - button "Agregar filtro" [disabled]
        - button "Limpiar"
        - button "Consultar" [disabled]
      - paragraph: No hay consultas activas
      - paragraph: Para realizar una consulta ingresa un order Id.
  `);
  await searchOrder(page, 'ORD-DEMO-000051');
  await expect(main(page).getByRole('table')).toMatchAriaSnapshot(`
    - table "Resultados":
      - rowgroup:
        - row:
          - columnheader "Fecha"
          - columnheader "Service"
          - columnheader "Operation"
          - columnheader "HostName"
          - columnheader "IP"
          - columnheader "Detalles"
      - rowgroup:
        - row:
          - cell /\\d\\d\\/\\d\\d\\/\\d{4}/
          - cell
          - cell
          - cell
          - cell
          - cell:
            - button "Ver detalles"
  `);
});

test('error pages and what is in preparation', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/no-existe');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - img "Torre de vigilancia que no encuentra nada en el horizonte"
      - heading "Página no encontrada" [level=1]
      - paragraph: "/Error 404/"
      - link "Ir al Dashboard"
  `);
  await goTo(page, '/soporte/monitoreo');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - img "Torre de vigilancia en obra"
      - heading "Pantalla en construcción" [level=1]
      - paragraph
      - link "Ir al Dashboard"
  `);
});

test('a change of screen moves the focus and is said politely, in the one live region', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Monitoreo' }).first().click();
  await expect(page.getByRole('heading', { name: 'Monitoreo' })).toBeFocused();
  await expect(page.locator('[aria-live]')).toHaveText('Monitoreo · Atalaya (QA)');
  await expect(page.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('in forced colours the focus, the active entry and the chosen option have lines of their own', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#/login');
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.getByLabel('Usuario').focus();
  expect(await outline('input:focus')).toBe('solid');
  await signIn(page);
  await goTo(page, '/soporte/logs');
  await expect(page.getByRole('heading', { name: 'Logs' })).toBeVisible();
  expect(await outline('.menu-link[aria-current="page"]')).toBe('solid');
  await page.keyboard.press('Control+k');
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
  await expect(chosen).toBeVisible();
  const [ground, other] = await Promise.all(
    [chosen, page.getByRole('dialog').getByRole('option', { selected: false }).first()].map((option) =>
      option.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(ground).not.toBe(other);
});
