import { isoDate } from '../rules/mexico-time';
import { propertyAnswer, versionAnswer } from '../rules/property';
import { filteredProperties, type PropertyFilter, type PropertySort } from '../rules/property-filter';
import { KeyAway, type Peer, type PeerProperty, type Seal, type VaultStore } from '../vault-ports';
import type { Property, PropertyComparison, PropertyPage, PropertyVersion } from '../wire/properties';
import { type NotDone, placeOf } from './property-deed';

interface Surroundings {
  store: VaultStore;
  seal: Seal;
  /** Other environments. */
  peers: readonly Peer[];
  clock: { now(): number };
}

/** What people read of the properties: no secret, nor anything that one could be found by. */
export function createReading({ store, seal, peers, clock }: Surroundings) {
  const all = async (email: string) => (await store.all()).map((property) => propertyAnswer(property, email));

  /** What services have, as a peer tells it of its own. */
  const told = async (peer: Peer): Promise<PeerProperty[]> => {
    const found: PeerProperty[] = [];
    for (const { id, service, key, type, isDeleted, published } of await store.all()) {
      if (isDeleted || !published) continue;
      const sealed = type === 'SECRET' ? await store.sealed(id, published.version) : null;
      const secret = sealed && seal.open(sealed, placeOf(id, published.version));
      const digest = secret === null ? null : peer.digest(secret, { service, key });
      found.push({ service, key, type, value: published.value, digest });
    }
    return found;
  };
  return {
    async page(
      { filter, sort, page, size }: { filter: PropertyFilter; sort: PropertySort; page: number; size: number },
      email: string,
    ): Promise<PropertyPage> {
      const properties = await all(email);
      const { found, statusCounts } = filteredProperties(properties, filter, sort);
      const present = properties.filter(({ status }) => status !== 'DELETED');
      return {
        ...{ data: found.slice((page - 1) * size, page * size), page, size, total: found.length, statusCounts },
        count: present.length,
        secretCount: present.filter(({ type }) => type === 'SECRET').length,
        services: [...new Set(properties.map(({ service }) => service))].sort(),
        environments: peers.map(({ name }) => name),
        drafts: draftsOf(present),
        generatedAt: isoDate(clock.now()),
      };
    },

    find: async (propertyId: string, email: string) =>
      (await all(email)).find((property) => property.propertyId === propertyId),

    async versions(propertyId: string): Promise<PropertyVersion[] | undefined> {
      const property = (await store.all()).find(({ id }) => id === propertyId);
      return property && (await store.versions(propertyId)).map((version) => versionAnswer(version, property));
    },

    /** Secrets are opened for it and shown to nobody. */
    async compare(environment: string): Promise<PropertyComparison | NotDone> {
      const peer = peers.find(({ name }) => name === environment);
      if (!peer) return { unknown: true };
      try {
        const [theirs, ours] = [await peer.read(), await told(peer)];
        return { environment, ...differencesOf(ours, theirs), generatedAt: isoDate(clock.now()) };
      } catch (error) {
        if (error instanceof KeyAway) return { keyless: true };
        throw error;
      }
    },
  };
}

function draftsOf(properties: readonly Property[]): PropertyPage['drafts'] {
  const drafts = new Map<string, PropertyPage['drafts'][number]>();
  for (const { status, updatedBy, isOwn } of properties) {
    if (status !== 'DRAFT') continue;
    const count = (drafts.get(updatedBy.email)?.count ?? 0) + 1;
    drafts.set(updatedBy.email, { name: updatedBy.name, count, isOwn });
  }
  return [...drafts.values()].sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

/** Where two environments differ, by service and key. */
function differencesOf(ours: readonly PeerProperty[], theirs: readonly PeerProperty[]) {
  const nameOf = ({ service, key }: PeerProperty) => `${service} ${key}`;
  const [here, there] = [ours, theirs].map((some) => new Map(some.map((one) => [nameOf(one), one])));
  const names = [...new Set([...ours, ...theirs].map(nameOf))].sort();
  const data = names.flatMap((name): PropertyComparison['data'] => {
    const [own, other] = [here?.get(name), there?.get(name)];
    const { service, key, type } = (own ?? other) as PeerProperty;
    if (own && other && own.value === other.value && own.digest === other.digest) return [];
    const difference = own && other ? 'DIFFERENT' : own ? 'ONLY_HERE' : 'ONLY_THERE';
    return [{ service, key, type, difference, here: own?.value ?? null, there: other?.value ?? null }];
  });
  return { same: names.length - data.length, data };
}
