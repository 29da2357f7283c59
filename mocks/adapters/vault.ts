import type { MemoryLedger } from '../../gateway/trail/memory-ledger';
import { demonstrationPeer, demonstrationProperties } from '../../gateway/vault/demonstration-properties';
import { createMemoryVaultStore } from '../../gateway/vault/memory-vault-store';
import { createOpenSeal } from '../../gateway/vault/open-seal';
import { createVault, type Vault } from '../../gateway/vault/vault';

/** Invented properties, which last as long as the page; nothing secret is among them, so nothing is closed. */
export function createOwnVault(clock: { now(): number }, ledger: MemoryLedger): Vault {
  const seal = createOpenSeal();
  const store = createMemoryVaultStore(demonstrationProperties(clock.now(), seal), ledger);
  const peers = [demonstrationPeer(clock.now, seal)];
  return createVault({ store, seal, peers, clock, newId: () => crypto.randomUUID() });
}
