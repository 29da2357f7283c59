import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { eligibilityOf, refundOf } from '../refund.fixture';
import { platformWith } from '../refund-platform.fixture';
import { RefundsScreen } from '../refunds-screen';

const OWN = { requestedBy: { email: 'mariana.rios@example.mx', name: 'Mariana Ríos' }, actions: ['CANCEL'] };

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

const open = (url = '/devoluciones') => renderScreen(<RefundsScreen />, url);

test('asking: an id, then the amount over what is left, with the arithmetic at each key', async () => {
  platformWith();
  const sent: unknown[] = [];
  network.use(
    http.post(`${apiBase}/refund`, async ({ request }) => {
      sent.push([request.headers.get('Idempotency-Key'), await request.json()]);
      return HttpResponse.json(refundOf(1, OWN));
    }),
  );
  const { getByRole, getByLabelText, getByText, router } = await open();
  await getByRole('button', { name: 'Nueva devolución' }).click();
  await getByLabelText('Operación u orden').fill('ORD-20261127-000001');
  await userEvent.keyboard('{Enter}');
  const amount = getByLabelText('Monto', { exact: true });
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveValue('349.50');
  await expect.element(getByRole('radio', { name: /Todo lo disponible/ })).toBeChecked();
  await amount.fill('249.50');
  await expect.element(getByRole('radio', { name: /Una parte/ })).toBeChecked();
  const left = getByRole('region', { name: 'Cuánto queda' });
  await expect.element(left).toHaveTextContent(/Esta devolución-\$ 249.50Quedará\$ 100.00/);
  await getByRole('button', { name: 'Devolver $ 249.50' }).click();
  await expect.element(getByLabelText('Motivo')).toHaveAccessibleDescription('Elige un motivo.');
  expect(sent).toEqual([]);
  await getByLabelText('Motivo').selectOptions('WRONG_AMOUNT');
  await getByLabelText('Titular de la cuenta').fill('Cliente de Prueba');
  await getByLabelText('CLABE', { exact: true }).fill('999180001234567899');
  await expect.element(getByText('18 dígitos · verificador 9 correcto · Banco de Pruebas')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('complementary', { name: /^Devolución DEV-261128-0001/ })).toBeVisible();
  expect(sent).toEqual([[expect.stringMatching(/^[0-9a-f]{32}$/), expect.objectContaining({ amount: 24_950 })]]);
  expect(router.state.location.search).toEqual({ devolucion: 'DEV-261128-0001' });
});

