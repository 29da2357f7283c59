import { channelChanges, type StoredChannel, type StoredKey } from '../rules/channel';
import { hash } from '../rules/hash';
import { startOfDay } from '../rules/mexico-time';
import type { Deed } from '../trail-ports';
import type { ChannelTerms, Person } from '../wire/channels';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const octavio: Person = { email: 'admin@example.mx', name: 'Octavio Beltrán' };
const elisa: Person = { email: 'anterior@example.mx', name: 'Elisa Campos' };
const lucia: Person = { email: 'lucia.luna@example.mx', name: 'Lucía Luna' };

/** What is charged where nothing else was agreed. */
const FEES: ChannelTerms['fees'] = [
  { paymentMethod: 'OXXO', rate: 0, fixed: 950 },
  { paymentMethod: 'STORE', rate: 180, fixed: 300 },
  { paymentMethod: 'CARD', rate: 290, fixed: 250 },
  { paymentMethod: 'SPEI', rate: 0, fixed: 600 },
  { paymentMethod: 'SICATEL', rate: 125, fixed: 0 },
];

type Sketch = Pick<ChannelTerms, 'name' | 'key' | 'type' | 'paymentMethods' | 'threeDSecurePolicy'> & {
  amounts: readonly [least: number, most: number];
};

/** What each takes is what its invented operations have; the last two have none. */
const SKETCHES: readonly Sketch[] = [
  {
    ...{ name: 'Aplicación', key: 'APP', type: 'APP', threeDSecurePolicy: 'RISK', amounts: [1000, 500_000] },
    paymentMethods: ['OXXO', 'CARD', 'SPEI', 'SICATEL'],
  },
  {
    ...{ name: 'Sitio web', key: 'WEB', type: 'WEB', threeDSecurePolicy: 'RISK', amounts: [1000, 800_000] },
    paymentMethods: ['OXXO', 'CARD', 'SPEI'],
  },
  {
    ...{ name: 'Llamada', key: 'IVR', type: 'IVR', threeDSecurePolicy: 'NONE', amounts: [1000, 500_000] },
    paymentMethods: ['CARD', 'SICATEL'],
  },
  {
    ...{ name: 'Marcación corta', key: 'USSD', type: 'USSD', threeDSecurePolicy: 'NONE', amounts: [1000, 500_000] },
    paymentMethods: ['SICATEL'],
  },
  {
    ...{ name: 'Kioscos', key: 'KIOSCO', type: 'TIENDA', threeDSecurePolicy: 'RISK', amounts: [1000, 500_000] },
    paymentMethods: ['OXXO', 'CARD'],
  },
  {
    ...{ name: 'Tiendas', key: 'TIENDA', type: 'TIENDA', threeDSecurePolicy: 'NONE', amounts: [1000, 500_000] },
    paymentMethods: ['STORE'],
  },
  {
    ...{
      name: 'Asistente de chat',
      key: 'CHAT',
      type: 'API',
      threeDSecurePolicy: 'REQUIRED',
      amounts: [2000, 200_000],
    },
    paymentMethods: ['CARD', 'SPEI'],
  },
  {
    ...{ name: 'Socios', key: 'SOCIOS', type: 'API', threeDSecurePolicy: 'REQUIRED', amounts: [100, 2_000_000] },
    paymentMethods: ['CARD', 'SPEI'],
  },
];

/** A key whose text nobody has. */
function inventedKey(channel: string, number: number, createdAt: number, more: Partial<StoredKey> = {}): StoredKey {
  const digits = (salt: number) => hash(`${channel} ${number} ${salt}`).toString(16).padStart(8, '0').slice(0, 8);
  const text = Array.from({ length: 8 }, (_, salt) => digits(salt)).join('');
  return {
    ...{ keyId: `LLV-${channel}-${number}`, hash: text, hint: text.slice(-4), createdAt, createdBy: octavio },
    ...{ endsAt: null, revokedAt: null, revokedBy: null, ...more },
  };
}

/** Something that was done to an invented channel: how it was before, and the rest of its entry in the trail. */
interface Past {
  key: string;
  was: Partial<StoredChannel>;
  is?: Partial<StoredChannel>;
  deed: Pick<Deed, 'action' | 'reason'>;
  by: Person;
  at: number;
}

