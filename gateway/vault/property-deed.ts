import { propertyStatus, type StoredProperty } from '../rules/property';
import type { Refusal } from '../rules/statistic-query';
import type { Actor, Deed } from '../trail-ports';
import type { Property } from '../wire/properties';

/** Why something was not done. */
export type NotDone =
  | { refused: Refusal['fields'] }
  | { unknown: true }
  /** As it stands instead. */
  | { conflict: Property }
  /** The secrets are closed with a key that is not here. */
  | { keyless: true };

/** Where a version of a secret is kept. */
export const placeOf = (propertyId: string, version: number) => `${propertyId}/${version}`;

interface Change {
  action: string;
  reason: string;
  was: StoredProperty;
  is: StoredProperty;
}

/** What the trail keeps of a change: of a secret that it is another, never the value. */
export function deedOf({ action, reason, was, is }: Change, actor: Actor): Deed {
  const [before, after] = [was.head.version === 0 ? {} : told(was), told(is)] as Record<string, unknown>[];
  const changed = Object.keys(after ?? {}).filter((name) => before?.[name] !== after?.[name]);
  const pick = (members: Record<string, unknown> = {}) =>
    Object.fromEntries(changed.flatMap((name) => (Object.hasOwn(members, name) ? [[name, members[name]]] : [])));
  return { ...by(actor), entityId: is.id, action, reason, before: pick(before), after: pick(after) };
}

interface Reading {
  purpose: 'SHOW' | 'COPY';
  reason: string;
  property: StoredProperty;
  version: number;
}

/** What the trail keeps of somebody who had a secret shown, or copied it unseen. */
export function readDeed({ purpose, reason, property, version }: Reading, actor: Actor): Deed {
  const action = purpose === 'COPY' ? 'COPY' : 'REVEAL';
  return { ...by(actor), entityId: property.id, action, reason, before: {}, after: { version } };
}

function by({ email, name, role, ip }: Actor) {
  return { user: email, userName: name, role, ip: ip || null, entity: 'property' };
}

function told(property: StoredProperty) {
  const { key, service, type, head, published } = property;
  return {
    ...{ key, service, type, status: propertyStatus(property), version: head.version },
    ...(type === 'SECRET' ? { fingerprint: head.fingerprint } : { value: head.value }),
    ...{ note: head.note, published: published?.version ?? null },
  };
}
