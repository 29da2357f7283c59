import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isCardNumber } from '~/shared/masking/account-numbers';
import { midnightOf, startOfDay } from '../../gateway/rules/mexico-time';
import type { TraceEntry } from '../../gateway/wire/traces';
import { server, startServer } from '../hosts/server';
import { detailOf } from '../operations/records/detail';
import { type Operation, stepsOf } from '../operations/records/operation';
import { findOperation } from '../operations/search/find-operation';
import { call, tokenOf } from '../test-client';
import { ordersOf } from '../traces/day-orders';

const HOUR = 3_600_000;
const NOW = midnightOf(2026, 11, 27) + 18 * HOUR;

let token = '';

beforeAll(startServer);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  token = await tokenOf('mariana.rios@example.mx');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

const ask = (path: string) => call(path, { token });
const read = async (path: string) => (await ask(path)).json();
const list = async (query: string): Promise<Operation[]> => (await read(`operation?${query}`)).data;
const tracesOf = async (order: string): Promise<TraceEntry[]> => (await read(`trace?order=${order}`)).data;

test.each([0.2, 9, 23.9])(
  'at %s h the payment of yesterday afternoon whose notice never came is found and explained',
  async (hour) => {
    vi.setSystemTime(midnightOf(2026, 11, 27) + hour * HOUR);
    token = await tokenOf('mariana.rios@example.mx');
    const found = await list(
      'dateRange=2026-11-26_2026-11-26&paymentMethod=OXXO&minAmount=49900&maxAmount=49900&status=PENDING&size=100',
    );
    const lost = found.find(({ date }) => date === '2026-11-26T16:23:41-06:00');
    expect(lost).toMatchObject({ status: 'PENDING', attemptCount: 3, reconciled: false });
    const detail = await read(`operation/${lost?.operationId}`);
    expect(detail.attempts.map(({ errorCode }: { errorCode: string }) => errorCode)).toEqual(['504', '504', '504']);
    expect(detail.events.map(({ type }: { type: string }) => type)).toContain('NOTICE_MISSING');
    expect(detail.reference.branch).toMatch(/^50/);
    const traces = await tracesOf(lost?.orderId ?? '');
    expect(traces[0]).toMatchObject({
      operation: 'consultarPago',
      response: { status: 'PAID', noticeReceived: false },
    });
  },
);

test('the orders of the log are operations with the same times, amounts and ends', async () => {
  const operations = new Map(
    (await list('dateRange=2026-11-26_2026-11-26&size=1000')).map((one) => [one.orderId, one]),
  );
  const logged = [...new Set(ordersOf(startOfDay(NOW, -1)).map(({ entry }) => String(entry.order)))];
  expect(logged).toHaveLength(140);
  expect(logged.filter((order) => !operations.has(order))).toEqual([]);
  expect(operations.get('ORD-20261126-004171')).toMatchObject({ status: 'DENIED', errorCode: '51', amount: 199_900 });
  const [demo] = await list('q=ORD-DEMO-000051');
  expect(demo).toMatchObject({
    status: 'DENIED',
    errorCode: '51',
    cardLast4: '4444',
    date: '2026-11-27T17:40:00-06:00',
  });
});

test('whatever the end of an operation, its traces and its time line tell the same', async () => {
  const sample = [
    ...(await list('dateRange=2026-11-20_2026-11-20&size=400')),
    ...(await list('dateRange=2026-10-15_2026-10-15&size=100')),
    ...(await list('status=REFUND&status=REVIEW&size=20&dateRange=2026-11-01_2026-11-27')),
  ];
  expect(new Set(sample.map(({ status }) => status)).size).toBeGreaterThan(7);
  for (const operation of sample.filter((_, index) => index % 8 === 0 || index > 490)) {
    const plan = findOperation(operation.operationId, NOW);
    if (!plan) throw new Error(operation.operationId);
    const [detail, traces] = [detailOf(plan, NOW), stepsOf(plan, NOW).map(({ entry }) => entry)];
    const name = `${operation.operationId} ${operation.paymentMethod} ${operation.status} ${operation.errorCode}`;
    expect(detail, name).toMatchObject(operation);
    const ended = detail.events.findLast(({ toStatus }) => toStatus !== null);
    expect(ended?.toStatus, name).toBe(operation.status);
    expect(detail.refunds.filter(({ status }) => status === 'COMPLETED').length, name).toBe(
      operation.refundedAmount > 0 ? 1 : 0,
    );
    expect(traces.length, name).toBeGreaterThan(0);
    const amounts = traces.flatMap(({ service, request }) =>
      service === 'devoluciones' ? [] : (request?.amount ?? request?.monto ?? []),
    );
    expect(new Set(amounts.map((pesos) => Math.round(Number(pesos) * 100))), name).toEqual(
      new Set(amounts.length ? [operation.amount] : []),
    );
    if (operation.errorCode)
      expect(
        traces.map(({ code }) => code),
        name,
      ).toContain(operation.errorCode);
  }
});

