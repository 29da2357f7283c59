/**
 * Whatever this machine keeps for later has a version, so that a newer console can bring an older form up to its own,
 * and an older one leaves alone what it cannot know. The session is kept without: its members are those of spec 4.1,
 * and one that lacks any is no session.
 */

/** Turns a value of one version into one of the next; what it throws counts as nothing kept. */
export type Upgrade = (older: unknown) => unknown;

/**
 * Text under which a value is kept.
 * @param json the value as JSON
 * @param upgrades from version 1 on, one for each version that came after it
 */
export function versionedText(json: string, upgrades: readonly Upgrade[] = []): string {
  return `{"version":${upgrades.length + 1},"value":${json}}`;
}

/**
 * The value of a kept text in the newest form, unchecked: undefined for nothing, for junk, and for a version that this
 * console does not know. A text without a version is one of version 1. Never throws.
 */
export function readVersioned(text: string | null, upgrades: readonly Upgrade[] = []): unknown {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    const { version, value } = isEnvelope(kept) ? kept : { version: 1, value: kept };
    if (!Number.isInteger(version) || version < 1 || version > upgrades.length + 1) return undefined;
    return upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), value);
  } catch {
    return undefined;
  }
}

function isEnvelope(kept: unknown): kept is { version: number; value?: unknown } {
  return typeof kept === 'object' && kept !== null && 'version' in kept;
}
