import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { ChangeHistory } from './change-history';

const entry = (number: number, more: object = {}) => ({
  auditId: String(number),
  date: `2026-11-27T10:0${number}:00-06:00`,
  ...{ user: 'ana@example.mx', userName: 'Ana Prueba', role: 'ADMINISTRATOR', ip: '192.0.2.18', reason: null },
  ...{ entity: 'thing', entityId: 'X1', action: 'NOTE', before: {}, after: { note: `Nota ${number}` } },
  ...more,
});

const open = () =>
  renderScreen(
    <ChangeHistory
      entity="thing"
      entityId="X1"
      fields={[{ name: 'status', label: 'Estado', show: (value) => (value === 'A' ? 'Abierta' : 'Cerrada') }]}
      deeds={{ CLOSE: 'la cerró' }}
      Moment={({ value }) => <span>{value}</span>}
    />,
  );

function answer(...entries: object[]) {
  network.use(http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: entries })));
}

test('who, when, from where, before and after, why; a member that nobody named is shown as it came, masked', async () => {
  answer(
    entry(2, {
      ...{ action: 'CLOSE', reason: 'Llamó del tel 5512345678', before: { status: 'A', version: 1 } },
      after: { status: 'B', version: 2 },
    }),
    entry(1, { after: { note: 'pagó con 4111111111111111' }, ip: null, userName: 'sistema' }),
  );
  const { getByRole } = await open();
  const [newer, older] = [getByRole('listitem').nth(0), getByRole('listitem').nth(1)];
  await expect.element(newer.getByText('Ana Prueba')).toBeVisible();
  await expect.element(newer.getByText('la cerró')).toBeVisible();
  await expect.element(newer.getByText('2026-11-27T10:02:00-06:00')).toBeVisible();
  await expect.element(newer.getByRole('row', { name: 'Estado Abierta Cerrada' })).toBeVisible();
  await expect
    .element(newer.getByText('Motivo: «Llamó del tel •• •••• 5678» · 192.0.2.18 · versión 1 → 2'))
    .toBeVisible();
  await expect.element(older.getByText('Sistema')).toBeVisible();
  await expect.element(older.getByText('hizo NOTE')).toBeVisible();
  await expect.element(older.getByRole('rowheader', { name: 'note' })).toBeVisible();
  expect(document.body.textContent).not.toContain('4111111111111111');
});

test('what comes while somebody reads waits behind a button, and nothing moves', async () => {
  answer(entry(1));
  const { getByRole, getByText, client } = await open();
  await expect.element(getByText('1 cambio, el más nuevo arriba')).toBeVisible();
  const place = () => getByText('Nota 1').element().getBoundingClientRect().top;
  const before = place();
  answer(entry(3), entry(2), entry(1));
  await client.invalidateQueries();
  await expect.element(getByRole('button', { name: 'Ver 2 nuevos' })).toBeVisible();
  expect(place()).toBe(before);
  await expect.element(getByText('Nota 3')).not.toBeInTheDocument();
  await getByRole('button', { name: 'Ver 2 nuevos' }).click();
  await expect.element(getByText('Nota 3')).toBeVisible();
  await expect.element(getByText('3 cambios, el más nuevo arriba')).toBeVisible();
});

test.each([404, 405, 501])(
  '%i: the platform lacks the call, the part says so and asks again when told',
  async (status) => {
    network.use(http.get(`${apiBase}/audit`, () => HttpResponse.json({ status, message: 'x' }, { status })));
    const { getByRole, getByText } = await open();
    await expect.element(getByRole('heading', { name: 'La plataforma todavía no ofrece esta parte' })).toBeVisible();
    await expect.element(getByText(`GET /audit · ${status}`)).toBeVisible();
    answer();
    await getByRole('button', { name: 'Comprobar de nuevo' }).click();
    await expect.element(getByText('Nadie ha cambiado nada todavía.')).toBeVisible();
  },
);

test('a failure offers to ask again, a missing permission does not', async () => {
  network.use(http.get(`${apiBase}/audit`, () => HttpResponse.json({ status: 500, message: 'x' }, { status: 500 })));
  const { getByRole, getByText } = await open();
  await expect.element(getByText('No se pudo consultar el historial de cambios.')).toBeVisible();
  network.use(http.get(`${apiBase}/audit`, () => HttpResponse.json({ status: 403, message: 'x' }, { status: 403 })));
  await getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(getByText('Tu rol no puede ver el historial de cambios.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});
