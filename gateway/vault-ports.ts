import type { StoredProperty, StoredVersion } from './rules/property';
import type { Deed } from './trail-ports';
import type { Property } from './wire/properties';

// What the vault of properties asks of the world around it.

/** A secret as it is kept. */
export interface Sealed {
  /** Which key opens it. */
  keyId: string;
  bytes: Uint8Array;
}

/** Closes and opens secrets. A place is where a secret is kept: what is closed for one opens in no other. */
export interface Seal {
  close(text: string, place: string): Sealed;
  /** @throws KeyAway */
  open(sealed: Sealed, place: string): string;
  /** Tells equal values of one property, and nothing else of them. */
  fingerprint(text: string, propertyId: string): string;
}

/** The key with which a secret was closed is not here. */
export class KeyAway extends Error {}

/** A version with what it keeps closed. */
export interface KeptVersion extends StoredVersion {
  sealed: Sealed | null;
}

/** A property with all its versions. */
export interface KeptProperty {
  property: StoredProperty;
  versions: readonly KeptVersion[];
}

/** Some properties while nobody else changes them. */
export interface VaultUnit {
  /** Those of the asked ones that there are. */
  properties: ReadonlyMap<string, StoredProperty>;
  /** Whoever has the key in the service; undefined where it is free. */
  holder(service: string, key: string): Promise<StoredProperty | undefined>;
  version(propertyId: string, version: number): Promise<KeptVersion | undefined>;
  /** Writes a property as it is to be, with a version that is new. @throws KeyAway where secrets are closed with another key */
  put(property: StoredProperty, version?: KeptVersion): Promise<void>;
  tell(deed: Deed): void;
}

export interface VaultStore {
  all(): Promise<readonly StoredProperty[]>;
  /** Newest first. */
  versions(propertyId: string): Promise<readonly StoredVersion[]>;
  /** A secret as it is kept. */
  sealed(propertyId: string, version: number): Promise<Sealed | null>;
  /** All that is written counts at once, or nothing of it when the work throws. */
  change<T>(propertyIds: readonly string[], now: number, work: (unit: VaultUnit) => Promise<T>): Promise<T>;
}

/** What another environment has published: of a secret only a digest. */
export interface PeerProperty extends Pick<Property, 'service' | 'key' | 'type' | 'value'> {
  digest: string | null;
}

/** Another environment, whose properties can be compared with these. */
export interface Peer {
  name: string;
  /** @throws SourceAway */
  read(): Promise<readonly PeerProperty[]>;
  /** As that environment tells secrets, by a key that both know. */
  digest(secret: string, property: Pick<Property, 'service' | 'key'>): string;
}
