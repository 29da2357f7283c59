import { hash } from '../rules/hash';
import { startOfDay } from '../rules/mexico-time';
import type { KeptProperty, KeptVersion, Peer, PeerProperty, Seal } from '../vault-ports';
import type { PropertyType } from '../wire/properties';
import { placeOf } from './property-deed';

const MINUTE = 60_000;
const DAY = 86_400_000;

const people = [
  { email: 'admin@example.mx', name: 'Octavio Beltrán' },
  { email: 'lucia.luna@example.mx', name: 'Lucía Luna' },
  { email: 'anterior@example.mx', name: 'Elisa Campos' },
] as const;

const reasons = ['Alta del servicio', 'Ajuste de temporada', 'Pedido de soporte', 'Revisión trimestral', 'Incidente'];

const services = [
  'autorizador',
  'conciliador',
  'notificaciones',
  'oxxo',
  'promociones',
  'riesgo',
  'sesiones',
  'sicatel',
  'spei',
  'tienda',
  'tokenizacion',
];

/** What each service has; a seed tells its values apart. */
const usual: readonly (readonly [key: string, type: PropertyType, value: (seed: number) => string])[] = [
  ['activo', 'BOOLEAN', (seed) => String(seed % 7 !== 0)],
  ['tiempoMs', 'NUMBER', (seed) => String(1000 + (seed % 18) * 500)],
  ['reintentos', 'JSON', (seed) => `[${60 * (1 + (seed % 3))}, ${300 * (1 + (seed % 3))}, 1800]`],
  ['url', 'STRING', (seed) => `https://interno-${seed % 9}.example.mx`],
  ['limites', 'JSON', (seed) => `{"maximo": ${(10 + (seed % 90)) * 1000}, "porDia": ${5 + (seed % 20)}}`],
  ['llave', 'SECRET', (seed) => `valor-de-prueba-${seed.toString(36).slice(0, 5)}`],
  ['firma', 'SECRET', (seed) => `firma-de-prueba-${seed.toString(36).slice(0, 5)}`],
  ['horario', 'STRING', (seed) => `0${6 + (seed % 3)}:00-2${seed % 3}:00`],
  ['lote', 'NUMBER', (seed) => String(50 * (1 + (seed % 20)))],
];

/** Which stand otherwise than published. */
const drafts = new Map([
  ['autorizador.tiempoMs', 0],
  ['riesgo.limites', 1],
  ['spei.llave', 0],
]);
const deleted = new Set(['oxxo.lote', 'sicatel.horario', 'tienda.url']);

/** Invented properties with their versions, as they stand at a moment; the same for the same day. */
export function demonstrationProperties(now: number, seal: Seal): KeptProperty[] {
  const today = startOfDay(now);
  return services.flatMap((service) =>
    usual.map(([name, type, inventedValue]) => {
      const key = `${service}.${name}`;
      const id = `prop-${hash(key).toString(36)}`;
      const draftBy = drafts.get(key);
      const count = 1 + (hash(key) % 5) + (draftBy === undefined ? 0 : 1);
      const versions = Array.from({ length: count }, (_, index): KeptVersion => {
        const version = index + 1;
        const seed = hash(`${key} ${version}`);
        const isDraft = draftBy !== undefined && version === count;
        const ago = isDraft ? 0 : (count - index) * (3 + (hash(key) % 25));
        const at = today - ago * DAY + (7 * 60 + (seed % 540)) * MINUTE;
        const by = people[draftBy !== undefined && isDraft ? draftBy : seed % people.length] ?? people[0];
        const value = inventedValue(seed);
        const isSecret = type === 'SECRET';
        return {
          ...{ version, by, at: Math.min(at, now - MINUTE), isDiscarded: false },
          reason: version === 1 ? (reasons[0] ?? '') : (reasons[seed % reasons.length] ?? ''),
          note: seed % 3 === 0 ? `De ${service}, revisada en la versión ${version}` : null,
          value: isSecret ? null : value,
          sealed: isSecret ? seal.close(value, placeOf(id, version)) : null,
          fingerprint: isSecret ? seal.fingerprint(value, id) : null,
        };
      });
      const [head, before] = [versions.at(-1), versions.at(-2)] as [KeptVersion, KeptVersion | undefined];
      const published = draftBy === undefined ? head : (before ?? null);
      return {
        property: {
          ...{ id, service, key, type, isDeleted: deleted.has(key), lastVersion: head.version },
          ...{ head: told(head), published: published && told(published) },
          ...{ updatedBy: head.by, updatedAt: head.at },
        },
        versions,
      };
    }),
  );
}

const told = ({ sealed: _, ...version }: KeptVersion) => version;

/** Another environment, whose invented properties differ from these here and there. */
export function demonstrationPeer(now: () => number, seal: Seal): Peer {
  const digest: Peer['digest'] = (secret, { service, key }) => hash(`${service} ${key} ${secret}`).toString(16);
  return {
    name: 'Producción',
    digest,
    async read() {
      return demonstrationProperties(now(), seal).flatMap(({ property, versions }): PeerProperty[] => {
        const { id, service, key, type, isDeleted, published } = property;
        const seed = hash(`otro ${key}`);
        const kept = versions.find(({ version }) => version === published?.version);
        if (!kept || isDeleted || seed % 23 === 0) return [];
        const value = kept.sealed ? seal.open(kept.sealed, placeOf(id, kept.version)) : (kept.value ?? '');
        const [, , inventedValue] = usual.find(([name]) => key === `${service}.${name}`) ?? [];
        const other = seed % 9 === 0 ? (inventedValue?.(seed) ?? value) : value;
        const isSecret = type === 'SECRET';
        const digested = isSecret ? digest(other, { service, key }) : null;
        return [{ service, key, type, value: isSecret ? null : other, digest: digested }];
      });
    },
  };
}
