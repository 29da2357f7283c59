import type { KeptProperty } from '../../vault-ports';
import type { Database } from '../tables';
import { putProperty } from './vault-store';

/** Keeps invented properties where there are none yet. */
export async function keepProperties(db: Database, given: readonly KeptProperty[]): Promise<void> {
  if (await db.selectFrom('property').select('propertyId').limit(1).executeTakeFirst()) return;
  await db.transaction().execute(async (step) => {
    for (const { property, versions } of given) {
      for (const version of versions) await putProperty(step, { ...property, head: version }, version);
      await putProperty(step, property);
    }
  });
}
