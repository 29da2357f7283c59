import type { Config } from '../config';
import type { Clock, ServerReports } from '../ports';
import { coalesced } from './coalesced';
import { combined } from './combined';
import { createDemonstrationReports } from './demonstration/demonstration';
import { createPrometheusReports } from './prometheus/reports';
import { createMachineReports } from './this-machine';

/** The reports that a configuration asks for: a Prometheus or else this machine, and the demonstration where it is wanted. */
export function createServerReports({ prometheus, demonstration }: Config['sources'], clock: Clock): ServerReports {
  const real = prometheus ? createPrometheusReports(prometheus) : createMachineReports();
  return coalesced(combined(demonstration ? [real, createDemonstrationReports()] : [real]), clock);
}