/** Invented channels as they stand at a moment, and what was done to them until then, oldest first. */
export function demonstrationChannels(now: number): {
  channels: StoredChannel[];
  deeds: { deed: Deed; at: number }[];
} {
  const today = startOfDay(now);
  const at = (days: number, hours: number) => today - days * DAY + Math.round(hours * 3600) * 1000;
  const first = (key: string) => at(300 + (hash(key) % 60), 9 + (hash(key) % 8));
  const keysOf: Readonly<Record<string, StoredKey[]>> = {
    WEB: [
      inventedKey('WEB', 1, first('WEB'), { endsAt: at(-1, 11.52) }),
      inventedKey('WEB', 2, at(1, 11.52), { createdBy: lucia }),
    ],
    USSD: [
      inventedKey('USSD', 1, first('USSD'), { revokedAt: at(9, 17.31), revokedBy: lucia }),
      inventedKey('USSD', 2, at(10, 10.2), { createdBy: lucia }),
    ],
    KIOSCO: [inventedKey('KIOSCO', 1, first('KIOSCO'), { endsAt: at(40, 12) }), inventedKey('KIOSCO', 2, at(47, 12))],
    TIENDA: [],
    SOCIOS: [inventedKey('SOCIOS', 1, first('SOCIOS'), { revokedAt: at(59, 13.4), revokedBy: elisa })],
  };
  const channels = new Map(
    SKETCHES.map(({ amounts: [minAmount, maxAmount], ...sketch }): [string, StoredChannel] => {
      const { key } = sketch;
      const createdAt = first(key);
      return [
        key,
        {
          ...{ ...sketch, channelId: `CNL-${key}`, minAmount, maxAmount, fees: FEES, status: 'ACTIVE' },
          ...{ pausedUntil: null, statusSince: createdAt, keys: keysOf[key] ?? [inventedKey(key, 1, createdAt)] },
          ...{ createdAt, updatedAt: createdAt, updatedBy: octavio, version: 1 },
        },
      ];
    }),
  );
  const paused = { status: 'PAUSED', pausedUntil: at(-2, 18), statusSince: at(3, 14.01) } as const;
  const disabled = { status: 'DISABLED', statusSince: at(59, 13.45) } as const;
  const [web1] = keysOf.WEB ?? [];
  const [ussd1, ussd2] = keysOf.USSD ?? [];
  const past: Past[] = [
    {
      ...{ key: 'SOCIOS', was: { status: 'ACTIVE', statusSince: first('SOCIOS') }, is: disabled, by: elisa },
      ...{ deed: { action: 'DISABLE', reason: 'Terminó el convenio' }, at: at(59, 13.45) },
    },
    {
      ...{ key: 'APP', was: { fees: FEES.map((fee) => (fee.paymentMethod === 'CARD' ? { ...fee, rate: 310 } : fee)) } },
      ...{ deed: { action: 'EDIT', reason: 'Nuevo convenio con el adquirente' }, by: lucia, at: at(17, 17.52) },
    },
    {
      ...{
        key: 'USSD',
        was: { keys: [{ ...(ussd1 as StoredKey), revokedAt: null, revokedBy: null }, ussd2 as StoredKey] },
      },
      ...{ deed: { action: 'REVOKE_KEY', reason: 'El operador cambió de equipo' }, by: lucia, at: at(9, 17.31) },
    },
    {
      ...{ key: 'WEB', was: { maxAmount: 500_000 } },
      ...{ deed: { action: 'EDIT', reason: 'Campaña de fin de mes' }, by: elisa, at: at(4, 11.35) },
    },
    {
      ...{ key: 'CHAT', was: { status: 'ACTIVE', pausedUntil: null, statusSince: first('CHAT') }, is: paused },
      ...{ deed: { action: 'PAUSE', reason: 'Mantenimiento del proveedor' }, by: lucia, at: at(3, 14.01) },
    },
    {
      ...{ key: 'WEB', was: { keys: [{ ...(web1 as StoredKey), endsAt: null }] } },
      ...{ deed: { action: 'ROTATE_KEY', reason: 'Rotación trimestral' }, by: lucia, at: at(1, 11.52) },
    },
  ];
  const deeds = past.map(({ key, was, is, deed, by, at: moment }) => {
    const channel = channels.get(key) as StoredChannel;
    const next = { ...channel, ...is, updatedAt: moment, updatedBy: by, version: channel.version + 1 };
    channels.set(key, next);
    const changes = channelChanges({ ...next, ...was }, next, moment);
    const who = { user: by.email, userName: by.name, role: 'ADMINISTRATOR', ip: '192.0.2.14' };
    return { deed: { ...who, entity: 'channel', entityId: channel.channelId, ...deed, ...changes }, at: moment };
  });
  return { channels: [...channels.values()], deeds };
}
