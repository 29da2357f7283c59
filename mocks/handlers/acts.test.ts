import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviationsOf } from '../contract/deviations';
import { nodeBase, server, startServer } from '../hosts/server';
import { tokenOf } from '../test-client';

beforeAll(startServer);
afterAll(() => server.close());

let number = 0;

/** Calls as somebody, and compares the answer with the document. */
async function as(email: string) {
  const token = await tokenOf(email);
  return async (call: string, actual: string, status: number, body?: object, key?: string) => {
    const [method = '', path = ''] = call.split(' ');
    number += 1;
    const answer = await fetch(`${nodeBase}${actual}`, {
      method,
      headers: {
        ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(key !== '' && { 'Idempotency-Key': key ?? `clave-${number}-de-prueba` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(deviationsOf(method, path, { status: answer.status, body: text }, status)).toEqual([]);
    return JSON.parse(text);
  };
}

type Ask = Awaited<ReturnType<typeof as>>;

const one = (ask: Ask, operationId: string) => ask('GET /operation/{operationId}', `/operation/${operationId}`, 200);

async function first(ask: Ask, query: string): Promise<string> {
  const { data } = await ask('GET /operation', `/operation?size=1&${query}`, 200);
  return data[0].operationId;
}

test('what people do with an operation is answered as documented, and seen by the others', async () => {
  const [mariana, finanzas, admin] = [
    await as('mariana.rios@example.mx'),
    await as('finanzas@example.mx'),
    await as('admin@example.mx'),
  ];
  const id = await first(mariana, 'status=SUCCESS&paymentMethod=CARD');
  const note = 'POST /operation/{operationId}/note';
  await mariana(note, `/operation/${id}/note`, 400, { text: 'x' }, '');
  await mariana(note, `/operation/${id}/note`, 422, { text: '' });
  await mariana(note, '/operation/OP999/note', 404, { text: 'x' });
  // The newest may have notes of before.
  const { notes: before } = await one(mariana, id);
  const noted = await mariana(note, `/operation/${id}/note`, 200, { text: 'El cliente llamó' });
  expect(noted.actions).toEqual(['SYNC', 'NOTE', 'RECEIPT']);
  expect((await one(finanzas, id)).notes).toMatchObject([
    ...before,
    { author: 'Mariana Ríos', text: 'El cliente llamó' },
  ]);

  const sync = 'POST /operation/{operationId}/sync';
  expect(await mariana(sync, `/operation/${id}/sync`, 200)).toMatchObject({ status: 'SUCCESS', changed: false });
  await finanzas(sync, `/operation/${id}/sync`, 403);
  const { data } = await admin('GET /audit', `/audit?entity=operation&entityId=${id}`, 200);
  expect(data.map(({ action, userName }: { action: string; userName: string }) => [action, userName])).toEqual([
    ['SYNC', 'Mariana Ríos'],
    ['NOTE', 'Mariana Ríos'],
  ]);
});

test('the provider knows of a payment whose notice was lost, and the list tells it', async () => {
  const mariana = await as('mariana.rios@example.mx');
  const { data } = await mariana('GET /operation', '/operation?size=200&paymentMethod=OXXO&status=EXPIRATED', 200);
  let lost: string | undefined;
  for (const { operationId } of data) {
    const { events } = await one(mariana, operationId);
    if (events.some(({ type }: { type: string }) => type === 'NOTICE_MISSING')) lost ??= operationId;
    if (lost) break;
  }
  const before = await mariana('GET /operation', `/operation?q=${lost}`, 200);
  expect(before.statusCounts).toMatchObject({ EXPIRATED: 1, SUCCESS: 0 });
  expect(await mariana('POST /operation/{operationId}/sync', `/operation/${lost}/sync`, 200)).toMatchObject({
    status: 'SUCCESS',
    changed: true,
    operation: { version: 2 },
  });
  const after = await mariana('GET /operation', `/operation?q=${lost}`, 200);
  expect(after).toMatchObject({ data: [{ status: 'SUCCESS' }], statusCounts: { EXPIRATED: 0, SUCCESS: 1 } });
});

test('a review is decided once, and a receipt goes to whom an address is known of', async () => {
  const [finanzas, admin] = [await as('finanzas@example.mx'), await as('admin@example.mx')];
  const id = await first(finanzas, 'status=REVIEW');
  const call = 'PUT /operation/{operationId}/review';
  const path = `/operation/${id}/review`;
  const review = { decision: 'APPROVE', reason: 'Mandó su identificación', version: 1 };
  expect((await one(finanzas, id)).actions).toEqual(['NOTE', 'REVIEW']);
  await (await as('mariana.rios@example.mx'))(call, path, 403, review);
  expect((await finanzas(call, path, 422, { decision: 'APPROVE' })).fields).toHaveLength(2);
  await finanzas(call, path, 409, { ...review, version: 3 });
  expect(await finanzas(call, path, 200, review, 'la-misma-clave')).toMatchObject({ status: 'SUCCESS', version: 2 });
  expect(await finanzas(call, path, 200, review, 'la-misma-clave')).toMatchObject({ status: 'SUCCESS', version: 2 });
  const { current } = await admin(call, path, 409, { ...review, decision: 'REJECT' });
  expect(current).toMatchObject({ status: 'SUCCESS', version: 2 });

  const { data } = await admin('GET /operation', '/operation?size=50&status=SUCCESS', 200);
  const withEmail = (wanted: boolean) =>
    data.find((operation: { customerEmail: string | null }) => (operation.customerEmail !== null) === wanted)
      .operationId;
  const receipt = 'POST /operation/{operationId}/receipt';
  const { events } = await admin(receipt, `/operation/${withEmail(true)}/receipt`, 200);
  expect(events.at(-1)).toMatchObject({
    type: 'RECEIPT_SENT',
    actor: 'Octavio Beltrán',
    detail: expect.stringContaining('•••@'),
  });
  await admin(receipt, `/operation/${withEmail(false)}/receipt`, 422);
  await admin(receipt, `/operation/${await first(admin, 'status=DENIED')}/receipt`, 409);
});
