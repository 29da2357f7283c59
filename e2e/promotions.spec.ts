import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, record, signIn, USERS } from './support';

test('a promotion is found, paused, goes on and ends, and the trail says who did it and why', async ({ page }) => {
  await signIn(page, USERS.FINANZAS);
  await goTo(page, '/promociones');
  await expect(page.getByText(/^\d+ vigentes · descuento de hoy \$ [\d,]+\.\d\d$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar promociones' }).fill('doble');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ver la promoción Doble saldo' }).click();
  const open = record(page, 'Doble saldo');
  await expect(open.getByText('Presupuesto que queda')).toBeVisible();
  await expectAccessible(page, 'promotion');
  await expectNoSidewaysScroll(page, 'promotion');
  for (const [act, reason, said] of [
    ['Pausar', 'Revisión del abono', 'Promoción en pausa.'],
    ['Reanudar', 'El abono está bien', 'La promoción sigue.'],
    ['Terminar', 'Se acabó antes', 'Promoción terminada.'],
  ] as const) {
    await open.getByRole('button', { name: act }).click();
    const dialog = page.getByRole('dialog', { name: act });
    await dialog.getByLabel('Motivo').fill(reason);
    await dialog.getByRole('button', { name: act }).click();
    await expect(open.getByText(said)).toBeVisible();
  }
  await expect(open.getByText('Vencida')).toBeVisible();
  await open.getByRole('tab', { name: 'Historial de cambios' }).click();
  await expect(open.getByText('Motivo: «Se acabó antes»')).toBeVisible();
  await expect(open.getByText('la pausó')).toBeVisible();
  await expectAccessible(page, 'changes');
});

test('a new one is written step by step, tried with a payment, kept while one is away, and scheduled', async ({
  page,
}) => {
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/promociones');
  await page.getByRole('button', { name: 'Nueva promoción' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva promoción' });
  const next = dialog.getByRole('button', { name: 'Siguiente' });
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(text);
  };
  await fill({ Nombre: 'Enero APP', Código: 'eneapp15', Porcentaje: '15', 'Tope por pago': '120' });
  await fill({ 'Primer día': '2090-01-01', 'Último día': '2090-01-15' });
  await expectAccessible(page, 'data');
  await next.click();
  await dialog.getByRole('checkbox', { name: 'APP' }).check();
  await dialog.getByRole('checkbox', { name: 'Tarjeta' }).check();
  await expectAccessible(page, 'rules');
  await expectNoSidewaysScroll(page, 'rules');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salir y conservar' }).click();
  await page.getByRole('button', { name: 'Nueva promoción' }).click();
  await expect(dialog.getByLabel('Nombre', { exact: true })).toHaveValue('Enero APP');
  await next.click();
  await expect(dialog.getByRole('checkbox', { name: 'APP' })).toBeChecked();
  await next.click();
  await fill({ 'Usos por cliente': '1', Presupuesto: '60,000' });
  await next.click();
  await fill({ 'Monto del pago': '650' });
  await dialog.getByLabel('Canal del pago').selectOption('WEB');
  await expect(dialog.getByText('Solo corre en APP.')).toBeVisible();
  await dialog.getByLabel('Canal del pago').selectOption('APP');
  await expect(dialog.getByText('Aplica. Monto, canal y método están en las reglas.')).toBeVisible();
  await expect(dialog.getByText('-$ 97.50')).toBeVisible();
  await expect(dialog.getByText('Alcanza para unos 615 pagos así.')).toBeVisible();
  await expectAccessible(page, 'trial');
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect(record(page, 'Enero APP').getByText('Programada')).toBeVisible();
});
