import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, record, signIn, USERS } from './support';

/** Nobody's real secret. */
const SECRET = 'valor-de-prueba-e2e';

/** Whether a text is anywhere in the page, its storage or its address. */
const isKept = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      [
        document.documentElement.outerHTML,
        location.href,
        JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]),
      ].some((place) => place.includes(wanted)),
    text,
  );

test('a secret is written, revealed for a reason, hidden with the window, and is kept nowhere', async ({ page }) => {
  test.slow();
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/propiedades');
  await page.getByRole('button', { name: 'Nueva propiedad' }).click();
  const writing = page.getByRole('dialog', { name: 'Nueva propiedad' });
  await writing.getByLabel('Servicio').fill('prueba');
  await writing.getByLabel('Clave').fill('prueba.llave');
  await writing.getByLabel('Tipo').selectOption({ label: 'Secreto' });
  await writing.getByLabel('Valor').fill(SECRET);
  await writing.getByLabel('Motivo').fill('Alta');
  await expectAccessible(page, 'new property');
  expect(await page.evaluate((text) => JSON.stringify({ ...window.sessionStorage }).includes(text), SECRET)).toBe(
    false,
  );
  await writing.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Propiedad guardada como borrador.')).toBeVisible();
  await expect(writing).toBeHidden();
  await goTo(page, '/propiedades?q=prueba.llave');
  const open = page.getByRole('button', { name: 'Ver la propiedad prueba.llave' });
  await expect(open).toBeVisible();
  expect(await isKept(page, SECRET)).toBe(false);

  await page.getByRole('button', { name: 'Revelar prueba.llave' }).click();
  const asking = page.getByRole('dialog', { name: 'Revelar secreto' });
  await asking.getByLabel('Motivo').fill('Ticket 2041');
  await asking.getByRole('button', { name: 'Revelar 30 s' }).click();
  await expect(page.getByRole('main').getByText(SECRET)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByRole('main').getByText(SECRET)).toHaveCount(0);
  expect(await isKept(page, SECRET)).toBe(false);

  await open.click();
  const property = record(page, /^prueba\.llave/);
  await property.getByRole('tab', { name: 'Historial de cambios' }).click();
  await expect(property.getByText('reveló el secreto')).toBeVisible();
  await expect(property.getByText('Motivo: «Ticket 2041»')).toBeVisible();
  expect(await isKept(page, SECRET)).toBe(false);
  await expectAccessible(page, 'changes');
});

test('a value is written as a draft, published, and restored from its versions', async ({ page }) => {
  test.slow();
  await signIn(page, USERS.ADMINISTRATOR);
  await goTo(page, '/propiedades?q=riesgo.tiempoMs');
  await page.getByRole('button', { name: 'Ver la propiedad riesgo.tiempoMs' }).click();
  const property = record(page, /^riesgo\.tiempoMs/);
  await property.getByRole('button', { name: 'Editar' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar propiedad' });
  await editing.getByLabel('Valor').fill('123456');
  await editing.getByLabel('Motivo').fill('Hora pico');
  await editing.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(property.getByText('Borrador guardado.')).toBeVisible();
  await property.getByRole('button', { name: 'Publicar' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publicar borradores' });
  await expect(publishing.getByText(/→ 123456/)).toBeVisible();
  await publishing.getByLabel('Motivo').fill('Revisado');
  await expectAccessible(page, 'publish');
  await publishing.getByRole('button', { name: 'Publicar 1' }).click();
  await expect(page.getByText('1 propiedad publicada.')).toBeVisible();
  await property.getByRole('tab', { name: 'Versiones' }).click();
  await property.getByRole('radio', { name: /^Versión 1 / }).click();
  await expectAccessible(page, 'versions');
  await expectNoSidewaysScroll(page, 'versions');
  await property.getByRole('button', { name: /^Restaurar 1 como/ }).click();
  const restoring = page.getByRole('dialog', { name: /^Restaurar 1/ });
  await restoring.getByLabel('Motivo').fill('Vuelve');
  await restoring.getByRole('button', { name: /^Restaurar 1/ }).click();
  await expect(property.getByText('Versión restaurada como borrador.')).toBeVisible();
});
