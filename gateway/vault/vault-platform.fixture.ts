import type { PropertyFilter, PropertySort } from '../rules/property-filter';
import type { NewProperty } from '../rules/property-request';
import type { Actor, Trail } from '../trail-ports';
import type { Peer, VaultStore } from '../vault-ports';
import type { Property } from '../wire/properties';
import { keyRing } from './key-ring';
import { createVault, type PropertyOutcome } from './vault';

export const NOW = Date.UTC(2026, 10, 27, 18);

/** Keys of tests: each is 32 times the same letter. */
export const testKey = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
/** @throws Error for what is no key */
export function testRing(...letters: string[]) {
  const ring = keyRing(letters.map(testKey).join(' '));
  if (!ring) throw new Error('no keys');
  return ring;
}

/** A place where properties are kept, with none in it. */
export interface VaultPlace {
  store: VaultStore;
  trail: Trail;
}

const actor = (id: string): Actor => ({ email: `${id}@example.mx`, name: id, role: 'ADMINISTRATOR', ip: '' });
export const [eva, ivo] = [actor('eva'), actor('ivo')];
const everything: PropertyFilter = { text: '', services: [], types: [], statuses: [], since: '' };
const byKey: PropertySort = { member: 'key', ascending: true };

/** Nobody's real secret. */
export const SECRET = 'valor-de-prueba-7Qd2';

export const plain: NewProperty = {
  ...{ service: 'riesgo', key: 'riesgo.umbral', type: 'NUMBER', value: '0.85', note: null, reason: 'alta' },
};
export const secret: NewProperty = { ...plain, service: 'spei', key: 'spei.llave', type: 'SECRET', value: SECRET };

/** Ways into a vault that is kept in a place. */
export type VaultPlatform = ReturnType<typeof vaultPlatform>;

/** @param open opens a place with no property in it */
export function vaultPlatform(open: () => Promise<VaultPlace>) {
  return async (peers: readonly Peer[] = []) => {
    const place = await open();
    let made = 0;
    const vault = createVault({
      ...{ store: place.store, peers, clock: { now: () => NOW + made * 1000 }, seal: testRing('a') },
      newId: () => `prop-${++made}`,
    });
    const page = (filter: Partial<PropertyFilter> = {}, sort = byKey) =>
      vault.page({ filter: { ...everything, ...filter }, sort, page: 1, size: 10 }, eva.email);
    const keys = async (filter: Partial<PropertyFilter> = {}, sort = byKey) =>
      (await page(filter, sort)).data.map(({ key }) => key);
    /** All that can be read of the vault, but by a reveal. */
    const all = async (id: string) =>
      JSON.stringify([
        await page(),
        await vault.find(id, ''),
        await vault.versions(id),
        await place.trail.of('property', id),
      ]);
    return { ...place, vault, page, keys, all };
  };
}

/** @throws Error for what was not made */
export const made = (outcome: PropertyOutcome) => {
  if (!('propertyId' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};

export const seen = ({ propertyId, version }: Property) => ({ propertyId, version });
