import { expect, test } from 'vitest';
import { midnightOf } from '../../gateway/rules/mexico-time';
import type { JsonObject } from '../../gateway/wire/traces';
import { wireDate } from '../wire-date';
import { showcaseOrderAt } from './day-orders';
import type { LoggedStep } from './entry';
import { hosts, traceOptions } from './hosts';
import { traceLog } from './trace-log';

const NOW = new Date(2026, 10, 27, 18, 0, 0).getTime();
const log = traceLog(NOW);

/** Steps by order, oldest first. */
const orders = new Map<string, LoggedStep[]>();
for (const step of log.toReversed()) {
  const { order } = step.entry;
  if (typeof order === 'string') orders.set(order, [...(orders.get(order) ?? []), step]);
}

const member = (value: JsonObject | null | undefined, key: string) => value?.[key];

test('thousands of entries, newest first, none from the future', () => {
  expect(log.length).toBeGreaterThan(4000);
  const moments = log.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort((one, other) => other - one));
  expect(moments[0]).toBeLessThanOrEqual(NOW);
  expect(NOW - (moments[0] ?? 0)).toBeLessThan(30 * 60_000);
  expect(log.every(({ at, entry }) => entry.date === wireDate(at))).toBe(true);
});

test('the same moment gives the same log, and a later one begins with what was added', () => {
  expect(traceLog(NOW)).toEqual(log);
  const later = traceLog(NOW + 9 * 60_000);
  expect(later.length).toBeGreaterThan(log.length);
  expect(later.slice(-log.length)).toEqual(log);
});

test('the steps of an order follow each other: none begins before the one before it ends', () => {
  expect(orders.size).toBeGreaterThan(800);
  for (const [order, steps] of orders) {
    for (let index = 1; index < steps.length; index += 1) {
      const [before, after] = [steps[index - 1] as LoggedStep, steps[index] as LoggedStep];
      expect(after.at - (after.entry.elapsedMs ?? 0), `${order}, step ${index}`).toBeGreaterThanOrEqual(before.at);
    }
  }
});

test('the steps of an order agree on amount, card, line and authorisation', () => {
  for (const [order, steps] of orders) {
    const values = (read: (value: JsonObject | null | undefined) => unknown) =>
      new Set(
        steps
          .flatMap(({ entry }) => [read(entry.request), read(entry.response)])
          .filter((value) => value !== undefined),
      );
    for (const key of ['lastFour', 'msisdn', 'authorization', 'claveRastreo', 'reference']) {
      expect(values((value) => member(value, key)).size, `${order} ${key}`).toBeLessThanOrEqual(1);
    }
    const amounts = values((value) => member(value, 'amount') ?? member(value, 'monto') ?? member(value, 'captured'));
    expect(amounts.size, `${order} amounts`).toBeLessThanOrEqual(1);
    const card = values((value) => member(member(value, 'card') as JsonObject | undefined, 'lastFour'));
    const token = values((value) => member(value, 'lastFour'));
    expect(
      [...card].every((lastFour) => token.has(lastFour)),
      `${order} card`,
    ).toBe(true);
  }
});

test('the code of an entry is the one that the acquirer gave', () => {
  const answered = log.filter(({ entry }) => member(entry.response, 'acquirer'));
  expect(answered.length).toBeGreaterThan(100);
  for (const { entry } of answered) expect(member(entry.response, 'acquirer')).toMatchObject({ code: entry.code });
});

test('hosts, services, channels and kinds are those of the option lists', () => {
  for (const { entry } of log) {
    expect(entry.ip).toBe(hosts[entry.hostName as keyof typeof hosts].ip);
    expect(traceOptions.services).toContain(entry.service);
    expect(traceOptions.logTypes).toContain(entry.logType);
    if (entry.channel) expect(traceOptions.channels).toContain(entry.channel);
    if (entry.server) expect(traceOptions.servers).toContain(entry.server);
  }
  const seen = (key: 'service' | 'logType' | 'channel' | 'server') =>
    [...new Set(log.flatMap(({ entry }) => entry[key] ?? []))].sort();
  expect(seen('service')).toEqual(traceOptions.services);
  expect(seen('logType')).toEqual(traceOptions.logTypes);
  expect(seen('channel')).toEqual(traceOptions.channels);
  expect(seen('server')).toEqual(traceOptions.servers);
});

test.each(['51', '05', '14', '54', '91', '68', '76', '59', '10', '3DS-N', '19', '1203', '1205'])(
  'payments fail with code %s, and never silently',
  (code) => {
    const failed = log.filter(({ entry }) => entry.code === code);
    expect(failed.length).toBeGreaterThan(2);
    expect(failed.every(({ entry }) => entry.logType === 'ERROR' || entry.logType === 'WARN')).toBe(true);
  },
);

test('some entries lack members, and some hold null', () => {
  for (const key of ['request', 'response', 'order', 'code', 'server'] as const) {
    expect(
      log.some(({ entry }) => entry[key] === undefined),
      key,
    ).toBe(true);
  }
  expect(log.some(({ entry }) => entry.order === null)).toBe(true);
  expect(log.some(({ entry }) => Object.values(entry.request ?? {}).includes(null))).toBe(true);
});

test('cards are test cards, and never whole', () => {
  const text = JSON.stringify(log);
  expect(text).not.toMatch(/(?<!\d)(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13})(?!\d)/);
  const bins = new Set(text.match(/"bin":"\d+"/g));
  expect([...bins].sort()).toEqual(['378282', '401288', '411111', '510510', '555555'].map((bin) => `"bin":"${bin}"`));
});

test.each([0, 1, 9, 14, 23.99])('the showcase order of yesterday exists at %s h and was denied with 51', (hour) => {
  const now = midnightOf(2026, 11, 27) + hour * 3_600_000;
  const order = showcaseOrderAt(now);
  expect(order).toBe('ORD-20261126-004171');
  const steps = traceLog(now).filter(({ entry }) => entry.order === order);
  expect(steps.map(({ entry }) => entry.code)).toContain('51');
  expect(steps[0]?.entry).toMatchObject({ service: 'notificaciones', request: { template: 'pago-rechazado' } });
});

test.each([0, 1, 9.99, 14.5, 23.99])('the demo order lies within the last hour at %s h', (hour) => {
  const now = new Date(2026, 10, 27).getTime() + hour * 3_600_000;
  const steps = traceLog(now).filter(({ entry }) => entry.order === 'ORD-DEMO-000051');
  expect(steps).toHaveLength(8);
  expect(steps.every(({ at }) => at <= now && at > now - 3_600_000)).toBe(true);
  const denied = steps.findIndex(({ entry }) => entry.code === '51');
  expect(steps[denied]?.entry).toMatchObject({ operation: 'autorizarTarjeta', response: { status: 'DENIED' } });
  expect(steps.slice(0, denied).map(({ entry }) => entry.operation)).toContain('enviarSms');
});
