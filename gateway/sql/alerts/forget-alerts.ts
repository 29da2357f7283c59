import type { Database } from '../tables';

/** Takes away alerts that ended before a moment, with their notes; what was done to them stays in the trail. */
export async function forgetAlerts(step: Database, before: Date): Promise<void> {
  const old = step.selectFrom('alert').where('endedAt', '<', before).select('alertId');
  await step.deleteFrom('alertNote').where('alertId', 'in', old).execute();
  await step.deleteFrom('alert').where('endedAt', '<', before).execute();
}
