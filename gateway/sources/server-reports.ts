import type { Config } from '../config';
import type { Clock, ServerReports, SourceWatch } from '../ports';
import { coalesced } from './coalesced';
import { combined } from './combined';
import { createDemonstrationReports } from './demonstration/demonstration';
import { createPrometheusReports } from './prometheus/reports';
import { createMachineReports } from './this-machine';
import { watched } from './watched';

/** The reports that a configuration asks for: a Prometheus or else this machine, and the demonstration where it is wanted. */
export function createServerReports(
  { prometheus, demonstration }: Config['sources'],
  clock: Clock,
  watch: SourceWatch = { away: () => undefined, back: () => undefined },
): ServerReports {
  const real = prometheus ? watched(createPrometheusReports(prometheus), 'prometheus', watch) : createMachineReports();
  return coalesced(combined(demonstration ? [real, createDemonstrationReports()] : [real]), clock);
}
