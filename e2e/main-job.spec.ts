import { expect, type Page, test } from '@playwright/test';
import { copyResponse, PASSWORD, USERS } from './support';

const ORDER = 'ORD-DEMO-000051';
const SECTIONS = [
  'Filesystem',
  'Redis',
  'Mongo',
  'Kafka',
  'MySQL',
  'Nginx',
  'CPU',
  'Memoria',
  'Procesos',
  'Red',
  'Elastic',
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The row of the payment that the bank declined. */
const failingStep = (page: Page) => page.getByRole('row').filter({ hasText: 'autorizarTarjeta' }).first();

test('a support engineer signs in, reads a server, finds the failing step of an order and copies its response', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Entorno de Pruebas')).toBeVisible();
  await page.getByLabel('Usuario').fill(USERS.SOPORTE);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: /Mariana Ríos/ })).toContainText('Ingeniera de soporte');

  await page.getByRole('link', { name: 'Monitoreo' }).first().click();
  await expect(page.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
  await page.getByLabel('Servidores:').selectOption('pagos-qa-01');
  await expect(page.getByRole('region', { name: 'Filesystem' })).toBeVisible();
  for (const name of SECTIONS) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('img', { name: 'Disponible' }), name).toBeVisible();
  }

  await page.getByRole('link', { name: 'Trazabilidad' }).first().click();
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  await page.getByLabel('Tipo de filtro').selectOption('order');
  await page.getByLabel('Valor del filtro').fill(ORDER);
  await page.getByRole('button', { name: 'Agregar filtro' }).click();
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText(/^Se encontraron [\d,]+ registros\.$/)).toBeVisible();

  await failingStep(page).getByRole('button', { name: 'Ver detalles' }).click();
  await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
  await copyResponse(page);

  // What is asked stands in the address: a reload shows the same.
  await page.reload();
  await expect(page.getByLabel('Response')).toHaveValue(/"code": "51"/);
});

test('the same by keyboard alone', async ({ page }) => {
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        const labels = (element as HTMLInputElement | null)?.labels;
        return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
      if (name.test(focused)) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };

  await page.goto('/');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await tabTo(/^Usuario/);
  await page.keyboard.type(USERS.SOPORTE);
  await tabTo(/^Contraseña/);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();

  // The menu stands before the screen.
  await tabTo(/^Monitoreo$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Monitoreo' })).toBeFocused();
  await expect(page.getByLabel('Servidores:').locator('option')).toHaveCount(6);
  await tabTo(/^Servidores:$/);
  // The first that begins so; what comes later than a second after is taken for the beginning of another.
  await page.keyboard.type('pag');
  await expect(page.getByRole('region', { name: 'Elastic' })).toBeVisible();

  await page.getByRole('link', { name: 'Trazabilidad' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay consultas activas')).toBeVisible();
  await tabTo(/^Tipo de filtro/);
  await page.keyboard.type('Order');
  await tabTo(/^Valor del filtro/);
  await page.keyboard.type(ORDER);
  await page.keyboard.press('Enter');
  await tabTo(/^Consultar$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Se encontraron [\d,]+ registros\.$/)).toBeVisible();

  const details = failingStep(page).getByRole('button', { name: 'Ver detalles' });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Response')).toHaveValue(/"code": "51"/);
  await expect(failingStep(page).getByRole('button', { name: 'Ocultar', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Response')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Response')).toHaveValue(/"code": "51"/);
  await page
    .getByRole('button', { name: /Copiar/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await clipboard(page)).toContain('"code": "51"');
});
