import { expect, test } from '@playwright/test';
import { goTo, record } from '../support';
import { enter } from './console';
import type { Platform } from './platform';

/** Nobody's real secret. */
const SECRET = 'valor-de-prueba-pasarela';

/** A secret on the way through two people, and who may later say so. */
export function keptSecret(platform: () => Platform): void {
  test('one writes a secret, another has it revealed for a reason, and the first reads that in the trail', async ({
    page,
    browser,
  }) => {
    const { url } = platform();
    const other = await browser.newContext();
    const there = await other.newPage();
    await enter(page, url, 'gema');
    await enter(there, url, 'hugo');
    await goTo(page, '/propiedades?nueva=1');
    const writing = page.getByRole('dialog', { name: 'Nueva propiedad' });
    await writing.getByLabel('Servicio').fill('pasarela');
    await writing.getByLabel('Clave').fill('pasarela.llave');
    await writing.getByLabel('Tipo').selectOption({ label: 'Secreto' });
    await writing.getByLabel('Valor').fill(SECRET);
    await writing.getByLabel('Motivo').fill('Alta');
    await writing.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(page.getByText('Propiedad guardada como borrador.')).toBeVisible();
    await goTo(there, '/propiedades');
    await there.getByRole('button', { name: 'Revelar pasarela.llave' }).click();
    const asking = there.getByRole('dialog', { name: 'Revelar secreto' });
    await asking.getByLabel('Motivo').fill('Ticket 2041');
    await asking.getByRole('button', { name: 'Revelar 30 s' }).click();
    await expect(there.getByRole('main').getByText(SECRET)).toBeVisible();
    await page.getByRole('button', { name: 'Ver la propiedad pasarela.llave' }).click();
    const property = record(page, /^pasarela\.llave/);
    await property.getByRole('tab', { name: 'Historial de cambios' }).click();
    await expect(property.getByRole('article').filter({ hasText: 'reveló el secreto' })).toContainText('Ticket 2041');
    await expect(page.getByText(SECRET)).toHaveCount(0);
    await other.close();
  });
}
