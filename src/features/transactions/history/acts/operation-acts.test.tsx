import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { signedInAs } from '~/testing/signed-in-as';
import { open } from '../history.fixture';
import { ADDRESS, DATE, event, platform } from './operation-acts.fixture';

beforeEach(forgetTab);
afterEach(forgetTab);

test('only what the platform allows is offered; without its word nothing is', async () => {
  platform({ actions: ['NOTE', 'SYNC'] });
  const { getByRole } = await open(ADDRESS);
  const acts = getByRole('region', { name: 'Acciones de la operación' });
  await expect.element(acts.getByRole('button', { name: 'Agregar nota' })).toBeVisible();
  await expect.element(acts.getByRole('button', { name: 'Consultar al proveedor' })).toBeVisible();
  for (const name of ['Resolver revisión', 'Reenviar comprobante'])
    await expect.element(acts.getByRole('button', { name })).not.toBeInTheDocument();
});

test('a platform without acts shows the operation as before', async () => {
  platform();
  const { getByRole } = await open(ADDRESS);
  await expect.element(getByRole('tab', { name: 'Resumen' })).toBeVisible();
  await expect.element(getByRole('tab', { name: /^Notas/ })).not.toBeInTheDocument();
  await expect.element(getByRole('region', { name: 'Acciones de la operación' })).not.toBeInTheDocument();
});

test('a note is written by the keyboard, sent with a key, and seen at once under Notas', async () => {
  const { sent, becomes } = platform({ actions: ['NOTE'] });
  const { getByRole, getByLabelText, getByText } = await open(ADDRESS);
  const button = getByRole('region', { name: 'Acciones de la operación' }).getByRole('button', {
    name: 'Agregar nota',
  });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const field = getByLabelText('Nota', { exact: true });
  await expect.element(field).toBeVisible();
  await field.fill('Llamó el cliente. jk');
  becomes({
    notes: [{ noteId: 'N1', date: DATE, author: 'Ana Prueba', text: 'Llamó el cliente. jk' }],
    events: [event('CREATED'), event('NOTE_ADDED')],
  });
  await getByRole('dialog', { name: 'Agregar nota' }).getByRole('button', { name: 'Agregar nota' }).click();
  await expect.element(getByText('Nota agregada.')).toBeVisible();
  await expect.element(getByRole('tab', { name: 'Notas 1', selected: true })).toBeVisible();
  await expect.element(getByText('Llamó el cliente. jk')).toBeVisible();
  expect(sent).toEqual([
    { call: 'note', body: { text: 'Llamó el cliente. jk' }, key: expect.stringMatching(/^.{8,}$/) },
  ]);
  await expect.element(button).toHaveFocus();
});

