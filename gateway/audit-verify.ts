// `npm run audit:verify`: whether anybody changed the trail. Settings are those of the gateway (host/settings.ts).

import { readSettings } from './host/settings';
import { openData } from './host/start';
import { StartFault } from './host/start-faults';
import { trailReport } from './host/trail-report';
import { checkTrail } from './sql/refunds/verify-trail';

try {
  const db = await openData(readSettings(process.env));
  try {
    const found = await checkTrail(db);
    console.log(trailReport(found));
    if (found.faults.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
