import { expect, test } from 'vitest';
import { paid } from '../refunds/refunds.fixture';
import { isoDate } from '../rules/mexico-time';
import { type ActPlace, actsAt, ana, did, eva, NOW, newKey } from './acts.fixture';

const never = () => new Promise<never>(() => undefined);

/** What any place for acts on operations has to answer. */
export function actTests(placeOf: () => ActPlace): void {
  const begin = actsAt(placeOf);

  test('a note is there at once, for everybody, and in time line and trail', async () => {
    const { acts, by, now, trail, id } = await begin();
    const { operation, changed } = did(await acts.note(by(), 'El cliente mandó su comprobante.'));
    expect(changed).toBe(false);
    expect(operation).toEqual(await now());
    expect(operation.notes).toEqual([
      { noteId: `N-${id}-1`, date: isoDate(NOW), author: 'Ana Prueba', text: 'El cliente mandó su comprobante.' },
    ]);
    expect(operation.events).toMatchObject([{ type: 'NOTE_ADDED', actor: 'Ana Prueba', toStatus: null, detail: '' }]);
    expect(operation.version).toBe(1);
    expect(await trail()).toMatchObject([
      {
        ...{ user: ana.email, userName: 'Ana Prueba', role: 'ADMINISTRATOR', ip: '192.0.2.1', action: 'NOTE' },
        ...{ entity: 'operation', entityId: id, before: {}, reason: null },
        after: { note: 'El cliente mandó su comprobante.' },
      },
    ]);
  });

  test('the same key is the same note, of one person, for one text', async () => {
    const { acts, by, now } = await begin();
    const request = by();
    await acts.note(request, 'Una vez');
    expect(did(await acts.note(request, 'Una vez')).operation.notes).toHaveLength(1);
    expect(await acts.note(request, 'Otra')).toEqual({
      refused: [{ field: 'Idempotency-Key', message: 'Esta clave ya se usó para otra solicitud.' }],
    });
    await acts.note({ ...request, actor: eva }, 'Una vez');
    expect((await now()).notes.map(({ author }) => author)).toEqual(['Ana Prueba', 'Eva Luna']);
  });

  test('of ten who write at once all are kept; of ten with one key, one', async () => {
    const { acts, by, now } = await begin();
    const [ten, request] = [Array.from({ length: 10 }, (_, index) => String(index)), by()];
    await Promise.all(ten.map((text) => acts.note(by(), text)));
    await Promise.all(ten.map(() => acts.note(request, 'Una sola')));
    const { notes, events } = await now();
    expect(notes.map(({ text }) => text).toSorted()).toEqual([...ten, 'Una sola'].toSorted());
    expect(new Set(notes.map(({ noteId }) => noteId)).size).toBe(11);
    expect(events).toHaveLength(11);
  });

  test('what the provider says is believed, and an operation that stands so is told as asked', async () => {
    const { acts, by, now, trail } = await begin({ status: 'PENDING' }, { status: async () => 'SUCCESS' });
    const request = by();
    const first = did(await acts.sync(request));
    expect(first).toMatchObject({ changed: true, operation: { status: 'SUCCESS', version: 2 } });
    expect(did(await acts.sync(request))).toEqual(first);
    expect(did(await acts.sync(by(eva)))).toMatchObject({ changed: false, operation: { version: 2 } });
    expect((await now()).events).toMatchObject([
      { type: 'STATUS_CHECKED', fromStatus: 'PENDING', toStatus: 'SUCCESS' },
      { type: 'STATUS_CHECKED', fromStatus: null, toStatus: null },
    ]);
    expect(await trail()).toMatchObject([
      { action: 'SYNC', user: eva.email, before: {}, after: {} },
      { before: { status: 'PENDING', version: 1 }, after: { status: 'SUCCESS', version: 2 } },
    ]);
  });

  test.each([
    ['is silent', never, 0],
    ['cannot be reached', () => Promise.reject(new Error('away')), 1],
  ])('a provider that %s changes nothing', async (_, status, faultCount) => {
    const { acts, by, now, faults, trailOf } = await begin({ status: 'PENDING' }, { status });
    expect(await acts.sync(by())).toEqual({
      silent: 'El proveedor no respondió. La operación quedó como estaba; vuelve a intentarlo en unos minutos.',
    });
    expect(await now()).toMatchObject({ status: 'PENDING', events: [], version: 1 });
    expect(await trailOf()).toEqual([]);
    expect(faults).toHaveLength(faultCount);
  });

  test.each([
    ['APPROVE', 'SUCCESS', 'REVIEW_RELEASED'],
    ['REJECT', 'REJECTED', 'REVIEW_REJECTED'],
  ] as const)('a review ends with %s: %s, with its reason', async (decision, status, type) => {
    const { acts, by, now, told, trail } = await begin({ status: 'REVIEW' });
    const review = { decision, reason: 'Mandó su identificación', version: 1 };
    expect(did(await acts.review(by(), review))).toMatchObject({ changed: true, operation: { status, version: 2 } });
    expect(told).toEqual([decision]);
    expect((await now()).events).toMatchObject([
      { type, fromStatus: 'REVIEW', toStatus: status, actor: 'Ana Prueba', detail: 'Mandó su identificación' },
    ]);
    expect(await trail()).toMatchObject([
      {
        ...{ action: decision, reason: 'Mandó su identificación' },
        before: { status: 'REVIEW', version: 1 },
        after: { status, version: 2 },
      },
    ]);
  });

  test('two who decide: the second sees what the first did, whether at once or later', async () => {
    const { acts, by, now, trailOf } = await begin({ status: 'REVIEW' });
    const review = { reason: 'x', version: 1 };
    const outcomes = await Promise.all([
      acts.review(by(), { decision: 'APPROVE', ...review }),
      acts.review(by(eva), { decision: 'REJECT', ...review }),
    ]);
    expect(outcomes.filter((outcome) => 'operation' in outcome)).toHaveLength(1);
    const { status } = await now();
    expect(outcomes.find((outcome) => 'conflict' in outcome)).toMatchObject({
      conflict: { status, version: 2 },
      message: 'La operación ya no está en revisión.',
    });
    expect(await acts.review(by(eva), { decision: 'REJECT', ...review })).toMatchObject({ conflict: { status } });
    expect(await trailOf()).toHaveLength(1);
  });

  test('a decision names the version that was seen, and is repeated by its key', async () => {
    const { acts, by, told } = await begin({ status: 'REVIEW' });
    const review = { decision: 'APPROVE', reason: 'x', version: 7 } as const;
    const request = by();
    expect(await acts.review(request, review)).toMatchObject({
      conflict: { version: 1 },
      message: 'Otro usuario modificó este registro',
    });
    const done = did(await acts.review(request, { ...review, version: 1 }));
    expect(did(await acts.review(request, { ...review, version: 1 }))).toEqual(done);
    expect(told).toEqual(['APPROVE']);
  });

  test('a provider that heard of another decision first is right, and one that is silent leaves the review open', async () => {
    const other = await begin({ status: 'REVIEW' }, { decide: async () => 'REJECT' });
    const review = { decision: 'APPROVE', reason: 'x', version: 1 } as const;
    expect(await other.acts.review(other.by(), review)).toHaveProperty('conflict');
    const silent = await begin({ status: 'REVIEW' }, { decide: never });
    expect(await silent.acts.review(silent.by(), review)).toHaveProperty('silent');
    for (const { now, trailOf } of [other, silent]) {
      expect(await now()).toMatchObject({ status: 'REVIEW', version: 1 });
      expect(await trailOf()).toEqual([]);
    }
  });

  test('a receipt waits among the deliveries, once for a key, with no more of the card than its last digits', async () => {
    const { id, acts, by, now, letters, trailOf } = await begin({ refundedAmount: 10_000 });
    const request = by();
    did(await acts.receipt(request));
    did(await acts.receipt(request));
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      ...{ type: 'EMAIL', event: 'comprobante.enviado', status: 'QUEUED', destination: 'cliente@example.mx' },
      ...{ orderId: `ORD-${id}`, subject: `Comprobante de tu pago ORD-${id}` },
    });
    const lines = [`Operación: ${id}`, 'Monto: $499.00 (devuelto: $100.00)', 'Método: Tarjeta, terminación 4171'];
    for (const line of lines) expect(letter?.body).toContain(line);
    did(await acts.receipt(by()));
    expect(await letters()).toHaveLength(2);
    const told = 'RECEIPT_SENT c•••@example.mx';
    expect((await now()).events.map(({ type, detail }) => `${type} ${detail}`)).toEqual([told, told]);
    expect(await trailOf()).toEqual([`RECEIPT ${ana.email}`, `RECEIPT ${ana.email}`]);
  });

  test('a receipt is as its template was last written', async () => {
    const { id, acts, by, letters } = await begin({}, { template: { subject: 'Tu pago', body: 'Orden {{orden}}.' } });
    did(await acts.receipt(by()));
    expect(await letters()).toMatchObject([{ subject: 'Tu pago', body: `Orden ORD-${id}.` }]);
  });

  test('there is no receipt of what was not paid, nor for whom no address is known', async () => {
    const unpaid = await begin({ status: 'DENIED' });
    expect(await unpaid.acts.receipt(unpaid.by())).toMatchObject({ conflict: { status: 'DENIED' } });
    const unknown = await begin({ customerEmail: null });
    expect(await unknown.acts.receipt(unknown.by())).toMatchObject({ refused: [{ field: 'customerEmail' }] });
    expect([...(await unpaid.letters()), ...(await unknown.letters())]).toEqual([]);
  });

  test('nothing is done to an operation that nobody knows', async () => {
    const { acts, by } = await begin();
    const request = { ...by(), operationId: 'OP999' };
    const review = { decision: 'APPROVE', reason: 'x', version: 1 } as const;
    const outcomes = [acts.note(request, 'x'), acts.sync(request), acts.review(request, review), acts.receipt(request)];
    for (const outcome of outcomes) expect(await outcome).toEqual({ unknown: true });
  });

  test('what services tell later keeps what was done here; they know better where they tell something else', async () => {
    const { id, acts, by, now, add, clock } = await begin({ status: 'REVIEW' });
    await acts.note(by(), 'Se queda');
    await acts.review(by(), { decision: 'APPROVE', reason: 'x', version: 1 });
    const tell = async (status: string, seconds: number) => {
      clock.at = NOW + seconds * 1000;
      await add(paid(id, { status, updatedAt: isoDate(clock.at) }), clock.at);
      return now();
    };
    const kept = { notes: [{ text: 'Se queda' }], version: 2 };
    expect(await tell('REVIEW', 1)).toMatchObject({ ...kept, status: 'SUCCESS' });
    expect(await tell('EXPIRATED', 2)).toMatchObject({ ...kept, status: 'SUCCESS' });
    expect(await tell('REJECTED', 3)).toMatchObject({ ...kept, status: 'REJECTED' });
    expect((await now()).events.map(({ type }) => type)).toEqual(['NOTE_ADDED', 'REVIEW_RELEASED']);
  });

  test('keys are those of every call: one of another act is refused', async () => {
    const { acts, by } = await begin();
    const request = by(ana, newKey());
    did(await acts.note(request, 'x'));
    expect(await acts.sync(request)).toHaveProperty('refused');
  });
}
