import type {
  Property,
  PropertyAction,
  PropertyStatus,
  PropertyType,
  PropertyVersion,
  VersionState,
} from '../wire/properties';
import type { Person } from '../wire/refunds';
import { isoDate } from './mexico-time';

/** What a version says; moments are epoch ms. */
export interface StoredVersion {
  version: number;
  /** Null of a secret, which is kept closed. */
  value: string | null;
  fingerprint: string | null;
  note: string | null;
  reason: string;
  by: Person;
  at: number;
  /** A draft that was given up. */
  isDiscarded: boolean;
}

/** A property with the version that was written last, and the one that services have. */
export interface StoredProperty {
  id: string;
  service: string;
  key: string;
  type: PropertyType;
  isDeleted: boolean;
  head: StoredVersion;
  published: StoredVersion | null;
  lastVersion: number;
  updatedBy: Person;
  updatedAt: number;
}

export function propertyStatus({ isDeleted, head, published }: StoredProperty): PropertyStatus {
  if (isDeleted) return 'DELETED';
  return head.version === published?.version ? 'PUBLISHED' : 'DRAFT';
}

/** What can be done to a property as it stands. */
function actionsOf(property: StoredProperty): PropertyAction[] {
  const status = propertyStatus(property);
  if (status === 'DELETED') return ['RECOVER'];
  return [
    'EDIT',
    ...(property.type === 'SECRET' ? (['REVEAL'] as const) : []),
    'RESTORE',
    ...(status === 'DRAFT' ? (['PUBLISH', 'DISCARD'] as const) : []),
    'DELETE',
  ];
}

const contentOf = ({ version, value, note, fingerprint }: StoredVersion) => ({ version, value, note, fingerprint });

/** A property as whoever asks is answered. */
export function propertyAnswer(property: StoredProperty, email: string): Property {
  const { id, key, service, type, head, published, lastVersion, updatedBy, updatedAt } = property;
  return {
    ...{ propertyId: id, key, service, type, ...contentOf(head), status: propertyStatus(property) },
    published: published && published.version !== head.version ? contentOf(published) : null,
    ...{ lastVersion, updatedBy, updatedAt: isoDate(updatedAt), isOwn: updatedBy.email === email },
    actions: actionsOf(property),
  };
}

/** A version as it is answered, beside the property as it stands. */
export function versionAnswer(version: StoredVersion, { head, published }: StoredProperty): PropertyVersion {
  return {
    ...contentOf(version),
    state: stateOf(version, head.version, published?.version),
    ...{ reason: version.reason, createdBy: version.by, createdAt: isoDate(version.at) },
  };
}

function stateOf({ version, isDiscarded }: StoredVersion, head: number, published: number | undefined): VersionState {
  if (version === published) return 'PUBLISHED';
  if (isDiscarded) return 'DISCARDED';
  return version === head ? 'DRAFT' : 'REPLACED';
}
