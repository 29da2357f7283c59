import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ChannelsScreen } from './channels-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

const DATE = '2026-11-27T12:00:00-06:00';
const PERSON = { email: 'ana@example.mx', name: 'Ana Paz' };

const keyOf = (hint: string, status: string, more: object = {}) => ({
  ...{ keyId: `LLV-${hint}`, hint, status, createdAt: DATE, createdBy: PERSON, endsAt: null, revokedAt: null },
  ...{ revokedBy: null, ...more },
});

const channelOf = (key: string, more: object = {}) => ({
  ...{ channelId: key, name: `Canal ${key}`, key, type: 'API', paymentMethods: ['CARD', 'SPEI'], minAmount: 1000 },
  ...{ maxAmount: 500_000, threeDSecurePolicy: 'RISK', status: 'ACTIVE', pausedUntil: null, statusSince: DATE },
  fees: [
    { paymentMethod: 'CARD', rate: 290, fixed: 250 },
    { paymentMethod: 'SPEI', rate: 0, fixed: 600 },
  ],
  ...{ operations24h: 20, approvalRate24h: 0.7, usualApprovalRate: 0.9, drop: null, plainCards24h: 14 },
  methods24h: [{ paymentMethod: 'SPEI', count: 5 }],
  ...{ keys: [keyOf('ab12', 'VALID')], createdAt: DATE, updatedAt: DATE, updatedBy: PERSON, version: 3 },
  ...{ actions: ['EDIT', 'PAUSE', 'DISABLE', 'ROTATE_KEY'], ...more },
});

/** A platform with these channels; remembers what its list was asked. */
function platformWith(...channels: ReturnType<typeof channelOf>[]) {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(`${apiBase}/channel`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const statusCounts = { ACTIVE: 4, PAUSED: 1, DISABLED: 1 };
      const paging = { page: 1, size: 10, total: channels.length, statusCounts, generatedAt: DATE };
      return HttpResponse.json({ data: channels, ...paging });
    }),
    http.get(`${apiBase}/channel/:id`, ({ params }) =>
      HttpResponse.json(channels.find(({ channelId }) => channelId === params.id)),
    ),
    http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [] })),
  );
  return asked;
}

const open = (url = '/canales') => renderScreen(<ChannelsScreen />, url);

test('in a card what is usual stands under what is approved, not at the other end of it', async () => {
  await page.viewport(360, 800);
  platformWith(channelOf('APP', { drop: { errorCode: '68', errorMessage: null } }));
  const { getByRole } = await open();
  const card = getByRole('list', { name: /canales/i })
    .getByRole('listitem')
    .first();
  await expect.element(card.getByText('suele 90.0 %')).toBeVisible();
  const leftOf = (name: string) => {
    const text = document.createRange();
    text.selectNodeContents(card.getByText(name).element());
    return text.getBoundingClientRect().left;
  };
  expect(leftOf('suele 90.0 %') - leftOf('70.0 %')).toBeLessThan(30);
});

test('rows tell limits, fee, approval and keys; what approves far less has its box; filters go to the platform', async () => {
  const asked = platformWith(
    channelOf('APP', {
      drop: { errorCode: '68', errorMessage: 'Tiempo agotado' },
      keys: [keyOf('ab12', 'VALID'), keyOf('cd34', 'RETIRING', { endsAt: DATE })],
    }),
    channelOf('CHAT', {
      status: 'PAUSED',
      pausedUntil: DATE,
      approvalRate24h: null,
      usualApprovalRate: null,
      keys: [],
    }),
  );
  const { getByRole, getByText } = await open();
  await expect.element(getByText('6 canales · 1 pausado')).toBeVisible();
  const row = getByRole('row', { name: /Canal APP/ });
  for (const text of ['a $ 5,000.00', '2.90 % + $ 2.50', '70.0 %', 'suele 90.0 %', '2 vigentes'])
    await expect.element(row.getByText(text)).toBeVisible();
  await expect.element(row.getByRole('img', { name: 'Tarjeta, SPEI' })).toBeVisible();
  await expect.element(getByRole('row', { name: /Canal CHAT.*ninguna.*hasta 27\/11\/2026 12:00:00 PM/ })).toBeVisible();
  await expect
    .element(getByRole('region', { name: 'Canal APP aprueba menos que su promedio' }))
    .toHaveTextContent(
      'En 24 h 70.0 % contra 90.0 % de las últimas 4 semanas; el código que más creció es 68, Tiempo agotado',
    );
  await getByRole('combobox', { name: 'Método' }).selectOptions('SPEI');
  await expect.poll(() => asked.at(-1)?.get('paymentMethod')).toBe('SPEI');
  await getByRole('button', { name: /^Inactivo/ }).click();
  await expect.poll(() => asked.at(-1)?.get('status')).toBe('DISABLED');
});

