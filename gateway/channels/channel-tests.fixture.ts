import { expect, test } from 'vitest';
import type { ChannelStore } from '../channel-ports';
import type { StoredChannel } from '../rules/channel';
import type { OperationSums } from '../rules/operation-sums';
import type { Actor, Trail } from '../trail-ports';
import type { ChannelTerms } from '../wire/channels';
import { type ChannelOutcome, createChannels } from './channels';

export const NOW = Date.UTC(2026, 10, 27, 18);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A place where channels are kept, with the given ones in it. */
interface ChannelPlace {
  store: ChannelStore;
  trail: Trail;
  /** All that is kept, as text. */
  dump(): Promise<string>;
}

export const terms = (key: string, more: Partial<ChannelTerms> = {}): ChannelTerms => ({
  ...{ name: `Canal ${key}`, key, type: 'API', paymentMethods: ['CARD', 'SPEI'], minAmount: 1000, maxAmount: 500_000 },
  fees: [
    { paymentMethod: 'CARD', rate: 290, fixed: 250 },
    { paymentMethod: 'SPEI', rate: 0, fixed: 600 },
  ],
  threeDSecurePolicy: 'RISK',
  ...more,
});

export const storedChannel = (key: string, more: Partial<StoredChannel> = {}): StoredChannel => ({
  ...{ ...terms(key), channelId: `CNL-${key}`, status: 'ACTIVE', pausedUntil: null, statusSince: NOW - DAY, keys: [] },
  ...{ createdAt: NOW - DAY, updatedAt: NOW - DAY, updatedBy: { email: 'eva@example.mx', name: 'eva' }, version: 1 },
  ...more,
});

const actor = (id: string): Actor => ({ email: `${id}@example.mx`, name: id, role: 'ADMINISTRATOR', ip: '' });

let keys = 0;
const by = (id: string) => {
  keys += 1;
  return { key: `clave-de-canal-${keys}`, actor: actor(id) };
};

const sums = (members: OperationSums['members'], approved: number, declined: number): OperationSums => ({
  ...{ from: 0, currency: 'MXN', count: approved + declined, amount: 0, refundAmount: 0, totalAmount: 0, netAmount: 0 },
  ...{ unreconciled: 0, members: { channel: 'APP', paymentMethod: 'CARD', ...members }, approved, declined },
});

const everything = {
  filter: { text: '', statuses: [], types: [], paymentMethods: [] },
  ...{ sort: { member: 'operations24h', ascending: false } as const, page: 1, size: 10 },
};

