import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, platformWith } from '../history.fixture';

test('j and k go on also while what had the focus is gone, and move nothing behind the drawer', async () => {
  platformWith(3);
  const { getByRole, getByText, router } = await open();
  await getByRole('button', { name: /^Ver detalles de la operación/ })
    .first()
    .click();
  const tab = getByRole('tab', { selected: true });
  await tab.click();
  await userEvent.keyboard('j');
  await expect.element(getByText('2 de 3')).toBeVisible();
  await expect.element(tab).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('k');
  await expect.element(getByText('1 de 3')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Registro \d de/);
  expect(router.state.location.search).toMatchObject({ operacion: 'OP000001' });
});
