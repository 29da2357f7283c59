import { isoDate } from '../rules/mexico-time';
import { NotKept, notKept } from '../rules/not-kept';
import { propertyAnswer, propertyStatus, type StoredProperty } from '../rules/property';
import {
  type NewProperty,
  type PropertyEdit,
  type RevealRequest,
  type Seen,
  toldSecretFaults,
  valueFaults,
} from '../rules/property-request';
import type { Actor } from '../trail-ports';
import { type KeptVersion, KeyAway, type Peer, type Seal, type VaultStore, type VaultUnit } from '../vault-ports';
import type { Property, Revealed } from '../wire/properties';
import { deedOf, type NotDone, placeOf, readDeed } from './property-deed';
import { createReading } from './reading';

/** How long a secret may be shown, ms. */
const SHOWN = 30_000;

interface Surroundings {
  store: VaultStore;
  seal: Seal;
  peers: readonly Peer[];
  clock: { now(): number };
  newId(): string;
}

export type PropertyOutcome = Property | NotDone;

const copy = {
  nothing: 'No hay nada que cambiar.',
  noVersion: 'No existe esa versión.',
  current: 'Es la versión que ya está.',
  plain: 'No es un secreto: su valor está a la vista.',
};

/** What people ask to be done to one property as they saw it. */
interface Change {
  propertyId: string;
  version: number;
  action: string;
  reason: string;
}

/** Properties of the platform: what is written waits as a draft until it is published, and secrets are kept closed. */
export type Vault = ReturnType<typeof createVault>;

