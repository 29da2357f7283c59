import { expect, test } from '@playwright/test';
import { goTo, signIn } from './support';

const PATH = '/soporte/reporte-de-transacciones';

test('a charge of the report is the history under the same filter, a step the log', async ({ page }) => {
  await signIn(page);
  await goTo(page, `${PATH}?dateRange=ayer&channel=WEB`);
  await page.getByRole('button', { name: /^Mostrar las \d+ filas/ }).click();
  const cells = async (name: RegExp) => {
    const row = page.getByRole('row', { name });
    return (await row.getByRole('cell').nth(2).textContent())?.trim() ?? '';
  };
  const [charges, steps] = [await cells(/autorizarTarjeta/), await cells(/crearToken/)];
  await page.getByRole('link', { name: 'Ver las operaciones de autorizador · autorizarTarjeta' }).click();
  await expect(page.getByText(new RegExp(`de ${charges} registros`))).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Mostrar las \d+ filas/ }).click();
  await page.getByRole('link', { name: 'Ver las trazas de tokenizacion · crearToken' }).click();
  await expect(page.getByText(new RegExp(`de ${steps} registros`))).toBeVisible();
});

test('the provider tells that a payment was made, and it leaves what has to be looked at; another is attended and comes back', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, `${PATH}?tipo=MISMATCH`);
  const part = page.getByRole('region', { name: 'Por atender' });
  const boxes = part.getByRole('checkbox', { name: /^Seleccionar la operación/ });
  await expect(boxes.nth(1)).toBeVisible();
  const name = await boxes.first().getAttribute('aria-label');
  await boxes.first().check();
  await part.getByRole('button', { name: 'Consultar al proveedor' }).click();
  const asking = page.getByRole('dialog', { name: 'Consultar al proveedor' });
  await asking.getByRole('button', { name: 'Consultar al proveedor' }).click();
  await expect(asking.getByText('Cambió: ahora está en «Pagado».')).toBeVisible();
  await asking.getByRole('button', { name: 'Cerrar' }).click();
  await expect(part.getByRole('checkbox', { name: name ?? '' })).toHaveCount(0);

  const other = await boxes.first().getAttribute('aria-label');
  await boxes.first().check();
  await part.getByRole('button', { name: 'Marcar atendida' }).click();
  const attending = page.getByRole('dialog', { name: 'Marcar una operación atendida' });
  await attending.getByRole('textbox', { name: 'Qué se hizo' }).fill('Se avisó a conciliación');
  await attending.getByRole('button', { name: 'Marcar atendida' }).click();
  await attending.getByRole('button', { name: 'Cerrar' }).click();
  await expect(part.getByRole('checkbox', { name: other ?? '' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(part.getByRole('checkbox', { name: other ?? '' })).toBeVisible();
  await part.getByRole('button', { name: 'Atendidas' }).click();
  await part.getByRole('button', { name: 'Historial de cambios' }).click();
  const changes = part.getByRole('article');
  await expect(changes.nth(0)).toContainText('volvió a poner por atender');
  await expect(changes.nth(1)).toContainText('Motivo: «Se avisó a conciliación»');
});
