import type { StoredProperty } from '../rules/property';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { Deed } from '../trail-ports';
import type { KeptProperty, KeptVersion, VaultStore } from '../vault-ports';

/** Properties for as long as the process lasts. */
export function createMemoryVaultStore(given: readonly KeptProperty[], ledger: MemoryLedger): VaultStore {
  const kept = new Map(given.map((one) => [one.property.id, one]));
  let turn: Promise<unknown> = Promise.resolve();
  const all = () => [...kept.values()].map(({ property }) => property);
  const find = (propertyId: string, number: number) =>
    kept.get(propertyId)?.versions.find(({ version }) => version === number);
  const keep = (property: StoredProperty, added: KeptVersion | undefined) => {
    const versions = [...(kept.get(property.id)?.versions ?? []), ...(added ? [added] : [])];
    kept.set(property.id, { property, versions: discarded(versions, property) });
  };

  return {
    all: async () => all(),
    versions: async (propertyId) =>
      (kept.get(propertyId)?.versions ?? []).map(({ sealed: _, ...version }) => version).reverse(),
    sealed: async (propertyId, version) => find(propertyId, version)?.sealed ?? null,
    change(propertyIds, now, work) {
      const run = turn.then(async () => {
        const writes: (() => void)[] = [];
        const deeds: Deed[] = [];
        const outcome = await work({
          properties: new Map(all().flatMap((one) => (propertyIds.includes(one.id) ? [[one.id, one]] : []))),
          holder: async (service, key) => all().find((one) => one.service === service && one.key === key),
          version: async (propertyId, version) => find(propertyId, version),
          put: async (property, version) => void writes.push(() => keep(property, version)),
          tell: (deed) => void deeds.push(deed),
        });
        for (const write of writes) write();
        for (const deed of deeds) ledger.write(deed, now);
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
  };
}

/** Versions past the one that stands were given up with it. */
function discarded(versions: readonly KeptVersion[], { head }: StoredProperty): KeptVersion[] {
  return versions.map((one) => (one.version > head.version ? { ...one, isDiscarded: true } : one));
}
