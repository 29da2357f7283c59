import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eligibilityOf, refundOf } from '~/features/transactions/refunds/refund.fixture';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { operationOf } from '../operation.fixture';
import { RefundButton } from './refund-button';

beforeEach(forgetTab);
afterEach(sessionCleared);

const draw = (status: string, url?: string) =>
  renderScreen(<RefundButton operation={{ ...operationOf(1), status } as never} />, url);

test('an administrator asks from the operation, which is filled in', async () => {
  signedInAs('ADMINISTRATOR');
  const asked: (string | null)[] = [];
  network.use(
    http.get(`${apiBase}/refund/eligibility`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('operationId'));
      return HttpResponse.json(eligibilityOf({ refundMethods: ['CARD'], requiredFields: [] }));
    }),
    http.post(`${apiBase}/refund`, () => HttpResponse.json(refundOf(1))),
  );
  const { getByRole, getByLabelText, getByText } = await draw('SUCCESS');
  await getByRole('button', { name: 'Devolver' }).click();
  await getByLabelText('Motivo').selectOptions('FRAUD');
  await getByRole('button', { name: 'Devolver $ 349.50' }).click();
  await expect.element(getByText('Se solicitó DEV-261128-0001.')).toBeVisible();
  expect(asked[0]).toBe('OP000001');
});

test('the dialog stands in the address; where the platform turns out to lack refunds, the button goes with it', async () => {
  signedInAs('ADMINISTRATOR');
  network.use(http.get(`${apiBase}/refund/eligibility`, () => HttpResponse.json({ status: 404 }, { status: 404 })));
  const { getByRole, getByText, router } = await draw('SUCCESS', '/historial-de-operaciones?devolver=1');
  await expect.element(getByText('GET /refund/eligibility · 404')).toBeVisible();
  await getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({});
  expect(getByRole('button', { name: 'Devolver' }).elements()).toHaveLength(0);
});

test.each([
  ['SOPORTE', 'SUCCESS'],
  ['ADMINISTRATOR', 'DENIED'],
])('%s of an operation that is %s sees no such button', async (role, status) => {
  signedInAs(role);
  const { getByRole } = await draw(status);
  expect(getByRole('button', { name: 'Devolver' }).elements()).toHaveLength(0);
});
