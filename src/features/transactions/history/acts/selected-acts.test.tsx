import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { signedInAs } from '~/testing/signed-in-as';
import { open, platformWith } from '../history.fixture';
import { operationOf } from '../operation.fixture';

afterEach(sessionCleared);

/** @returns the dialog in which the provider is asked about the first two */
async function askedAboutTwo() {
  const { getByRole } = await open();
  for (const id of ['OP000001', 'OP000002'])
    await getByRole('checkbox', { name: `Seleccionar la operación ${id}` }).click();
  await getByRole('button', { name: 'Consultar al proveedor 2' }).click();
  const dialog = getByRole('dialog', { name: 'Consultar al proveedor por 2 operaciones' });
  await dialog.getByRole('button', { name: 'Consultar al proveedor 2' }).click();
  return dialog;
}

test('the provider is asked about the selected operations, one by one, and what it says stands beside each', async () => {
  signedInAs('SOPORTE');
  platformWith(3);
  const keys: (string | null)[] = [];
  network.use(
    http.post(`${apiBase}/operation/:id/sync`, ({ params, request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (params.id === 'OP000002') return HttpResponse.json({ message: 'El proveedor no contesta.' }, { status: 424 });
      return HttpResponse.json({ operation: { ...operationOf(1), status: 'SUCCESS' }, changed: true });
    }),
  );
  const dialog = await askedAboutTwo();
  await expect.element(dialog.getByText('1 hecha · 1 no se hizo')).toBeVisible();
  await expect.element(dialog.getByRole('listitem').nth(0)).toHaveTextContent('ahora es Pagado');
  await expect.element(dialog.getByRole('listitem').nth(1)).toHaveTextContent('El proveedor no contesta.');
  expect(new Set(keys).size).toBe(2);
});

test('what was asked stays in sight once the list, filtered, holds none of them any more', async () => {
  signedInAs('SOPORTE');
  platformWith(2);
  network.use(
    http.post(`${apiBase}/operation/:id/sync`, ({ params }) => {
      platformWith(0);
      const number = params.id === 'OP000001' ? 1 : 2;
      return HttpResponse.json({ operation: { ...operationOf(number), status: 'SUCCESS' }, changed: true });
    }),
  );
  const dialog = await askedAboutTwo();
  await expect.poll(() => document.querySelectorAll('table').length).toBe(0);
  await expect.element(dialog.getByText('2 hechas')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('who may not ask the provider is not offered it', async () => {
  signedInAs('FINANZAS');
  platformWith(1);
  const { getByRole } = await open();
  await getByRole('checkbox', { name: 'Seleccionar la operación OP000001' }).click();
  await expect.element(getByRole('button', { name: 'Copiar identificadores' })).toBeVisible();
  expect(getByRole('button', { name: /^Consultar/ }).elements()).toHaveLength(0);
});
