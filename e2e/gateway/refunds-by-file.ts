import { expect, test } from '@playwright/test';
import { startOfDay } from '../../gateway/rules/mexico-time';
import { dayLines } from '../../mocks/operations/operation-lines';
import { goTo } from '../support';
import { enter } from './console';
import type { Platform } from './platform';

/** Two people return money by a file of rows, on a day of which nothing else here tells. */
export function refundsByFile(platform: () => Platform): void {
  test('a file of one is authorized by another, and the first sees its rows done without reloading', async ({
    page,
    browser,
  }) => {
    const { url, deliver } = platform();
    const now = Date.now();
    const lines = [...dayLines(startOfDay(now, -3), now)];
    await deliver('operations', lines);
    const paid = lines
      .map((line) => JSON.parse(line))
      .filter(
        ({ status, paymentMethod, refunds }) => status === 'SUCCESS' && paymentMethod === 'CARD' && !refunds.length,
      )
      .slice(0, 2);
    expect(paid).toHaveLength(2);
    const other = await browser.newContext();
    const there = await other.newPage();
    await enter(page, url, 'gema');
    await enter(there, url, 'hugo');

    await goTo(page, '/devoluciones');
    await page.getByRole('button', { name: 'Cargar archivo' }).click();
    const rows = [['Operación', 'Monto', 'Motivo'], ...paid.map(({ operationId }) => [operationId, '1.00', 'Fraude'])];
    await page.getByLabel('Archivo', { exact: true }).setInputFiles({
      name: 'lote.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.map((row) => row.join(',')).join('\n')),
    });
    await expect(page.getByText('2 filas sin errores')).toBeVisible();
    await page.getByLabel('Comentario para todo el lote').fill('Cargos que los titulares no reconocen');
    await page.getByRole('button', { name: 'Solicitar 2 devoluciones' }).click();
    await expect(page.getByText(/^Se solicitaron 2 devoluciones en el lote LOTE-/)).toBeVisible();
    await page.getByRole('link', { name: 'Ver las del lote' }).click();
    const asked = page.locator('[data-row]').filter({ hasText: 'Solicitada' });
    await expect(asked).toHaveCount(2);
    const { hash } = new URL(page.url());
    await page.evaluate(() => Object.assign(window, { isSame: true }));

    await goTo(there, hash.slice(1));
    const checks = there.getByRole('checkbox', { name: /^Seleccionar/ });
    await expect(checks).toHaveCount(2);
    for (const index of [0, 1]) await checks.nth(index).check();
    await there.getByRole('button', { name: 'Autorizar 2', exact: true }).click();
    await there.getByRole('dialog').getByRole('button', { name: 'Autorizar 2', exact: true }).click();
    await expect(there.getByText('2 hechas')).toBeVisible();

    await expect(page.locator('[data-row]').filter({ hasText: 'Completada' })).toHaveCount(2);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await other.close();
  });
}