export function createVault({ store, seal, peers, clock, newId }: Surroundings) {
  const answer = (property: StoredProperty, actor: Pick<Actor, 'email'>) => propertyAnswer(property, actor.email);

  /** Nothing of what was begun is kept where it ends otherwise. */
  const doing = <T extends object>(ids: readonly string[], work: (unit: VaultUnit, now: number) => Promise<T>) => {
    const now = clock.now();
    return store
      .change(ids, now, (unit) => work(unit, now))
      .catch((error: unknown): T | NotDone => {
        if (error instanceof KeyAway) return { keyless: true };
        return notKept<NotDone>(error);
      });
  };

  /** A property as somebody saw it. @throws NotKept where it is not so any more */
  const seen = (unit: VaultUnit, { propertyId, version }: Seen, actor: Actor): StoredProperty => {
    const property = unit.properties.get(propertyId);
    if (!property) throw new NotKept<NotDone>({ unknown: true });
    if (property.head.version !== version) throw new NotKept<NotDone>({ conflict: answer(property, actor) });
    return property;
  };

  const secretOf = async (unit: VaultUnit, propertyId: string, version: number): Promise<string> => {
    const kept = await unit.version(propertyId, version);
    if (!kept?.sealed) throw new NotKept<NotDone>({ refused: [{ field: 'version', message: copy.noVersion }] });
    return seal.open(kept.sealed, placeOf(propertyId, version));
  };

  /** What is kept of a value: a secret never as it is. */
  const closed = (
    { id, type }: Pick<StoredProperty, 'id' | 'type'>,
    version: number,
    value: string,
  ): Pick<KeptVersion, 'value' | 'sealed' | 'fingerprint'> =>
    type === 'SECRET'
      ? { value: null, sealed: seal.close(value, placeOf(id, version)), fingerprint: seal.fingerprint(value, id) }
      : { value, sealed: null, fingerprint: null };

  /** Writes a value as the property's next version, which waits to be published. */
  const write = async (
    unit: VaultUnit,
    was: StoredProperty,
    { value, note, reason }: { value: string; note: string | null; reason: string },
    { action, actor, now }: { action: string; actor: Actor; now: number },
  ): Promise<Property> => {
    const faults = valueFaults(was.type, value);
    if (was.type === 'SECRET') faults.push(...toldSecretFaults(value, { note, reason }));
    if (faults.length > 0) throw new NotKept<NotDone>({ refused: faults });
    const [by, version] = [{ email: actor.email, name: actor.name }, was.lastVersion + 1];
    const kept = closed(was, version, value);
    if (kept.value === was.head.value && kept.fingerprint === was.head.fingerprint && note === was.head.note)
      throw new NotKept<NotDone>({ refused: [{ field: 'value', message: copy.nothing }] });
    const written: KeptVersion = { version, ...kept, note, reason, by, at: now, isDiscarded: false };
    const { sealed: _, ...head } = written;
    const next: StoredProperty = { ...was, head, lastVersion: version, updatedBy: by, updatedAt: now };
    await unit.put(next, written);
    unit.tell(deedOf({ action, reason, was, is: next }, actor));
    return answer(next, actor);
  };

  /** Changes how a property stands, but none of its values; `to` gives undefined where it stands so already. */
  const turn = async (
    unit: VaultUnit,
    { propertyId, version, action, reason }: Change,
    { actor, now }: { actor: Actor; now: number },
    to: (property: StoredProperty) => Partial<StoredProperty> | undefined,
  ): Promise<Property> => {
    const was = seen(unit, { propertyId, version }, actor);
    const change = to(was);
    if (!change) return answer(was, actor);
    const next = { ...was, ...change, updatedBy: { email: actor.email, name: actor.name }, updatedAt: now };
    await unit.put(next);
    unit.tell(deedOf({ action, reason, was, is: next }, actor));
    return answer(next, actor);
  };

  const turnOne = (
    change: Change,
    actor: Actor,
    to: (property: StoredProperty) => Partial<StoredProperty> | undefined,
  ) => doing([change.propertyId], (unit, now) => turn(unit, change, { actor, now }, to));

  /** All of them, or none. */
  const turnSome = (
    { properties, reason }: { properties: readonly Seen[]; reason: string },
    { action, actor }: { action: string; actor: Actor },
    to: (property: StoredProperty) => Partial<StoredProperty> | undefined,
  ): Promise<{ data: Property[] } | NotDone> =>
    doing(
      properties.map(({ propertyId }) => propertyId),
      async (unit, now) => {
        const data: Property[] = [];
        for (const one of properties) data.push(await turn(unit, { ...one, action, reason }, { actor, now }, to));
        return { data };
      },
    );

  return {
    ...createReading({ store, seal, peers, clock }),

    create: ({ service, key, type, ...content }: NewProperty, actor: Actor): Promise<PropertyOutcome> =>
      doing([], async (unit, now) => {
        const held = await unit.holder(service, key);
        if (held) return { conflict: answer(held, actor) };
        const by = { email: actor.email, name: actor.name };
        const none = { version: 0, value: null, fingerprint: null, note: null, reason: '', by, at: now };
        const head = { ...none, isDiscarded: false };
        const blank = { head, published: null, lastVersion: 0, updatedBy: by, updatedAt: now, isDeleted: false };
        return write(unit, { id: newId(), service, key, type, ...blank }, content, { action: 'CREATE', actor, now });
      }),

    /** A secret may be given a note alone: nobody has to know it for that. */
    edit: (
      propertyId: string,
      { value, note, reason, version }: PropertyEdit,
      actor: Actor,
    ): Promise<PropertyOutcome> =>
      doing([propertyId], async (unit, now) => {
        const was = seen(unit, { propertyId, version }, actor);
        if (was.isDeleted) return { conflict: answer(was, actor) };
        const known = value ?? was.head.value ?? (await secretOf(unit, propertyId, version));
        return write(unit, was, { value: known, note, reason }, { action: 'EDIT', actor, now });
      }),

    /** What a version said becomes the next one. */
    restore: (
      propertyId: string,
      { from, version, reason }: { from: number; version: number; reason: string },
      actor: Actor,
    ): Promise<PropertyOutcome> =>
      doing([propertyId], async (unit, now) => {
        const was = seen(unit, { propertyId, version }, actor);
        if (was.isDeleted) return { conflict: answer(was, actor) };
        const old = await unit.version(propertyId, from);
        const fault = !old ? copy.noVersion : from === version ? copy.current : undefined;
        if (!old || fault) return { refused: [{ field: 'from', message: fault ?? '' }] };
        const value = old.value ?? (await secretOf(unit, propertyId, from));
        return write(unit, was, { value, note: old.note, reason }, { action: 'RESTORE', actor, now });
      }),

    publish: (asked: { properties: readonly Seen[]; reason: string }, actor: Actor) =>
      turnSome(asked, { action: 'PUBLISH', actor }, (property) =>
        propertyStatus(property) === 'DRAFT' ? { published: property.head } : undefined,
      ),

    /** What services have stands again; what they never had is deleted, and can be had back. */
    discard: (asked: { properties: readonly Seen[]; reason: string }, actor: Actor) =>
      turnSome(asked, { action: 'DISCARD', actor }, (property) => {
        if (propertyStatus(property) !== 'DRAFT') return undefined;
        return property.published ? { head: property.published } : { isDeleted: true };
      }),

    remove: (propertyId: string, asked: { version: number; reason: string }, actor: Actor) =>
      turnOne({ propertyId, ...asked, action: 'DELETE' }, actor, ({ isDeleted }) =>
        isDeleted ? undefined : { isDeleted: true },
      ),

    recover: (propertyId: string, asked: { version: number; reason: string }, actor: Actor) =>
      turnOne({ propertyId, ...asked, action: 'RECOVER' }, actor, ({ isDeleted }) =>
        isDeleted ? { isDeleted: false } : undefined,
      ),

    /** A secret as it is, once the trail has who saw it and why. */
    reveal: (propertyId: string, { reason, version, purpose }: RevealRequest, actor: Actor) =>
      doing([propertyId], async (unit, now): Promise<Revealed | NotDone> => {
        const property = unit.properties.get(propertyId);
        if (!property || property.isDeleted) return { unknown: true };
        if (property.type !== 'SECRET') return { refused: [{ field: 'propertyId', message: copy.plain }] };
        const shown = version ?? property.head.version;
        const value = await secretOf(unit, propertyId, shown);
        const refused = toldSecretFaults(value, { reason });
        if (refused.length > 0) return { refused };
        unit.tell(readDeed({ purpose, reason, property, version: shown }, actor));
        return { propertyId, version: shown, value, expiresAt: isoDate(now + SHOWN) };
      }),
  };
}
