import { expect, test } from 'vitest';
import { deliveryAnswer, deliveryDetail } from '../../gateway/rules/delivery';
import { inventedDeliveries } from './invented-deliveries';

const HOUR = 3_600_000;
/** Half past three in the afternoon of Mexico City, when the shop is away. */
const NOW = Date.UTC(2026, 10, 27, 21, 30);

test('three days have deliveries of every type, state and way to end, each of an order, and all alike for whoever asks', async () => {
  const told = inventedDeliveries({ now: () => NOW });
  const rows = await told.within({ from: NOW - 72 * HOUR, until: NOW });
  const seen = (read: (row: (typeof rows)[number]) => unknown) => [...new Set(rows.map(read))].sort();
  expect(seen(({ type }) => type)).toEqual(['EMAIL', 'PUSH', 'SMS', 'WEBHOOK']);
  expect(seen(({ status }) => status)).toEqual(['CANCELLED', 'DELIVERED', 'FAILED', 'QUEUED', 'RETRYING', 'SENT']);
  expect(seen(({ event }) => event).length).toBeGreaterThan(6);
  expect(seen(({ last }) => last?.httpStatus)).toEqual(expect.arrayContaining([200, 422, 500, 503]));
  expect(seen(({ last }) => last?.outcome)).toEqual(expect.arrayContaining(['ANSWERED', 'TIMEOUT']));
  expect(rows.every(({ orderId, date }) => orderId?.startsWith('ORD-2026') && date <= NOW)).toBe(true);
  expect(new Set(rows.map(({ notificationId }) => notificationId)).size).toBe(rows.length);
  const again = await inventedDeliveries({ now: () => NOW }).within({ from: NOW - 72 * HOUR, until: NOW });
  expect(again).toEqual(rows);
});

test('a list and its details tell the same, and neither names a person', async () => {
  const told = inventedDeliveries({ now: () => NOW });
  const rows = await told.within({ from: NOW - HOUR, until: NOW });
  for (const row of rows.slice(0, 40)) {
    const found = await told.find(row.notificationId);
    const { attempts, ...detail } = deliveryDetail(found as NonNullable<typeof found>);
    expect(detail).toEqual(deliveryAnswer(row));
    expect(attempts).toHaveLength(row.attemptCount);
    expect(JSON.stringify(detail)).not.toMatch(/55\d{8}|[a-z]{2,}[.\w]*@/);
    expect(JSON.stringify(attempts)).not.toMatch(/v1=/);
  }
  expect(await told.find('NTF-261127-999999-1')).toBeUndefined();
  expect(await told.find('NTF-260101-000027-1')).toBeUndefined();
});
