import type { Property, PropertyVersion } from '../api/property';

/** What a version is compared with, that is what holds, and the one that is: the newest other one unless it was chosen. */
export function comparedOf(versions: readonly PropertyVersion[], property: Property, chosen: number | undefined) {
  const base = versions.find(isPublished) ?? versions.find(({ version }) => version === property.version);
  const other = versions.find(({ version }) => version === chosen) ?? versions.find((one) => one !== base) ?? base;
  return { base, other };
}

export const isPublished = ({ state }: PropertyVersion) => state === 'PUBLISHED';
