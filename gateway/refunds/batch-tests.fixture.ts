import { expect, test } from 'vitest';
import type { RefundBatch } from '../rules/refund-batch';
import type { BatchAnswer, BatchRowAnswer } from '../wire/refunds';
import {
  ana,
  asked,
  beginAt,
  done,
  eva,
  insisting,
  newId,
  newKey,
  type Place,
  paid,
  platform,
} from './refunds.fixture';

type Row = readonly [operationId: string, more?: object];

const BY_CARD = { amount: 10_000, reasonCode: 'WRONG_AMOUNT' };

/** A batch with a row for each, as the body of a call brings it. */
export const batchOf = (rows: readonly Row[], more: Partial<RefundBatch> = {}): RefundBatch => ({
  rows: rows.map(([operationId, body], index) => ({
    ...{ line: index + 2, operationId },
    body: { operationId, ...BY_CARD, ...body },
  })),
  ...{ dryRun: false, comment: 'Falla del 27', ...more },
});

const rowsOf = (answer: BatchAnswer | { refused: unknown }): readonly BatchRowAnswer[] => {
  expect(answer).toHaveProperty('batchId');
  return (answer as BatchAnswer).rows;
};

/** What any place for refunds has to do with many at once. */
export function batchTests(placeOf: () => Place): void {
  const begin = beginAt(placeOf);
  const add = async (more = {}) => {
    const id = newId();
    await placeOf().add(paid(id, more));
    return id;
  };

  test('a dry run says of every row whether it could be asked for, and asks for none', async () => {
    const { refunds, id } = await begin();
    const [cash, unpaid] = [await add({ paymentMethod: 'OXXO' }), await add({ status: 'DENIED' })];
    const beneficiary = { name: 'Cliente de Prueba', clabe: '999180001234567899' };
    const answer = await refunds.requestMany(
      batchOf(
        [
          [id],
          [cash, { beneficiary }],
          [cash, { amount: 1 }],
          ['OP0'],
          [`ORD-${id}`],
          [unpaid],
          [id, { beneficiary }],
          [id, { currency: 'USD' }],
          [id, { reasonCode: 'OTHER', amount: 39_900 }],
          [id, { amount: 0, reasonCode: 'x' }],
          [''],
        ],
        { dryRun: true, comment: '' },
      ),
      '',
      ana,
    );
    expect(answer).toMatchObject({ batchId: null });
    expect(rowsOf(answer).map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: null',
      '3: null',
      '4: Escribe el titular de la cuenta. La CLABE tiene 18 dígitos.',
      '5: No existe esa operación.',
      '6: Es el id de una orden; escribe el de la operación.',
      '7: Solo se devuelve lo que se pagó, y esta operación no está pagada.',
      '8: No se devuelve a una cuenta: deja vacíos el titular y la CLABE.',
      '9: La operación está en MXN, no en USD.',
      '10: null',
      '11: Escribe un monto mayor que cero, en centavos enteros. Elige un motivo.',
      '12: Escribe la operación.',
    ]);
    expect(rowsOf(answer)[0]).toMatchObject({ ok: true, refundId: null, remainingAmount: 49_900 });
    expect(await refunds.eligibility(id)).toMatchObject({ underWayAmount: 0 });
  });

  test('rows of one operation share what remains of it: too much together is refused together', async () => {
    const { refunds, id, request } = await begin();
    done(await request({ amount: 20_000 }));
    const batch = batchOf([[id, { amount: 20_000 }], ['OP0'], [id, { amount: 9_901 }]]);
    const together = /^Las líneas 2, 4 son de la misma operación y juntas piden más/;
    for (const dryRun of [true, false]) {
      const [first, , last] = rowsOf(await refunds.requestMany({ ...batch, dryRun }, newKey(), ana));
      expect(first).toMatchObject({ ok: false, message: expect.stringMatching(together), remainingAmount: 29_900 });
      expect(last).toMatchObject({ ok: false, message: expect.stringMatching(together) });
    }
    const fits = batchOf([
      [id, { amount: 20_000 }],
      [id, { amount: 9_900 }],
    ]);
    expect(rowsOf(await refunds.requestMany(fits, newKey(), ana)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(await refunds.eligibility(id)).toMatchObject({ remainingAmount: 0, underWayAmount: 49_900 });
    const operation = await placeOf().operations.detail(id, platform(placeOf()).clock.at);
    expect(operation?.refunds.map(({ amount }) => amount)).toEqual([20_000, 20_000, 9_900]);
  });

  test('every row becomes a request that another person authorizes, and names its batch', async () => {
    const { refunds, id, reaches, approve } = await begin();
    const other = await add();
    const answer = await refunds.requestMany(
      batchOf([[id, { comment: 'De la fila' }], [other], [other, { amount: 50_000 }]]),
      newKey(),
      ana,
    );
    const [one, two, three] = rowsOf(answer);
    expect(three).toMatchObject({ ok: false, refundId: null });
    expect(two).toMatchObject({ ok: true });
    const refund = await refunds.find(one?.refundId ?? '');
    if (!refund) throw new Error('It was not asked for.');
    const { batchId } = answer as BatchAnswer;
    expect(batchId).toMatch(/^LOTE-261127-[0-9A-F]{6}$/);
    expect(refund).toMatchObject({
      batchId,
      status: 'REQUESTED',
      comment: 'De la fila',
      requestedBy: { name: ana.name },
    });
    expect(await approve(refund, ana)).toHaveProperty('forbidden');
    await approve(refund);
    await reaches(refund, 'COMPLETED');
    const [, , , entry] = await placeOf().trail.of('refund', refund.refundId);
    expect(entry).toMatchObject({ action: 'REQUEST', reason: 'De la fila', after: { batchId } });
  });

  test('the same key is the same batch, refusals too and after half of it; with other rows it is refused', async () => {
    const { refunds, id, request, clock } = await begin();
    const [other, full] = [await add(), await add()];
    const key = newKey();
    const batch = batchOf([[id], [other], [full, { amount: 50_000 }]]);
    // The process dies after its first operation.
    let count = 0;
    const dying = platform({
      ...placeOf(),
      store: {
        ...placeOf().store,
        change(...asked) {
          count += 1;
          return count > 2 ? Promise.reject(new Error('away')) : placeOf().store.change(...asked);
        },
      },
    });
    await expect(dying.refunds.requestMany(batch, key, ana)).rejects.toThrow('away');
    const answer = await refunds.requestMany(batch, key, ana);
    expect(rowsOf(answer).map(({ ok }) => ok)).toEqual([true, true, false]);
    clock.at += 60_000;
    expect(await Promise.all([1, 2, 3].map(() => refunds.requestMany(batch, key, ana)))).toEqual([
      answer,
      answer,
      answer,
    ]);
    expect(await refunds.eligibility(id)).toMatchObject({ underWayAmount: 10_000 });
    expect(await refunds.requestMany(batchOf([[id]]), key, ana)).toMatchObject({
      refused: [{ field: 'Idempotency-Key' }],
    });
    expect(await refunds.request(asked(id), key, ana)).toMatchObject({ refused: [{ field: 'Idempotency-Key' }] });
    done(await request({ amount: 1 }));
    expect(rowsOf(await refunds.requestMany(batch, key, eva))[0]?.refundId).not.toBe(rowsOf(answer)[0]?.refundId);
  });

  test('batches and single requests at once: never more than paid, one request for each row of a key', async () => {
    const { refunds, id } = await begin();
    const others = [await add(), await add()];
    const keys = [newKey(), newKey(), newKey()];
    const ids = (index: number): Row[] => [[id], [others[index % 2] ?? ''], [id, { amount: 5_000 }]];
    const single = newKey();
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        if (index % 3 === 0) return insisting(() => refunds.request(asked(id), `${single}${index % 5}`, ana));
        const batch = batchOf(ids(index % 3));
        return insisting(() => refunds.requestMany(batch, keys[index % 3] ?? '', index % 2 ? ana : eva));
      }),
    );
    const made = outcomes.flatMap((outcome) => {
      if ('refundId' in outcome) return [outcome.refundId];
      return 'rows' in outcome ? outcome.rows.flatMap(({ refundId }) => refundId ?? []) : [];
    });
    const stored = await Promise.all([id, ...others].map((each) => placeOf().store.ofOperation(each)));
    expect(
      stored
        .flat()
        .map(({ refundId }) => refundId)
        .toSorted(),
    ).toEqual([...new Set(made)].toSorted());
    for (const own of stored) expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(49_900);
    expect((await refunds.eligibility(id))?.underWayAmount).toBeGreaterThan(34_900);
  });
}
