// `npm run audit:verify`: whether anybody changed the trail.

import { runOnDatabase } from './host/database-command';
import { trailReport } from './host/trail-report';
import { checkTrail } from './sql/trail/verify-trail';

await runOnDatabase(async (db) => {
  const found = await checkTrail(db);
  return { text: trailReport(found), failed: found.faults.length > 0 };
});