test('a change is told with its effect before it is saved; what two changed at once is put together', async () => {
  const sent: Record<string, unknown>[] = [];
  platformWith(channelOf('APP'));
  network.use(
    http.put(`${apiBase}/channel/APP`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      const current = channelOf('APP', { minAmount: 2000, version: 4 });
      return sent.length === 1
        ? HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 })
        : HttpResponse.json(channelOf('APP', { version: 5 }));
    }),
  );
  const { getByRole, getByText } = await open('/canales?canal=APP&editar=1');
  const dialog = getByRole('dialog', { name: 'Editar Canal APP' });
  await dialog.getByRole('checkbox', { name: 'SPEI' }).click();
  await dialog.getByRole('button', { name: 'Obligatorio' }).click();
  await dialog.getByLabelText('Tarjeta, porcentaje').fill('2.755');
  await dialog.getByLabelText('Motivo').fill('Nuevo convenio');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Escribe de 0 a 100, con hasta dos decimales.')).toBeVisible();
  await dialog.getByLabelText('Tarjeta, porcentaje').fill('2.75');
  for (const text of ['3 cambios', 'quita SPEI', '5 operaciones en 24 h', 'unas 14 más al día'])
    await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByText('de un pago de $ 500.00: $ 17.00 → $ 16.25')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(getByText('$ 10.00 → $ 20.00')).toBeVisible();
  await getByRole('button', { name: 'Guardar como versión 5' }).click();
  await expect.element(getByText('Se guardó «Canal APP».')).toBeVisible();
  expect(sent[1]).toMatchObject({
    ...{
      minAmount: 2000,
      paymentMethods: ['CARD'],
      threeDSecurePolicy: 'REQUIRED',
      reason: 'Nuevo convenio',
      version: 4,
    },
    fees: [
      { paymentMethod: 'CARD', rate: 275, fixed: 250 },
      { paymentMethod: 'SPEI', rate: 0, fixed: 600 },
    ],
  });
});

test('a key whose answer was lost is said to be lost; a platform without channels says so', async () => {
  const answered: string[] = [];
  platformWith(channelOf('APP'));
  network.use(
    http.post(`${apiBase}/channel/APP/key`, ({ request }) => {
      answered.push(request.headers.get('Idempotency-Key') ?? '');
      if (answered.length === 1) return HttpResponse.error();
      return HttpResponse.json({ channel: channelOf('APP', { version: 4 }), keyId: 'LLV-1', secret: null });
    }),
  );
  const { getByRole, getByText } = await open('/canales?canal=APP&detalle=llaves');
  await getByRole('button', { name: 'Rotar llave' }).click();
  const dialog = getByRole('dialog', { name: 'Rotar llave' });
  await dialog.getByLabelText('La llave de antes sigue valiendo').selectOptions('0');
  await expect.element(dialog.getByText('Quien todavía use •••• ab12 deja de entrar en ese momento.')).toBeVisible();
  await dialog.getByLabelText('Motivo').fill('Se filtró');
  await dialog.getByRole('button', { name: 'Rotar llave' }).click();
  await expect.element(getByText('La llave se creó, pero no se puede mostrar')).toBeVisible();
  expect(new Set(answered).size).toBe(1);
  await getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  network.use(http.get(`${apiBase}/channel`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })));
  await getByRole('combobox', { name: 'Tipo' }).selectOptions('USSD');
  await expect.element(getByText('GET /channel · 404')).toBeVisible();
});