test.each([
  ['', 'Escribe la nota.'],
  ['x'.repeat(1001), 'Escribe como máximo 1000 caracteres.'],
])('a note that cannot be one is not sent', async (text, message) => {
  const { sent } = platform({ actions: ['NOTE'] });
  const { getByRole, getByLabelText, getByText } = await open(ADDRESS);
  await getByRole('button', { name: 'Agregar nota' }).click();
  await getByLabelText('Nota', { exact: true }).fill(text);
  await getByRole('dialog', { name: 'Agregar nota' }).getByRole('button', { name: 'Agregar nota' }).click();
  await expect.element(getByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test('the provider is asked at once, and its word is told and stands in the time line', async () => {
  const { sent, becomes } = platform({ actions: ['SYNC'], status: 'PENDING' });
  const { getByRole, getByText } = await open(ADDRESS);
  const button = getByRole('button', { name: 'Consultar al proveedor' });
  await expect.element(button).toBeVisible();
  becomes({
    status: 'SUCCESS',
    events: [event('CREATED'), event('STATUS_CHECKED', { fromStatus: 'PENDING', toStatus: 'SUCCESS' })],
  });
  await button.click();
  await expect.element(getByText('El proveedor la reporta en otro estado: ahora es Pagado.')).toBeVisible();
  await expect.element(getByRole('tab', { name: 'Línea de tiempo 2', selected: true })).toBeVisible();
  await expect.element(getByText('Consulta al proveedor')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['sync']);
});

test('a provider that is silent is told of by the platform’s words, and may be asked again', async () => {
  const { answers, sent } = platform({ actions: ['SYNC'] });
  const message = 'El proveedor no respondió. La operación quedó como estaba; vuelve a intentarlo en unos minutos.';
  answers(() => HttpResponse.json({ status: 424, message }, { status: 424 }));
  const { getByRole, getByText } = await open(ADDRESS);
  await getByRole('button', { name: 'Consultar al proveedor' }).click();
  await expect.element(getByText(message)).toBeVisible();
  await getByRole('button', { name: 'Consultar al proveedor' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('a platform that lacks the call says so in the dialog, and what was typed stays', async () => {
  const { answers } = platform({ actions: ['NOTE'] });
  answers(() => HttpResponse.json({ status: 501, message: 'x' }, { status: 501 }));
  const { getByRole, getByLabelText, getByText } = await open(ADDRESS);
  await getByRole('button', { name: 'Agregar nota' }).click();
  await getByLabelText('Nota', { exact: true }).fill('Queda');
  await getByRole('dialog', { name: 'Agregar nota' }).getByRole('button', { name: 'Agregar nota' }).click();
  await expect.element(getByText('Esta plataforma todavía no ofrece esta acción.')).toBeVisible();
  await expect.element(getByLabelText('Nota', { exact: true })).toHaveValue('Queda');
});

test('a receipt names the masked address; without one the button says why not', async () => {
  const { becomes } = platform({ actions: ['RECEIPT'], status: 'SUCCESS', customerEmail: 'c•••@correo.example.mx' });
  const first = await open(ADDRESS);
  await first.getByRole('button', { name: 'Reenviar comprobante' }).click();
  const dialog = first.getByRole('dialog', { name: 'Reenviar comprobante' });
  await expect.element(dialog.getByText('El comprobante se enviará otra vez a c•••@correo.example.mx.')).toBeVisible();
  becomes({ events: [event('CREATED'), event('RECEIPT_SENT', { detail: 'c•••@correo.example.mx' })] });
  await dialog.getByRole('button', { name: 'Reenviar comprobante' }).click();
  await expect.element(first.getByText('El comprobante va en camino a c•••@correo.example.mx.')).toBeVisible();
  await first.unmount();
  platform({ actions: ['RECEIPT'], status: 'SUCCESS', customerEmail: null });
  const { getByRole, getByText } = await open(ADDRESS);
  await expect.element(getByRole('button', { name: 'Reenviar comprobante' })).toBeDisabled();
  await expect.element(getByText('No hay correo del cliente para reenviar el comprobante.')).toBeVisible();
});

test('what others write while one looks is told, and shown when asked for', async () => {
  const { becomes } = platform({ actions: ['NOTE'] });
  const { getByRole, getByText, client } = await open(ADDRESS);
  await expect.element(getByRole('tab', { name: 'Resumen', selected: true })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Agregar nota' })).toBeVisible();
  becomes({
    notes: [{ noteId: 'N1', date: DATE, author: 'Eva Luna', text: 'Ya lo vi' }],
    events: [event('CREATED'), event('NOTE_ADDED', { actor: 'Eva Luna' })],
  });
  await client.refetchQueries({ queryKey: ['operation'] });
  await expect.element(getByText('Hay un evento nuevo.')).toBeVisible();
  await expect.element(getByRole('tab', { name: 'Notas 1' })).toBeVisible();
  await expect.element(getByRole('tab', { name: 'Resumen', selected: true })).toBeVisible();
  await getByRole('button', { name: 'Ver', exact: true }).click();
  await expect.element(getByText('Nota agregada', { exact: true })).toBeVisible();
  await expect.element(getByText('Hay un evento nuevo.')).not.toBeInTheDocument();
});

test.each([
  ['ADMINISTRATOR', true],
  ['SOPORTE', false],
])('%s: the history of changes is there: %s', async (role, isThere) => {
  signedInAs(role);
  platform({ actions: ['NOTE'] });
  network.use(
    http.get(`${apiBase}/audit`, ({ request }) => {
      expect(new URL(request.url).search).toBe('?entity=operation&entityId=OP000001');
      const entry = { auditId: '1', date: DATE, user: 'ana@example.mx', userName: 'Ana Prueba', action: 'NOTE' };
      return HttpResponse.json({
        data: [{ ...entry, ip: '192.0.2.1', before: {}, after: { note: 'Hola' }, reason: null }],
      });
    }),
  );
  const { getByRole, getByText } = await open(`${ADDRESS}&detalle=cambios`);
  if (isThere) {
    await expect.element(getByRole('tab', { name: 'Historial de cambios', selected: true })).toBeVisible();
    await expect.element(getByText('agregó una nota')).toBeVisible();
    await expect.element(getByRole('row', { name: 'Nota --- Hola' })).toBeVisible();
  } else {
    await expect.element(getByRole('tab', { name: 'Resumen', selected: true })).toBeVisible();
    await expect.element(getByRole('tab', { name: 'Historial de cambios' })).not.toBeInTheDocument();
  }
});
