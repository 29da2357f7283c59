import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviationsOf } from '../contract/deviations';
import { nodeBase, server, startServer } from '../hosts/server';
import { call, tokenOf } from '../test-client';

beforeAll(startServer);
afterAll(() => server.close());

const DEMO = 'OP000000000051';

/** Calls as somebody, and compares the answer with the document. */
async function as(email: string) {
  const token = await tokenOf(email);
  return async (method: string, path: string, actual: string, status: number, body?: object) => {
    const answer = await call(actual.slice(1), { method, token, ...(body && { body }) });
    const text = await answer.text();
    expect(deviationsOf(method, path, { status: answer.status, body: text }, status)).toEqual([]);
    return JSON.parse(text);
  };
}

/** An operation that was paid by a card and of which nothing is back. */
async function somePaid(ask: Awaited<ReturnType<typeof as>>) {
  const { data } = await ask('GET', '/operation', '/operation?status=SUCCESS&paymentMethod=CARD&size=100', 200);
  return data.find(({ refundedAmount }: { refundedAmount: number }) => refundedAmount === 0);
}

test('two people return money of an operation, and every answer is as documented', async () => {
  const [octavio, lucia] = [await as('admin@example.mx'), await as('lucia.luna@example.mx')];
  const { operationId, amount } = await somePaid(octavio);
  const eligibility = () =>
    octavio('GET', '/refund/eligibility', `/refund/eligibility?operationId=${operationId}`, 200);
  expect(await eligibility()).toMatchObject({ refundable: true, remainingAmount: amount, refundMethods: ['CARD'] });
  const token = await tokenOf('admin@example.mx');
  const request = (key: string | undefined, more: object = {}) =>
    fetch(`${nodeBase}/refund`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ operationId, amount: 100, reasonCode: 'FRAUD', refundMethod: 'CARD', ...more }),
    });
  const answered = async (response: Promise<Response>, status: number) => {
    const answer = await response;
    const body = await answer.text();
    expect(deviationsOf('POST', '/refund', { status: answer.status, body }, status)).toEqual([]);
    return JSON.parse(body);
  };
  await answered(request(undefined), 400);
  await answered(request('una-clave'.repeat(20)), 400);
  expect((await answered(request('una-clave', { amount: amount + 1 }), 422)).fields).toEqual([
    { field: 'amount', message: 'El monto es mayor que lo que queda por devolver.' },
  ]);
  const refund = await answered(request('una-clave'), 200);
  expect(await answered(request('una-clave'), 200)).toEqual(refund);
  await answered(request('una-clave', { amount: 99 }), 422);
  expect(refund).toMatchObject({ status: 'REQUESTED', actions: ['CANCEL'], requestedBy: { name: 'Octavio Beltrán' } });

  const one = `/refund/${refund.refundId}`;
  const decision = { decision: 'APPROVE', version: 1 };
  const decide = '/refund/{refundId}/approval';
  expect((await octavio('PUT', decide, `${one}/approval`, 403, decision)).message).toMatch(/^No puedes autorizar/);
  await lucia('PUT', decide, `${one}/approval`, 422, { decision: 'DECLINE', version: 1 });
  const page = await lucia('GET', '/refund', `/refund?view=TO_AUTHORIZE&q=${operationId}`, 200);
  expect(page).toMatchObject({ total: 1, data: [{ refundId: refund.refundId, actions: ['APPROVE', 'DECLINE'] }] });
  expect(await lucia('PUT', decide, `${one}/approval`, 200, decision)).toMatchObject({
    status: 'APPROVED',
    version: 2,
  });
  expect(await lucia('PUT', decide, `${one}/approval`, 409, decision)).toMatchObject({
    message: 'Otro usuario modificó este registro',
    current: { refundId: refund.refundId },
  });
  await octavio('DELETE', '/refund/{refundId}', `${one}?version=1`, 409);
  await octavio('POST', '/refund/{refundId}/retry', `${one}/retry`, 409, { version: 1 });
  const sync = () => octavio('POST', '/refund/{refundId}/sync', `${one}/sync`, 200);
  await expect.poll(async () => (await sync()).status, { timeout: 5000 }).toBe('COMPLETED');
  await octavio('GET', '/refund/{refundId}', one, 200);
  const { data } = await octavio('GET', '/audit', `/audit?entity=refund&entityId=${refund.refundId}`, 200);
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['COMPLETE', 'SEND', 'APPROVE', 'REQUEST']);
  const detail = await octavio('GET', '/operation/{operationId}', `/operation/${operationId}`, 200);
  expect(detail).toMatchObject({ refundedAmount: 100, refunds: [{ refundId: refund.refundId, status: 'COMPLETED' }] });
  expect(await eligibility()).toMatchObject({ returnedAmount: 100, remainingAmount: amount - 100 });
}, 30_000);

test('what is not there, and what cannot be read', async () => {
  const octavio = await as('admin@example.mx');
  await octavio('GET', '/refund', '/refund?dateRange=ayer', 400);
  await octavio('GET', '/refund/{refundId}', '/refund/DEV-0', 404);
  await octavio('GET', '/refund/eligibility', '/refund/eligibility?operationId=OP1', 404);
  await octavio('GET', '/audit', '/audit?entity=refund', 400);
  expect(await octavio('GET', '/refund/eligibility', `/refund/eligibility?operationId=${DEMO}`, 200)).toMatchObject({
    refundable: false,
    message: 'Solo se devuelve lo que se pagó, y esta operación no está pagada.',
  });
});
