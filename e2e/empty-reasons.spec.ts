import { expect, test } from '@playwright/test';
import { goTo, signIn } from './support';

test('no results say which filter keeps them away, and one click drops it', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/logs?order=ORD-DEMO-000051&channels=KIOSCO&q=1');
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await page.getByRole('button', { name: 'Buscar la causa' }).click();
  const offer = page.getByRole('button', { name: /^Sin «Canal» hay [\d,]+ registros$/ });
  await expect(offer).toBeVisible();
  const count = /[\d,]+/.exec((await offer.textContent()) ?? '')?.[0];
  await offer.click();
  await expect(page.getByText(new RegExp(`^Mostrando del 1 al \\d+ de ${count} registros$`))).toBeVisible();
  await expect(page).toHaveURL(/#\/logs\?order=ORD-DEMO-000051&q=1$/);
  await expect(page.getByRole('button', { name: 'Quitar filtro Canal' })).toHaveCount(0);
});