test('an operation that is found after the dialog was shut opens nothing', async () => {
  platformWith();
  const found = Promise.withResolvers<void>();
  network.use(
    http.get(`${apiBase}/refund/eligibility`, async () => {
      await found.promise;
      return HttpResponse.json(eligibilityOf());
    }),
  );
  const { getByRole, getByLabelText, router, client } = await open();
  await getByRole('button', { name: 'Nueva devolución' }).click();
  await getByLabelText('Operación u orden').fill('ORD-20261127-000001');
  await getByRole('button', { name: 'Continuar' }).click();
  const dialog = getByRole('dialog', { name: 'Devolver' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  found.resolve();
  // It is kept by the operation's own id, so that the next who asks about it need not wait.
  await expect.poll(() => client.getQueryData(['refund-eligibility', 'OP261127000001'])).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(router.state.location.search).toEqual({});
  expect(dialog.elements()).toHaveLength(0);
});

test('what cannot be refunded says so before anything is typed', async () => {
  platformWith();
  network.use(
    http.get(`${apiBase}/refund/eligibility`, () =>
      HttpResponse.json(
        eligibilityOf({
          refundable: false,
          remainingAmount: 0,
          message: 'Ya no queda nada por devolver de esta operación.',
        }),
      ),
    ),
  );
  const { getByText, getByRole, getByLabelText } = await open('/devoluciones?nueva=OP261127000001');
  await expect.element(getByText('Ya no queda nada por devolver de esta operación.')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Ver las devoluciones de esta operación' })).toBeVisible();
  expect(getByLabelText('Monto', { exact: true }).elements()).toHaveLength(0);
});

test('what the platform says of a field stands at it', async () => {
  platformWith();
  network.use(
    http.get(`${apiBase}/refund/eligibility`, () =>
      HttpResponse.json(eligibilityOf({ refundMethods: ['CARD'], requiredFields: [] })),
    ),
    http.post(`${apiBase}/refund`, () =>
      HttpResponse.json(
        { status: 422, message: 'x', fields: [{ field: 'amount', message: 'El monto es mayor que lo que queda.' }] },
        { status: 422 },
      ),
    ),
  );
  const { getByRole, getByLabelText } = await open('/devoluciones?nueva=OP261127000001');
  await getByLabelText('Motivo').selectOptions('FRAUD');
  await getByRole('button', { name: 'Devolver $ 349.50' }).click();
  const amount = getByLabelText('Monto', { exact: true });
  await expect.element(amount).toHaveAccessibleDescription('El monto es mayor que lo que queda.');
  await expect.element(amount).toHaveFocus();
});

test('what is said of a field when it is asked again what happened stands at it, and it is asked by the same key', async () => {
  platformWith();
  const keys: (string | null)[] = [];
  let isAway = true;
  network.use(
    http.get(`${apiBase}/refund/eligibility`, () =>
      HttpResponse.json(eligibilityOf({ refundMethods: ['CARD'], requiredFields: [] })),
    ),
    http.post(`${apiBase}/refund`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (isAway) return HttpResponse.error();
      const fields = [{ field: 'amount', message: 'El monto es mayor que lo que queda.' }];
      return HttpResponse.json({ status: 422, message: 'x', fields }, { status: 422 });
    }),
  );
  const { getByRole, getByLabelText } = await open('/devoluciones?nueva=OP261127000001');
  await getByLabelText('Motivo').selectOptions('FRAUD');
  await getByRole('button', { name: 'Devolver $ 349.50' }).click();
  const ask = getByRole('button', { name: 'Preguntar qué pasó' });
  await expect.element(ask).toBeVisible();
  isAway = false;
  await ask.click();
  const amount = getByLabelText('Monto', { exact: true });
  await expect.element(amount).toHaveAccessibleDescription('El monto es mayor que lo que queda.');
  await expect.element(amount).toHaveFocus();
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
});

test('what was typed is there again after a reload', async () => {
  platformWith();
  const first = await open('/devoluciones?nueva=OP261127000001');
  await first.getByLabelText('Titular de la cuenta').fill('Cliente de Prueba');
  await first.unmount();
  const { getByLabelText } = await open('/devoluciones?nueva=OP261127000001');
  await expect.element(getByLabelText('Titular de la cuenta')).toHaveValue('Cliente de Prueba');
});

test('a refund whose answer comes after its form was left takes no place of what was opened since', async () => {
  platformWith(refundOf(2));
  const answer = Promise.withResolvers<void>();
  network.use(
    http.get(`${apiBase}/refund/eligibility`, () =>
      HttpResponse.json(eligibilityOf({ refundMethods: ['CARD'], requiredFields: [] })),
    ),
    http.post(`${apiBase}/refund`, async () => {
      await answer.promise;
      return HttpResponse.json(refundOf(1, OWN));
    }),
  );
  const { getByRole, getByLabelText, getByText, router } = await open('/?nueva=OP261127000001');
  await getByLabelText('Motivo').selectOptions('FRAUD');
  await getByRole('button', { name: 'Devolver $ 349.50' }).click();
  await getByRole('button', { name: 'Cancelar' }).click();
  await getByRole('button', { name: 'Salir y conservar' }).click();
  await getByRole('button', { name: /DEV-261128-0002/ }).click();
  await expect.element(getByRole('complementary', { name: /DEV-261128-0002/ })).toBeVisible();
  answer.resolve();
  await expect.element(getByText(/^Se solicitó DEV-261128-0001/)).toBeVisible();
  expect(router.state.location.search).toEqual({ devolucion: 'DEV-261128-0002' });
});
