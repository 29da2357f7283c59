/** What the simulated platform remembers between calls; a page that reloads starts it anew. */
export interface PlatformMemory {
  /** Bearers that were signed out. */
  revoked: Set<string>;
  /** Changed passwords by user id; the demonstration password keeps working beside them. */
  passwords: Map<string, string>;
  /** When (epoch ms) a bearer last asked for a server that answers empty at first. */
  lastCalls: Map<string, number>;
}

export function createMemory(): PlatformMemory {
  return { revoked: new Set(), passwords: new Map(), lastCalls: new Map() };
}
