import { describe, expect, test } from 'vitest';
import { channelAnswer } from '../rules/channel';
import { readChannelChange, readChannelStatus, readKeyRequest, readNewChannel } from '../rules/channel-request';
import { createMemoryLedger } from '../trail/memory-ledger';
import { channelTests, NOW, terms } from './channel-tests.fixture';
import { demonstrationChannels } from './demonstration-channels';
import { createMemoryChannelStore } from './memory-channel-store';
import { createTraffic } from './traffic';

describe('in memory', () =>
  channelTests(async (channels) => {
    const ledger = createMemoryLedger();
    const store = createMemoryChannelStore(channels, ledger);
    const dump = async () => JSON.stringify([await store.all(), [...ledger.answers]]);
    return { store, trail: ledger, dump };
  }));

test('invented channels are the same for one moment, with every state and every kind of key', () => {
  const { channels, deeds } = demonstrationChannels(NOW);
  expect(demonstrationChannels(NOW)).toEqual({ channels, deeds });
  const traffic = { operations24h: 0, approvalRate24h: null, usualApprovalRate: null, drop: null, methods24h: [] };
  const told = channels.map((channel) => channelAnswer(channel, { ...traffic, plainCards24h: 0 }, NOW));
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['ACTIVE', 'PAUSED', 'DISABLED']));
  const keys = told.flatMap((channel) => channel.keys);
  expect(new Set(keys.map(({ status }) => status))).toEqual(new Set(['VALID', 'RETIRING', 'EXPIRED', 'REVOKED']));
  expect(new Set(channels.flatMap((channel) => channel.keys.map(({ hash }) => hash))).size).toBe(keys.length);
  for (const { deed } of deeds) expect(Object.keys(deed.after), deed.action).not.toHaveLength(0);
});

const whole = { ...terms('APP'), reason: 'x', version: 1 };

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ paymentMethods: [] }, ['paymentMethods']],
  [{ paymentMethods: ['CARD', 'BITCOIN'] }, ['paymentMethods']],
  [{ paymentMethods: ['OXXO'] }, ['fee.OXXO']],
  [{ minAmount: 10.5 }, ['minAmount']],
  [{ minAmount: 2, maxAmount: 1 }, ['maxAmount']],
  [{ fees: [{ paymentMethod: 'CARD', rate: 2.9, fixed: 0 }] }, ['fee.CARD', 'fee.SPEI']],
  [{ fees: [null, ...terms('APP').fees] }, []],
  [{ threeDSecurePolicy: 'A veces' }, ['threeDSecurePolicy']],
  [{ reason: '', version: 0 }, ['version', 'reason']],
])('%j is read, or refused where it is wrong', (more, fields) => {
  const read = readChannelChange({ ...whole, ...more });
  expect('fields' in read ? read.fields.map(({ field }) => field) : []).toEqual(fields);
});

test('a new one says its key and type, a pause when it ends, a key how long the other goes on', () => {
  expect(readNewChannel({ ...whole, key: 'con espacio', type: 'FAX' })).toMatchObject({
    fields: [{ field: 'key' }, { field: 'type' }],
  });
  const pause = { status: 'PAUSED', reason: 'x', version: 1 };
  const until = (ms: number) => readChannelStatus({ ...pause, until: new Date(NOW + ms).toISOString() }, NOW);
  expect(until(60_000)).toMatchObject({ status: 'PAUSED', until: NOW + 60_000 });
  // Without a zone it is the platform's, wherever the gateway runs.
  expect(readChannelStatus({ ...pause, until: '2026-11-27T18:30' }, NOW)).toMatchObject({
    until: Date.UTC(2026, 10, 28, 0, 30),
  });
  for (const wrong of [until(0), until(91 * 86_400_000), readChannelStatus(pause, NOW)])
    expect(wrong).toMatchObject({ fields: [{ field: 'until' }] });
  for (const overlapHours of [-1, 1.5, 169, '1'])
    expect(readKeyRequest({ ...whole, overlapHours })).toMatchObject({ fields: [{ field: 'overlapHours' }] });
});

test('the last 24 hours are summed once for all who ask within seconds, and again after a failure', async () => {
  let asked = 0;
  const traffic = createTraffic({
    async sums({ range }) {
      if (range?.until !== NOW && range?.until !== NOW + 10_000) return [];
      asked += 1;
      if (asked === 1) throw new Error('away');
      return [];
    },
  });
  await expect(traffic(NOW)).rejects.toThrow('away');
  const told = await Promise.all([traffic(NOW), traffic(NOW + 9999)]);
  expect([asked, told[0] === told[1]]).toEqual([2, true]);
  await traffic(NOW + 10_000);
  expect(asked).toBe(3);
});