/** What holds of channels, wherever they are kept. */
export function channelTests(open: (channels: readonly StoredChannel[]) => Promise<ChannelPlace>): void {
  async function platform(given: readonly StoredChannel[] = [storedChannel('APP')]) {
    const place = await open(given);
    let [made, now] = [0, NOW];
    const asked: number[] = [];
    const channels = createChannels({
      store: place.store,
      operations: {
        async sums({ range }) {
          const hours = ((range?.until ?? 0) - (range?.from ?? 0)) / HOUR;
          asked.push(hours);
          if (hours > 24) return [sums({}, 90, 8), sums({ errorCode: '68' }, 0, 2)];
          return [
            sums({ authentication: 'DIRECT' }, 14, 0),
            sums({ authentication: 'THREE_D_SECURE', errorCode: '51' }, 0, 1),
            sums({ paymentMethod: 'SPEI', errorCode: '68', errorMessage: 'Tiempo agotado' }, 0, 5),
          ];
        },
      },
      clock: { now: () => now },
      newId: (prefix) => `${prefix}-${given[0]?.key}-${++made}`,
    });
    return { ...place, channels, asked, pass: (ms: number) => (now += ms) };
  }
  const seen = (outcome: ChannelOutcome) => ('channelId' in outcome ? `${outcome.status} ${outcome.version}` : outcome);

  test('is told as it was written, with what went through it beside what is usual', async () => {
    const { channels, asked } = await platform([storedChannel('APP'), storedChannel('CHAT')]);
    const { data, total, statusCounts } = await channels.page(everything);
    expect({ total, statusCounts }).toEqual({ total: 2, statusCounts: { ACTIVE: 2, PAUSED: 0, DISABLED: 0 } });
    expect(data).toMatchObject([
      {
        ...{ ...terms('APP'), channelId: 'CNL-APP', operations24h: 20, approvalRate24h: 0.7, usualApprovalRate: 0.9 },
        ...{ plainCards24h: 14, drop: { errorCode: '68', errorMessage: 'Tiempo agotado' } },
        methods24h: [
          { paymentMethod: 'CARD', count: 15 },
          { paymentMethod: 'SPEI', count: 5 },
        ],
      },
      { key: 'CHAT', operations24h: 0, approvalRate24h: null, usualApprovalRate: null, drop: null },
    ]);
    await channels.find('CNL-APP');
    expect(asked.toSorted()).toEqual([24, 672]);
  });

  test('is written once for its key, with its entry in the trail; no two have one name among operations', async () => {
    const { channels, trail } = await platform();
    const keyed = by('eva');
    const request = { ...terms('NUEVO'), reason: 'Alta' };
    const [first, again] = [await channels.create(request, keyed), await channels.create(request, keyed)];
    expect(first).toMatchObject({ status: 'ACTIVE', version: 1, updatedBy: actor('eva').email && { name: 'eva' } });
    expect(again).toEqual(first);
    expect(await channels.create({ ...request, name: 'Otro' }, keyed)).toMatchObject({
      refused: [{ field: 'Idempotency-Key' }],
    });
    const both = await Promise.all(['eva', 'ivo'].map((id) => channels.create({ ...request, key: 'DOS' }, by(id))));
    expect(both.filter((outcome) => 'channelId' in outcome)).toHaveLength(1);
    expect(both.filter((outcome) => 'refused' in outcome)).toMatchObject([{ refused: [{ field: 'key' }] }]);
    const { channelId } = first as { channelId: string };
    expect(await trail.of('channel', channelId)).toMatchObject([
      { action: 'CREATE', user: 'eva@example.mx', reason: 'Alta', before: {}, after: { key: 'NUEVO', keys: [] } },
    ]);
  });

  test('a change keeps what was before; of two at once the second is shown how it stands', async () => {
    const { channels, trail } = await platform();
    const { key: _, type: __, ...rest } = terms('APP');
    const fees = rest.fees.map((fee) => (fee.paymentMethod === 'CARD' ? { ...fee, rate: 285 } : fee));
    const change = { ...rest, fees, maxAmount: 800_000, reason: 'Campaña', version: 1 };
    const outcomes = await Promise.all(['eva', 'ivo'].map((id) => channels.edit('CNL-APP', change, by(id))));
    expect(outcomes.map(seen)).toContain('ACTIVE 2');
    expect(outcomes.filter((outcome) => 'conflict' in outcome)).toMatchObject([
      { conflict: { version: 2, maxAmount: 800_000 } },
    ]);
    expect(await channels.edit('CNL-APP', { ...change, version: 2 }, by('eva'))).toMatchObject({
      refused: [{ message: 'No hay nada que cambiar.' }],
    });
    expect(await trail.of('channel')).toMatchObject([
      {
        ...{ action: 'EDIT', before: { maxAmount: 500_000, 'fee.CARD': { rate: 290, fixed: 250 } } },
        after: { maxAmount: 800_000, 'fee.CARD': { rate: 285, fixed: 250 } },
      },
    ]);
    expect(await channels.edit('no\0such', change, by('eva'))).toEqual({ unknown: true });
  });

  test('a pause ends by itself; what is disabled stays so until somebody enables it', async () => {
    const { channels, pass } = await platform();
    let version = 0;
    const set = async (status: 'ACTIVE' | 'PAUSED' | 'DISABLED', until: number | null = null) => {
      version += 1;
      return seen(await channels.setStatus('CNL-APP', { status, until, reason: 'x', version }, by('eva')));
    };
    expect(await set('ACTIVE')).toMatchObject({ refused: [{ field: 'status' }] });
    version = 0;
    expect(await set('PAUSED', NOW + HOUR)).toBe('PAUSED 2');
    expect(await channels.find('CNL-APP')).toMatchObject({ actions: ['EDIT', 'RESUME', 'DISABLE', 'CREATE_KEY'] });
    pass(HOUR);
    expect(await channels.find('CNL-APP')).toMatchObject({
      ...{ status: 'ACTIVE', pausedUntil: null, statusSince: '2026-11-27T13:00:00-06:00' },
    });
    expect(await set('DISABLED')).toBe('DISABLED 3');
    expect(await set('ACTIVE')).toBe('ACTIVE 4');
  });

  test('a key is shown once and kept as a hash; two hold during a rotation, and none that was revoked', async () => {
    const { channels, trail, pass, dump } = await platform();
    const make = async (version: number, overlapHours: number, keyed = by('eva')) => {
      const made = await channels.makeKey('CNL-APP', { overlapHours, reason: 'Rotación', version }, keyed);
      return 'secret' in made ? made : Promise.reject(new Error(JSON.stringify(made)));
    };
    const keyed = by('eva');
    const first = await make(1, 0, keyed);
    expect(first.secret).toMatch(/^atk_[\w-]{43}$/);
    expect(await make(1, 0, keyed)).toMatchObject({ keyId: first.keyId, secret: null, channel: { version: 2 } });
    const second = await make(2, 2);
    const [old, young] = [first.secret ?? '', second.secret ?? ''];
    expect(second.channel.keys).toMatchObject([
      { status: 'VALID', hint: young.slice(-4) },
      { status: 'RETIRING', hint: old.slice(-4), endsAt: '2026-11-27T14:00:00-06:00' },
    ]);
    const holders = async () => [await channels.holder(old), await channels.holder(young), await channels.holder('')];
    const app = { channel: 'APP', pausedSince: null };
    expect(await holders()).toEqual([app, app, undefined]);
    await expect(make(3, 1)).rejects.toThrow('refused');
    pass(2 * HOUR);
    expect(await holders()).toEqual([undefined, app, undefined]);
    const stand = (version: number, status: 'ACTIVE' | 'PAUSED' | 'DISABLED', until: number | null = null) =>
      channels.setStatus('CNL-APP', { status, until, reason: 'Prueba', version }, by('eva'));
    await stand(3, 'PAUSED', NOW + 9 * HOUR);
    expect(await channels.holder(young)).toEqual({ channel: 'APP', pausedSince: NOW + 2 * HOUR });
    await stand(4, 'DISABLED');
    expect(await channels.holder(young)).toBe('disabled');
    await stand(5, 'ACTIVE');
    const revoke = (version: number, keyId: string) =>
      channels.revokeKey('CNL-APP', keyId, { reason: 'Se filtró', version }, by('ivo'));
    expect(await revoke(6, first.keyId)).toMatchObject({ refused: [{ field: 'keyId' }] });
    expect(await revoke(2, second.keyId)).toMatchObject({ conflict: { version: 6 } });
    expect(await revoke(6, 'LLV-NADIE')).toEqual({ unknown: true });
    expect(await revoke(6, second.keyId)).toMatchObject({
      ...{ version: 7, actions: ['EDIT', 'PAUSE', 'DISABLE', 'CREATE_KEY'] },
      keys: [{ status: 'REVOKED', revokedBy: { name: 'ivo' } }, { status: 'EXPIRED' }],
    });
    expect(await holders()).toEqual([undefined, undefined, undefined]);
    expect((await trail.of('channel', 'CNL-APP')).map(({ action }) => action)).toEqual([
      ...['REVOKE_KEY', 'ENABLE', 'DISABLE', 'PAUSE', 'ROTATE_KEY', 'CREATE_KEY'],
    ]);
    const [kept, told] = [await dump(), JSON.stringify([await trail.of('channel'), await channels.page(everything)])];
    for (const secret of [old, young]) {
      expect(kept).not.toContain(secret);
      expect(told).not.toContain(secret);
    }
  });
}
