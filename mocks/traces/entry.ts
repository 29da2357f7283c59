import type { TraceEntry } from '../../gateway/wire/traces';

/** An entry and its exact moment (epoch ms), which the wire's date rounds to seconds. */
export interface LoggedStep {
  at: number;
  entry: TraceEntry;
}
