import { isoDate } from '../rules/mexico-time';
import type { Deed, Deeds, KeptAnswer, Trail } from '../trail-ports';
import type { AuditEntry } from '../wire/refunds';

/** The trail and the keys of all stores in one memory, for as long as the process lasts. */
export interface MemoryLedger extends Trail, Deeds {
  write(deed: Deed, at: number): void;
  answers: Map<string, KeptAnswer<unknown>>;
}

/** A trail that nobody has written to. */
export function createMemoryLedger(): MemoryLedger {
  const entries: AuditEntry[] = [];
  return {
    answers: new Map(),
    write: (deed, at) => void entries.push({ ...deed, auditId: String(entries.length + 1), date: isoDate(at) }),
    of: async (entity, entityId) =>
      entries
        .filter((entry) => entry.entity === entity && (entityId === undefined || entry.entityId === entityId))
        .reverse()
        .slice(0, 1000),
    by: async (email, most) =>
      entries
        .filter(({ user }) => user === email)
        .slice(-most)
        .reverse(),
  };
}