test('what belongs to an operation finds it', async () => {
  const [card] = await list('paymentMethod=CARD&status=SUCCESS&dateRange=2026-11-20_2026-11-20');
  const [spei] = await list('paymentMethod=SPEI&dateRange=2026-11-20_2026-11-20');
  const texts = [
    card?.orderId,
    card?.operationId,
    card?.authorizationCode,
    card?.providerReference,
    card?.orderId.toLowerCase(),
  ];
  for (const text of texts) {
    const found = await list(`q=${text}&size=1000&dateRange=2026-11-19_2026-11-21`);
    expect(
      found.map(({ operationId }) => operationId),
      text ?? '',
    ).toContain(card?.operationId);
  }
  expect((await list(`q=${card?.cardLast4}&dateRange=2026-11-20_2026-11-20`)).length).toBeGreaterThan(0);
  expect(await list(`q=${spei?.providerReference}&dateRange=2026-11-19_2026-11-21`)).toHaveLength(1);
  expect(await list('q=ORD-2026112&dateRange=2026-11-18_2026-11-27')).toHaveLength(10);
  expect(await list('q=no%20existe&dateRange=2026-11-18_2026-11-27')).toEqual([]);
});

test('a text in the body is looked for as one in the query; without it there is no answer', async () => {
  const search = (body: unknown, range = '2026-11-20_2026-11-20') =>
    call(`operation/search?dateRange=${range}&size=1000`, { method: 'POST', token, body });
  const [card] = await list('paymentMethod=CARD&status=SUCCESS&dateRange=2026-11-20_2026-11-20');
  const found = await (await search({ q: card?.orderId })).json();
  expect(found.data).toEqual(await list(`q=${card?.orderId}&dateRange=2026-11-20_2026-11-20`));
  expect(found.data).toContainEqual(card);
  for (const body of [{}, { q: ' ' }, { q: 5 }, null, []]) expect((await search(body)).status).toBe(400);
  expect((await search({ q: 'x' }, 'ayer')).status).toBe(400);
});

test('a phone is found however it is written, a card by its whole number', async () => {
  const search = async (q: string) => {
    const answer = await call('operation/search?dateRange=2026-11-20_2026-11-20&size=1000', {
      method: 'POST',
      token,
      body: { q },
    });
    return (await answer.json()).data as { cardLast4: string | null; customerPhone: string }[];
  };
  const plan = findOperation((await list('dateRange=2026-11-20_2026-11-20&size=1'))[0]?.operationId ?? '', NOW);
  const phone = `55${String(plan?.phone).padStart(8, '0')}`;
  const spaced = `${phone.slice(0, 2)} ${phone.slice(2, 6)}-${phone.slice(6)}`;
  for (const form of [phone, spaced, `(55) ${phone.slice(2)}`, `+52 ${spaced}`, `+52 1 ${spaced}`, `044 ${spaced}`])
    expect((await search(form)).length, form).toBeGreaterThan(0);
  const [card] = await list('paymentMethod=CARD&status=SUCCESS&dateRange=2026-11-20_2026-11-20');
  const number = Array.from({ length: 10 }, (_, check) => `41111111${check}000${card?.cardLast4}`).find(isCardNumber);
  const found = await search(number?.replace(/(\d{4})(?=\d)/g, '$1 ') ?? '');
  expect(new Set(found.map(({ cardLast4 }) => cardLast4))).toEqual(new Set([card?.cardLast4]));
});

test('a run over all matches holds those of its first moment, in its order, whatever happens meanwhile', async () => {
  const search = 'operation?dateRange=2026-11-20_2026-11-27&size=1000&sort=date,desc';
  const part = async (cursor: string) => (await ask(`${search}&cursor=${cursor}`)).json();
  const first = await part('');
  vi.setSystemTime(NOW + HOUR / 6);
  const seen = [...first.data];
  for (let { next } = first; next !== null; ) {
    const found = await part(next);
    expect(found.total).toBe(first.total);
    seen.push(...found.data);
    next = found.next;
  }
  expect(first.total).toBeGreaterThan(2000);
  expect(new Set(seen.map(({ operationId }: Operation) => operationId)).size).toBe(first.total);
  expect(seen).toHaveLength(first.total);
  // Pages, which have no such moment, hold what came since.
  const page = await read(search);
  expect(page.total).toBeGreaterThan(first.total);
  expect(page).not.toHaveProperty('next');
  for (const cursor of ['x', '1', `${NOW + 4 * HOUR}.1`, `${NOW}.0`])
    expect((await ask(`${search}&cursor=${cursor}`)).status).toBe(400);
});

test('an unknown id is answered with similar ones, and broken filters with the reason', async () => {
  const missing = await ask('operation/OP261126004191');
  expect(missing.status).toBe(404);
  const { similar } = await missing.json();
  expect(similar).toHaveLength(5);
  expect(similar).toContain('OP261126004171');
  for (const path of ['operation', 'summary', 'statistic']) {
    for (const range of ['ayer', '2026-11-31_2026-12-01', '2026-11-02_2026-11-01', '2024-01-01_2026-01-01'])
      expect((await ask(`${path}?dateRange=${range}`)).status, `${path} ${range}`).toBe(400);
  }
  const tooMany = await ask('statistic?granularity=hour&dateRange=2026-11-01_2026-11-27');
  expect([tooMany.status, (await tooMany.json()).fields[0].field]).toEqual([422, 'granularity']);
  expect((await call('operation')).status).toBe(401);
});

test('all roles may ask, and every option finds something', async () => {
  for (const email of ['admin@example.mx', 'finanzas@example.mx', 'telcel@example.mx'])
    expect((await call('summary?dateRange=2026-11-27_2026-11-27', { token: await tokenOf(email) })).status).toBe(200);
  for (const [path, name] of [
    ['channels', 'channel'],
    ['banks', 'bank'],
    ['errorCodes', 'errorCode'],
  ]) {
    for (const option of await read(`operation/${path}`))
      expect(
        (await read(`operation?${name}=${option}&dateRange=2026-10-01_2026-11-27&size=1`)).total,
        option,
      ).toBeGreaterThan(0);
  }
});
