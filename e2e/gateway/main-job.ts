import { hostname } from 'node:os';
import { expect, test } from '@playwright/test';
import { demoOrder } from '../../mocks/traces/demo-order';
import { addFilter, copyResponse } from '../support';
import { enter } from './console';
import type { Platform } from './platform';

/** The job that the console is for, on this machine as it is. */
export function mainJob(platform: () => Platform): void {
  test.describe(() => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('somebody signs in, reads a server, finds the failing step of an order and copies its response', async ({
      page,
    }) => {
      await enter(page, platform().url, 'ana', '/dashboard');
      await page.getByRole('link', { name: 'Monitoreo' }).first().click();
      await page.getByLabel('Servidores:').selectOption(hostname());
      for (const name of ['Filesystem', 'CPU', 'Memoria', 'Procesos', 'Red'])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();

      await page.getByRole('link', { name: 'Trazabilidad' }).first().click();
      await addFilter(page, 'order', demoOrder);
      await page.getByRole('button', { name: 'Consultar' }).click();
      await expect(page.getByText(/^Se encontraron \d+ registros\.$/)).toBeVisible();
      const failing = page.getByRole('row').filter({ hasText: 'autorizarTarjeta' }).first();
      await failing.getByRole('button', { name: 'Ver detalles' }).click();
      await copyResponse(page);
    });
  });
}
