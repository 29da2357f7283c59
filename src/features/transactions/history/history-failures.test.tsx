import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { open, platformWith } from './history.fixture';

test('an unknown id offers its like', async () => {
  platformWith(1);
  const { getByRole } = await open('/historial-de-operaciones?operacion=OP-X');
  await getByRole('button', { name: 'OP000007' }).click();
  await expect.element(getByRole('complementary', { name: 'Operación OP000007' })).toBeVisible();
});

test('a missing call says so on its own part, a failed one offers to retry', async () => {
  platformWith(1);
  network.use(http.get(`${apiBase}/operation/:id`, () => new HttpResponse(null, { status: 501 })));
  network.use(http.get(`${apiBase}/operation`, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { getByRole, getByText } = await open();
  await expect.element(getByText('No se pudieron consultar las operaciones.')).toBeVisible();
  await getByRole('button', { name: 'Reintentar' }).click();
  await getByRole('button', { name: 'Ver detalles de la operación OP000001' }).click();
  await expect.element(getByText('Esta consulta aún no está disponible en la plataforma.')).toBeVisible();
  await expect.element(getByText('Mostrando del 1 al 1 de 1 registros')).toBeInTheDocument();
});
