import type { Person } from './refunds';

// What the calls about properties answer, as docs/openapi.yaml says it. A value is text whatever its type, and null of a secret.

export const propertyTypes = ['STRING', 'NUMBER', 'BOOLEAN', 'JSON', 'SECRET'] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const propertyStatuses = ['PUBLISHED', 'DRAFT', 'DELETED'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

export type PropertyAction = 'EDIT' | 'REVEAL' | 'RESTORE' | 'PUBLISH' | 'DISCARD' | 'DELETE' | 'RECOVER';

interface Content {
  version: number;
  value: string | null;
  note: string | null;
  /** Of a secret: the same for the same value of the same property, and nothing that the value could be found by. */
  fingerprint: string | null;
}

export interface Property extends Content {
  propertyId: string;
  key: string;
  service: string;
  type: PropertyType;
  status: PropertyStatus;
  /** What services have, where it is not what stands above: a draft does not hold yet. */
  published: Content | null;
  /** The highest number of any version; the next one is one more. */
  lastVersion: number;
  updatedBy: Person;
  updatedAt: string;
  /** Whether whoever asks did that. */
  isOwn: boolean;
  actions: PropertyAction[];
}

export type VersionState = 'PUBLISHED' | 'DRAFT' | 'REPLACED' | 'DISCARDED';

export interface PropertyVersion extends Content {
  state: VersionState;
  reason: string;
  createdBy: Person;
  createdAt: string;
}

export interface PropertyPage {
  data: Property[];
  page: number;
  size: number;
  total: number;
  /** Of those that match all but the status. */
  statusCounts: Record<PropertyStatus, number>;
  /** Of all that are not deleted, whatever is searched for. */
  count: number;
  secretCount: number;
  services: string[];
  /** Those that this one can be compared with. */
  environments: string[];
  /** Whose drafts wait to be published. */
  drafts: { name: string; count: number; isOwn: boolean }[];
  generatedAt: string;
}

/** Where what is published here and elsewhere differs. */
export interface PropertyComparison {
  environment: string;
  /** How many are the same. */
  same: number;
  data: (Pick<Property, 'key' | 'service' | 'type'> & {
    difference: 'ONLY_HERE' | 'ONLY_THERE' | 'DIFFERENT';
    /** Null of a secret. */
    here: string | null;
    there: string | null;
  })[];
  generatedAt: string;
}

/** A secret for as long as it may be shown. */
export interface Revealed {
  propertyId: string;
  version: number;
  value: string;
  expiresAt: string;
}
