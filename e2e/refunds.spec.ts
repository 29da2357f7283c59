import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { closeDetails, fillLogin, goTo, record, signIn, USERS } from './support';

// The platform of the page forgets refunds with a reload: both people use the same page.
const OTHER = 'lucia.luna@example.mx';

test.beforeEach(() => {
  test.slow();
});

/** What a person does, counted: a key, something typed, a choice. */
function countedHands(page: Page) {
  let actions = 0;
  const count = async (act: Promise<unknown>) => {
    actions += 1;
    await act;
  };
  return {
    press: (key: string) => count(page.keyboard.press(key)),
    type: (text: string) => count(page.keyboard.type(text)),
    /** Tab leads there; it is a way, not an action. */
    reach: async (label: string | RegExp, role?: 'button') => {
      const target = role ? page.getByRole(role, { name: label }).first() : page.getByLabel(label, { exact: true });
      for (let step = 0; step < 90; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${label}.`);
    },
    total: () => actions,
  };
}

/** An operation that was paid by a method, newest first. */
async function paidOrder(page: Page, method: string): Promise<{ order: string; amount: number }> {
  await goTo(page, `/historial-de-operaciones?status=SUCCESS&paymentMethod=${method}&dateRange=30d`);
  const row = page.getByRole('button', { name: /^Ver detalles/ }).first();
  await row.click();
  const drawer = record(page, /^Operación/);
  const order = await drawer
    .getByText(/^ORD-\d{8}-\d+$/)
    .first()
    .textContent();
  const amount = await drawer
    .getByText(/^\$ [\d,.]+$/)
    .first()
    .textContent();
  await closeDetails(page);
  return { order: order ?? '', amount: Math.round(Number((amount ?? '').replace(/[^\d.]/g, '')) * 100) };
}

async function changePerson(page: Page, from: RegExp, email: string) {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await fillLogin(page, email);
  await expect(page.getByRole('banner')).toBeVisible();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`half of a wrong top-up is refunded by two people, with the keyboard alone, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, USERS.ADMINISTRATOR);
    const { order, amount } = await paidOrder(page, 'SICATEL');
    const half = `${Math.floor(amount / 200)}.${String(Math.floor(amount / 2) % 100).padStart(2, '0')}`;
    await goTo(page, '/devoluciones');
    await expect(page.getByRole('heading', { level: 1, name: 'Devoluciones' })).toBeVisible();
    await expect(page.getByText(/devoluciones en el filtro$/)).toBeVisible();

    const asking = countedHands(page);
    await asking.press('n');
    await expect(page.getByLabel('Operación u orden')).toBeFocused();
    await asking.type(order);
    await asking.press('Enter');
    await expect(page.getByLabel('Monto', { exact: true })).toBeFocused();
    await asking.type(half);
    await asking.reach('Motivo');
    await asking.type('Monto');
    await expect(page.getByRole('button', { name: `Devolver $ ${half}` })).toBeEnabled();
    await asking.reach(/^Devolver \$/, 'button');
    await asking.press('Enter');
    const asked = record(page, /^Devolución DEV-/);
    await expect(asked).toBeVisible();
    const id = /DEV-\d+-\d+/.exec(
      (await asked.getByRole('heading', { name: /^Devolución DEV-/ }).textContent()) ?? '',
    )?.[0];
    expect(asking.total()).toBeLessThanOrEqual(6);
    await expect(page.getByRole('button', { name: `Autorizar $ ${half}` })).toBeDisabled();
    await closeDetails(page);

    await changePerson(page, /Octavio/, OTHER);
    await goTo(page, '/devoluciones?view=TO_AUTHORIZE&dateRange=todo');
    // Others may be of the same amount.
    const details = page.getByRole('button', { name: `Ver detalles de la devolución ${id}` });
    await expect(
      page
        .getByRole('row')
        .or(page.getByRole('listitem'))
        .filter({ hasText: `$ ${half}` })
        .filter({ has: details }),
    ).toHaveCount(1);
    const deciding = countedHands(page);
    await deciding.reach(`Ver detalles de la devolución ${id}`, 'button');
    await deciding.press('Enter');
    await expect(page.getByRole('button', { name: `Autorizar $ ${half}` })).toBeEnabled();
    await deciding.reach(/^Autorizar \$/, 'button');
    await deciding.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Autorizar/ })).toBeVisible();
    // Tab leads from its comment to its buttons.
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    await expect(
      page.getByRole('dialog', { name: /^Autorizar/ }).getByRole('button', { name: /^Autorizar/ }),
    ).toBeFocused();
    await deciding.press('Enter');
    await expect(page.getByText('Devolución autorizada.')).toBeVisible();
    expect(deciding.total()).toBeLessThanOrEqual(3);
    await expect(
      record(page)
        .getByText(/^(Enviada|Completada|Por confirmar)$/)
        .first(),
    ).toBeVisible();
  });

  test(`list, dialogs and details have no fault that axe knows at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, USERS.ADMINISTRATOR);
    const { order } = await paidOrder(page, 'OXXO');
    await goTo(page, '/devoluciones');
    // The history, which is left, has such a button too.
    await expect(page.getByRole('heading', { name: 'Devoluciones', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Más filtros' }).click();
    await expectAccessible(page, 'all filters');
    await page.getByRole('button', { name: 'Nueva devolución' }).click();
    await expect(page.getByLabel('Operación u orden')).toBeFocused();
    await expectAccessible(page, 'which operation');
    await page.keyboard.type(order);
    await page.keyboard.press('Enter');
    await page.getByLabel('Monto', { exact: true }).fill('1.13');
    await page.getByRole('button', { name: /^Devolver/ }).click();
    await expect(page.getByText('Elige un motivo.')).toBeVisible();
    await page.getByLabel('Motivo').selectOption('FRAUD');
    await page.getByLabel('Titular de la cuenta').fill('Cliente de Prueba');
    await page.getByLabel('CLABE', { exact: true }).fill('999180001234567899');
    await expectAccessible(page, 'asking for a refund');
    await expectNoSidewaysScroll(page, 'asking for a refund');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'leaving with something typed');
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await page.getByRole('button', { name: /^Devolver/ }).click();
    await expect(record(page, /^Devolución DEV-/)).toBeVisible();
    await expectAccessible(page, 'one refund');
    await page.getByRole('tab', { name: 'Línea de tiempo' }).click();
    await expect(page.getByText('Espera autorización')).toBeVisible();
    await expectAccessible(page, 'its time line');
    await page.getByRole('button', { name: 'Comprobante' }).click();
    await expect(page.getByRole('dialog', { name: 'Comprobante de devolución' })).toBeVisible();
    await expectAccessible(page, 'its receipt');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancelar mi solicitud' }).click();
    await expect(page.getByRole('dialog', { name: /^Cancelar la devolución/ })).toBeVisible();
    await expectAccessible(page, 'cancelling');
    await page.getByRole('button', { name: /^Cancelar la devolución de/ }).click();
    await expect(page.getByText('Devolución cancelada.')).toBeVisible();
    await closeDetails(page);
    await page.getByRole('button', { name: 'Cargar archivo' }).click();
    const file = page.getByLabel('Archivo', { exact: true });
    await expect(file).toBeFocused();
    await expectAccessible(page, 'which file');
    const buffer = Buffer.from('Operación;Monto;Motivo\nOP1;1;Fraude\nOP2;mil;Otro', 'latin1');
    await file.setInputFiles({ name: 'lote.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText(/^2 filas de 2 con errores/)).toBeVisible();
    await expect(page.getByText('No existe esa operación.')).toBeVisible();
    await expectAccessible(page, 'a file with errors');
    await expectNoSidewaysScroll(page, 'a file with errors');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/[?&]lote=/);
    await goTo(page, '/devoluciones?view=TO_AUTHORIZE&dateRange=todo');
    await expect(page.getByText(/^Total de \d+ devoluciones en el filtro$/)).toBeVisible();
    // The rows of before stay until the answer is there.
    await expect(page.locator('[data-row]').filter({ hasNotText: 'Solicitada' })).toHaveCount(0);
    const checks = page.getByRole('checkbox', { name: /^Seleccionar/ });
    for (const index of [0, 1]) await checks.nth(index).check();
    await page.getByRole('button', { name: 'No autorizar 2' }).click();
    await page.getByLabel('Motivo').fill('Se piden de nuevo con comprobante');
    await page.getByRole('dialog').getByRole('button', { name: 'No autorizar 2' }).click();
    await expect(page.getByText('2 hechas')).toBeVisible();
    await expectAccessible(page, 'two at once');
    await expectNoSidewaysScroll(page, 'two at once');
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expectAccessible(page, 'refunds');
    await expectNoSidewaysScroll(page, 'refunds');
  });
}
