import { expect, type Page, test } from '@playwright/test';
import { demoLine } from '../../mocks/operations/operation-lines';
import { enter } from './console';
import type { Platform } from './platform';

const ID = 'OP-FLUJO-1';
const ADDRESS = `/historial-de-operaciones?operacion=${ID}`;

/** What two people do with one operation at once. */
export function operationActs(platform: () => Platform): void {
  test('a note of one appears for the other without a reload, and the receipt is a letter', async ({
    page,
    browser,
  }) => {
    const { url, deliver, letters } = platform();
    await deliver('operations', [paidOperation()]);
    const other = await browser.newContext();
    const there = await other.newPage();
    await enter(page, url, 'beto', ADDRESS);
    await enter(there, url, 'hugo', ADDRESS);
    await expect(tabOf(there, 'Notas')).toBeVisible();

    await page.getByRole('button', { name: 'Agregar nota' }).click();
    await page.getByLabel('Nota', { exact: true }).fill('Pagó con 4111 1111 1111 1111 y falta su recarga');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog', { name: 'Agregar nota' }).getByRole('button', { name: 'Agregar nota' }).click();
    await expect(page.getByText('Nota agregada.')).toBeVisible();

    await expect(there.getByText('Hay un evento nuevo.')).toBeVisible();
    await tabOf(there, 'Notas').click();
    await expect(there.getByText('Pagó con •••• 1111 y falta su recarga')).toBeVisible();
    await tabOf(there, 'Historial de cambios').click();
    await expect(there.getByText('agregó una nota')).toBeVisible();
    await expect(there.getByText('127.0.0.1', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Reenviar comprobante' }).click();
    await page
      .getByRole('dialog', { name: 'Reenviar comprobante' })
      .getByRole('button', { name: 'Reenviar comprobante' })
      .click();
    await expect(page.getByText('El comprobante va en camino a c•••@example.mx.')).toBeVisible();
    await expect.poll(() => letters('cliente-del-flujo@example.mx').join()).toContain('Operación: OP-FLUJO-1');
    await expect(there.getByRole('button', { name: 'Ver 1 nuevo' })).toBeVisible();
    await other.close();
  });
}

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

function paidOperation(): string {
  return JSON.stringify({
    ...JSON.parse(demoLine(Date.now())),
    ...{ operationId: ID, orderId: 'ORD-FLUJO-1', status: 'SUCCESS', customerEmail: 'cliente-del-flujo@example.mx' },
    ...{ events: [], notes: [], refunds: [], refundedAmount: 0 },
  });
}
