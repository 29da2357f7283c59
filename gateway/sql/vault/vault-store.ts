import { type Selectable, sql } from 'kysely';
import type { StoredProperty, StoredVersion } from '../../rules/property';
import type { Deed } from '../../trail-ports';
import { type KeptVersion, KeyAway, type Sealed, type VaultStore } from '../../vault-ports';
import { isStorable } from '../ingest';
import type { Database, Tables } from '../tables';
import { writeEntries } from '../trail/trail';

/** Of those who make a property: the second waits to see what the first has made. */
const TURN = 7_105_276;

/** Of a version what is no secret. */
const TOLD = [
  'propertyId',
  'version',
  'value',
  'fingerprint',
  'note',
  'reason',
  'byEmail',
  'byName',
  'at',
  'isDiscarded',
] as const;

/** The vault in PostgreSQL. Secrets come in and go out closed. */
export function createSqlVaultStore(db: Database): VaultStore {
  return {
    all: () => propertiesIn(db),
    async versions(propertyId) {
      if (!isStorable(propertyId)) return [];
      const rows = await db
        .selectFrom('propertyVersion')
        .where('propertyId', '=', propertyId)
        .orderBy('version', 'desc')
        .select(TOLD)
        .execute();
      return rows.map(versionOf);
    },
    sealed: async (propertyId, version) => (await keptVersion(db, propertyId, version))?.sealed ?? null,
    change: (propertyIds, now, work) =>
      db.transaction().execute(async (step) => {
        const asked = propertyIds.filter(isStorable).sort();
        if (asked.length > 0)
          await step
            .selectFrom('property')
            .where('propertyId', 'in', asked)
            .select('propertyId')
            .orderBy('propertyId')
            .forUpdate()
            .execute();
        const properties = asked.length > 0 ? await propertiesIn(step, (one) => asked.includes(one.propertyId)) : [];
        const deeds: Deed[] = [];
        const outcome = await work({
          properties: new Map(properties.map((property) => [property.id, property])),
          holder: async (service, key) => {
            await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
            const [held] = await propertiesIn(step, (one) => one.service === service && one.key === key);
            return held;
          },
          version: (propertyId, version) => keptVersion(step, propertyId, version),
          put: (property, version) => putProperty(step, property, version),
          tell: (deed) => void deeds.push(deed),
        });
        if (deeds.length > 0)
          await writeEntries(
            step,
            deeds.map((deed) => ({ deed, at: now })),
          );
        return outcome;
      }),
  };
}

type Row = Selectable<Tables['property']>;
type VersionRow = Pick<Selectable<Tables['propertyVersion']>, (typeof TOLD)[number]>;

async function propertiesIn(db: Database, isAsked: (row: Row) => boolean = () => true): Promise<StoredProperty[]> {
  const rows = (await db.selectFrom('property').selectAll().execute()).filter(isAsked);
  if (rows.length === 0) return [];
  const versions = await db
    .selectFrom('propertyVersion as version')
    .innerJoin('property', 'property.propertyId', 'version.propertyId')
    .where(({ eb, or, ref }) =>
      or([eb('version.version', '=', ref('property.head')), eb('version.version', '=', ref('property.published'))]),
    )
    .select(TOLD.map((name) => `version.${name}` as const))
    .execute();
  const known = new Map(versions.map((row) => [`${row.propertyId} ${row.version}`, versionOf(row)]));
  return rows.flatMap(({ propertyId, head, published, updatedBy, updatedByName, updatedAt, ...members }) => {
    const standing = known.get(`${propertyId} ${head}`);
    if (!standing) return [];
    return [
      {
        ...{ id: propertyId, ...members, head: standing, published: known.get(`${propertyId} ${published}`) ?? null },
        ...{ updatedBy: { email: updatedBy, name: updatedByName }, updatedAt: updatedAt.getTime() },
      },
    ];
  });
}

function versionOf({ propertyId: _, byEmail, byName, at, ...members }: VersionRow): StoredVersion {
  return { ...members, by: { email: byEmail, name: byName }, at: at.getTime() };
}

async function keptVersion(step: Database, propertyId: string, version: number): Promise<KeptVersion | undefined> {
  const row = await step
    .selectFrom('propertyVersion')
    .where('propertyId', '=', propertyId)
    .where('version', '=', version)
    .selectAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { sealed, keyId, ...told } = row;
  return { ...versionOf(told), sealed: sealed && keyId !== null ? { keyId, bytes: sealed } : null };
}

/** Writes a property as it is to be, with a version that is new; those past the one that stands are given up. */
export async function putProperty(step: Database, property: StoredProperty, version?: KeptVersion): Promise<void> {
  const { id: propertyId, head, published, updatedBy, updatedAt, ...members } = property;
  const row = {
    ...{ ...members, head: head.version, published: published?.version ?? null },
    ...{ updatedBy: updatedBy.email, updatedByName: updatedBy.name, updatedAt: new Date(updatedAt) },
  };
  await step
    .insertInto('property')
    .values({ propertyId, ...row })
    .onConflict((conflict) => conflict.column('propertyId').doUpdateSet(row))
    .execute();
  await step
    .updateTable('propertyVersion')
    .set({ isDiscarded: true })
    .where('propertyId', '=', propertyId)
    .where('version', '>', head.version)
    .execute();
  if (version) await putVersion(step, propertyId, version);
}

async function putVersion(step: Database, propertyId: string, version: KeptVersion): Promise<void> {
  const { sealed, by, at, ...members } = version;
  if (sealed) await haveKey(step, sealed);
  await step
    .insertInto('propertyVersion')
    .values({
      ...{ propertyId, ...members, byEmail: by.email, byName: by.name, at: new Date(at) },
      ...{ sealed: sealed?.bytes ?? null, keyId: sealed?.keyId ?? null },
    })
    .execute();
}

/** All gateways on a database close with one key: the first secret decides which. @throws KeyAway */
async function haveKey(step: Database, { keyId }: Sealed): Promise<void> {
  await step
    .insertInto('vaultKey')
    .values({ keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await step.selectFrom('vaultKey').select('keyId').forShare().executeTakeFirstOrThrow();
  if (kept.keyId !== keyId) throw new KeyAway(`Secrets are closed with the key ${kept.keyId}.`);
}
