import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetTab } from '~/shared/storage/tab-memory';
import { open } from '../history.fixture';
import { operationOf } from '../operation.fixture';
import { ADDRESS, event, platform } from './operation-acts.fixture';

beforeEach(forgetTab);
afterEach(forgetTab);

test('a review is decided with a reason and the version that was seen, and the button says what happens', async () => {
  const { sent, becomes } = platform({ actions: ['REVIEW'] });
  const { getByRole, getByLabelText, getByText } = await open(ADDRESS);
  await getByRole('button', { name: 'Resolver revisión' }).click();
  const dialog = getByRole('dialog', { name: 'Resolver revisión' });
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect.element(getByText('Elige aprobar o rechazar.')).toBeVisible();
  await expect.element(getByText('Escribe el motivo.')).toBeVisible();
  await getByLabelText('Rechazar').click();
  await getByLabelText('Motivo').fill('No es el titular');
  becomes({
    ...{ status: 'REJECTED', version: 2, actions: [] },
    events: [event('CREATED'), event('REVIEW_REJECTED', { fromStatus: 'REVIEW', toStatus: 'REJECTED' })],
  });
  await dialog.getByRole('button', { name: 'Rechazar $ 499.00' }).click();
  await expect.element(getByText('Revisión rechazada', { exact: true })).toBeVisible();
  expect(sent).toMatchObject([
    { call: 'review', body: { decision: 'REJECT', reason: 'No es el titular', version: 1 } },
  ]);
});

test('of two who decide, the second sees what the first did, and what was typed stays', async () => {
  const { answers, becomes, sent } = platform({ actions: ['REVIEW'] });
  const { getByRole, getByLabelText, getByText } = await open(ADDRESS);
  await getByRole('button', { name: 'Resolver revisión' }).click();
  await getByLabelText('Aprobar').click();
  await getByLabelText('Motivo').fill('Es el titular');
  const current = {
    ...operationOf(1, { status: 'REJECTED' }),
    ...{ version: 2, actions: [] },
    events: [event('REVIEW_REJECTED', { actor: 'Eva Luna', fromStatus: 'REVIEW', toStatus: 'REJECTED' })],
  };
  becomes(current);
  answers(() => HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 }));
  await getByRole('button', { name: 'Aprobar $ 499.00' }).click();
  const conflict = getByRole('dialog', { name: 'Otro usuario modificó este registro' });
  await expect.element(conflict.getByText(/^Eva Luna guardó la operación OP000001/)).toBeVisible();
  await expect.element(conflict.getByText('Rechazado', { exact: true }).first()).toBeVisible();
  await expect.element(conflict.getByText(/La revisión ya está resuelta/)).toBeVisible();
  await conflict.getByRole('button', { name: 'Descartar lo mío' }).click();
  await expect.element(getByText('Tu rol')).not.toBeInTheDocument();
  await expect
    .element(getByRole('complementary', { name: 'Operación OP000001' }).getByText('Rechazado').first())
    .toBeVisible();
  expect(sent).toHaveLength(1);
});
