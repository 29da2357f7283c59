import type { ComponentType } from 'react';

/** What other features know of a service, drawn in its record. */
export interface BesideService {
  Alerts?: ComponentType<{ sources: readonly string[] }>;
}
