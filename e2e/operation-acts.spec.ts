import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { closeDetails, goTo, record, signIn, USERS } from './support';

const IN_REVIEW = '/historial-de-operaciones?status=REVIEW&dateRange=todo';

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio' | 'tab', name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).last();
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by Tab.`);
}

for (const width of [1440, 390]) {
  test(`a note and the decision about a review by the keyboard, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, USERS.ADMINISTRATOR);
    await goTo(page, IN_REVIEW);
    await page
      .getByRole('button', { name: /^Ver detalles de la operación/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const drawer = record(page, /^Operación OP/);
    await tabTo(page, 'button', /^Agregar nota$/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nota', { exact: true })).toBeVisible();
    await tabTo(page, 'textbox', /^Nota$/);
    await page.keyboard.type('El cliente mandó su identificación, jk');
    await tabTo(page, 'button', /^Agregar nota$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nota agregada.')).toBeVisible();
    await expect(drawer.getByText('El cliente mandó su identificación, jk')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Agregar nota' })).toBeFocused();
    await expectAccessible(page, 'notes of an operation');

    await tabTo(page, 'button', /^Resolver revisión$/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'radio', /^Aprobar/);
    await page.keyboard.press('Space');
    await tabTo(page, 'textbox', /^Motivo$/);
    await page.keyboard.type('Es el titular');
    await expectAccessible(page, 'decision about a review');
    await tabTo(page, 'button', /^Aprobar \$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Revisión aprobada.')).toBeVisible();
    await expect(drawer.getByText('Revisión aprobada', { exact: true })).toBeVisible();
    await expect(drawer.getByText('Es el titular')).toBeVisible();
    await expect(drawer.getByText('Pagado').first()).toBeVisible();

    await drawer.getByRole('tab', { name: 'Historial de cambios' }).click();
    await expect(drawer.getByText('aprobó la revisión')).toBeVisible();
    await expect(drawer.getByRole('row', { name: 'Estado Revisión Pagado' })).toBeVisible();
    await expectAccessible(page, 'changes of an operation');
    await expectNoSidewaysScroll(page, 'changes of an operation');
  });
}

test('the provider knows of a payment whose notice was lost, and the list tells it', async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.getByRole('link', { name: 'Historial de operaciones' }).click();
  await page.getByRole('searchbox', { name: 'Buscar operaciones' }).fill('oxxo $ 499.00 ayer');
  await page.keyboard.press('Enter');
  // One is there every day at that time, today's too.
  const yesterday = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Mexico_City' }).format(
    Date.now() - 86_400_000,
  );
  const row = page.getByRole('row').filter({ hasText: new RegExp(`${yesterday} 04:23:\\d\\d PM`) });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await row.click();
  await page.getByRole('button', { name: 'Consultar al proveedor' }).click();
  await expect(page.getByText('El proveedor la reporta en otro estado: ahora es Pagado.')).toBeVisible();
  await expect(record(page).getByText('Consulta al proveedor').last()).toBeVisible();
  await closeDetails(page);
  await expect(row.getByText('Pagado')).toBeVisible();
});

test('TELCEL reads and is offered nothing', async ({ page }) => {
  await signIn(page, USERS.TELCEL);
  await goTo(page, IN_REVIEW);
  await page
    .getByRole('button', { name: /^Ver detalles de la operación/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Resumen' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Historial de cambios' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agregar nota' })).toHaveCount(0);
});
