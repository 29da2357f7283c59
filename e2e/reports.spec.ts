import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, signIn, USERS } from './support';

test('a report is chosen, looked at and made while one is elsewhere; it is told, fetched and removed', async ({
  page,
}) => {
  test.slow();
  await signIn(page, USERS.FINANZAS);
  await goTo(page, '/reportes');
  await page.getByRole('button', { name: /^Conciliación por método/ }).click();
  await page.getByLabel('Periodo').selectOption('ayer');
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await expect(preview.getByRole('row', { name: /^Total del periodo/ })).toContainText('$');
  const group = preview.getByRole('button', { name: 'Cerrar Tarjeta' });
  await group.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(preview.getByRole('button', { name: 'Abrir Tarjeta' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page, 'reports');
  await expectNoSidewaysScroll(page, 'reports');
  await page.getByRole('button', { name: 'Generar' }).click();
  await expect(page.getByText(/^«Conciliación por método, .*» está listo\.$/)).toBeVisible();

  await page.getByRole('tab', { name: /^Mis reportes/ }).click();
  const row = page.getByRole('row', { name: /^Conciliación por método/ });
  await expect(row).toContainText('Listo');
  const fetched = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Descargar/ }).click();
  expect((await fetched).suggestedFilename()).toMatch(/^conciliacion-por-metodo-\d{4}-\d\d-\d\d_.*\.csv$/);
  await expectAccessible(page, 'own reports');
  await expectNoSidewaysScroll(page, 'own reports');
  await page.getByRole('button', { name: /^Avisos/ }).click();
  await expect(page.getByRole('heading', { name: 'Reporte listo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar el reporte' });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Todavía no tienes reportes.')).toBeVisible();
});

test('a long one goes on over other screens until it is cancelled, and one is planned, paused and removed', async ({
  page,
}) => {
  test.slow();
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/reportes?dateRange=todo&formato=XLSX');
  await page.getByRole('button', { name: 'Generar' }).click();
  const strip = page.getByRole('region', { name: 'Reportes en preparación' });
  await expect(strip.getByText('En preparación', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a report under way');
  await goTo(page, '/mi-cuenta');
  await goTo(page, '/reportes?tab=programados');
  await expect(strip.getByRole('meter')).toBeVisible();
  await strip.getByRole('button', { name: /^Cancelar/ }).click();
  await expect(strip).toBeHidden();

  await page.getByRole('button', { name: 'Programar reporte' }).click();
  const form = page.getByRole('dialog', { name: 'Programar un reporte' });
  await form.getByLabel('Nombre').fill('Canales de la semana');
  await form.getByLabel('Reporte', { exact: true }).selectOption('Resumen por canal');
  await form.getByLabel('Frecuencia').selectOption('Semanal');
  await form.getByLabel('Destinatarios').fill('finanzas@example.mx');
  await expectAccessible(page, 'plan a report');
  await form.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText(/Cada lunes a las 06:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Pausar Canales de la semana' }).click();
  await expect(page.getByText('El reporte quedó en pausa.')).toBeVisible();
  await expectAccessible(page, 'schedules');
  await page.getByRole('button', { name: 'Eliminar Canales de la semana' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar la programación' });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Se eliminó la programación.')).toBeVisible();
  await expect(page.getByText(/Cada lunes a las 06:00/)).toBeHidden();
});
