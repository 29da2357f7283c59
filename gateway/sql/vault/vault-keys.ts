import type { Seal } from '../../vault-ports';
import type { Database } from '../tables';

/** The key that secrets are closed with; undefined before the first. */
export async function vaultKeyId(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('vaultKey').select('keyId').executeTakeFirst())?.keyId;
}

/** Closes all secrets with the first of the keys; then the others are not needed any more. @throws KeyAway */
export function closeAnew(db: Database, ring: Seal & { keyId: string }): Promise<void> {
  return db.transaction().execute(async (step) => {
    // Whoever writes a secret meanwhile waits, and is then told that its key is not the one.
    await step.updateTable('vaultKey').set({ keyId: ring.keyId }).execute();
    const rows = await step
      .selectFrom('propertyVersion')
      .where('keyId', '<>', ring.keyId)
      .select(['propertyId', 'version', 'sealed', 'keyId'])
      .forUpdate()
      .execute();
    for (const { propertyId, version, sealed, keyId } of rows) {
      if (!sealed || keyId === null) continue;
      const place = `${propertyId}/${version}`;
      const secret = ring.open({ keyId, bytes: sealed }, place);
      const closed = ring.close(secret, place);
      await step
        .updateTable('propertyVersion')
        .set({ sealed: closed.bytes, keyId: closed.keyId, fingerprint: ring.fingerprint(secret, propertyId) })
        .where('propertyId', '=', propertyId)
        .where('version', '=', version)
        .execute();
    }
  });
}
