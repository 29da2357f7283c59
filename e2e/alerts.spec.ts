import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { fillLogin, goTo, record, signIn, USERS } from './support';

test('who is on the failing acquirer, and since when: one action from the dashboard; it is silenced, noted, resolved', async ({
  page,
}) => {
  test.slow();
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/dashboard');
  const card = page.getByRole('group', { name: 'Alertas activas' });
  await expect(card.getByText('Lucía Luna').first()).toBeVisible();
  await card.getByRole('link', { name: 'El adquirente no responde' }).click();
  const drawer = record(page, 'El adquirente no responde');
  await expect(drawer.getByText('Lucía Luna').first()).toBeVisible();
  // Beside its list, not under it.
  await expect(drawer.getByText('Activa desde hace')).toBeInViewport();
  await expect(drawer.getByRole('img', { name: /límite < 1/ })).toBeVisible();
  await expectAccessible(page, 'alert');
  await page.keyboard.press('s');
  await page.getByLabel('Hasta').selectOption('1 hora');
  await page.getByLabel('Motivo').fill('Se espera al adquirente.');
  await expectAccessible(page, 'silence');
  await page.getByRole('button', { name: /^Silenciar hasta las/ }).click();
  await expect(drawer.getByText('Silenciada', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Agregar nota' }).click();
  await page.getByLabel('Nota', { exact: true }).fill('Volvió a las tres.');
  await page.getByRole('dialog', { name: 'Agregar nota' }).getByRole('button', { name: 'Agregar nota' }).click();
  await expect(drawer.getByText('Volvió a las tres.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Resolver' }).click();
  await page.getByLabel('Motivo').fill('El enlace volvió.');
  await page.getByRole('dialog', { name: 'Resolver la alerta' }).getByRole('button', { name: 'Resolver' }).click();
  await expect(drawer.getByText('Resuelta', { exact: true })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Historial de cambios' }).click();
  await expect(drawer.getByText('El enlace volvió.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'active alerts');
  await expectNoSidewaysScroll(page, 'active alerts');
});

test('rules are tried and written, the history is narrowed; TELCEL reads', async ({ page }) => {
  test.slow();
  await signIn(page);
  await goTo(page, '/soporte/alertas?vista=reglas');
  await page.getByRole('button', { name: 'Nueva regla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva regla' });
  await dialog.getByLabel('Nombre').fill('CPU muy alta');
  await dialog.getByLabel('Métrica').selectOption('CPU ocupada (%)');
  await dialog.getByLabel('Condición').selectOption('por encima de');
  await dialog.getByLabel('Límite').fill('70');
  await dialog.getByRole('button', { name: 'Probar' }).click();
  await expect(dialog.getByText(/^Habría dado/)).toBeVisible();
  await expectAccessible(page, 'rule');
  await dialog.getByRole('button', { name: 'Crear regla' }).click();
  await expect(page.getByRole('heading', { name: 'CPU muy alta' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'rules');
  await page.getByRole('button', { name: 'Historial', exact: true }).click();
  await page.getByLabel('Estado').selectOption('Resuelta');
  await expect(page.getByText('Resuelta', { exact: true }).nth(1)).toBeVisible();
  // The rows of before are faint until these are there.
  await expect(page.locator('[data-row]').filter({ has: page.getByText('Activa', { exact: true }) })).toHaveCount(0);
  await expectAccessible(page, 'history of alerts');
  await signIn(page, USERS.TELCEL);
  await goTo(page, '/soporte/alertas');
  await page.getByRole('button', { name: /Disco casi lleno/ }).click();
  await expect(record(page).getByText('15 minutos antes')).toBeVisible();
  await expect(record(page).getByRole('button', { name: 'Atender' })).toHaveCount(0);
});

test('a storm of 5,000 alerts folds to what one can read, also while it is narrowed and one of it is open', async ({
  page,
}) => {
  test.slow();
  await page.goto('/#/login');
  await fillLogin(page, 'mariana.rios+tormenta-de-alertas@example.mx');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await goTo(page, '/soporte/alertas');
  await expect(page.getByText('5,000 activas en 60 orígenes')).toBeVisible();
  // On the bell stands what fits its one line.
  await expect(page.getByText('9+', { exact: true })).toHaveCSS('height', '16px');
  await expect(page.getByRole('button', { name: /^nodo-/ })).toHaveCount(25);
  // Ten of each of the five that are unfolded are on the page; neither what is typed nor an open one brings more.
  const rows = page.locator('[data-alert]');
  await expect(rows).toHaveCount(50);
  await page.getByRole('searchbox', { name: 'Alerta, origen o métrica' }).fill('casi lleno');
  await page.keyboard.press('Enter');
  await expect(rows).not.toHaveCount(50);
  await expect(rows.filter({ hasText: 'Disco casi lleno' })).toHaveCount(await rows.count());
  await rows.first().click();
  await expect(record(page).getByText('15 minutos antes')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(rows).toHaveCount(50);
  await page
    .getByRole('button', { name: /^Ver las/ })
    .first()
    .click();
  await expect(page.getByText(/^Mostrando del 1 al 10 de/)).toBeVisible();
});
