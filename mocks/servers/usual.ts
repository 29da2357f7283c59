import { degradedSections } from '../../gateway/sources/demonstration/degraded';
import { healthySections } from '../../gateway/sources/demonstration/healthy';
import type { Section } from '../../gateway/sources/demonstration/shared-sections';
import { wireDate } from '../wire-date';

/** What a server reports where everything is in order, as pagos-qa-01. */
export function healthyServer(server: string, now: number): Section {
  return { date: wireDate(now), server, ...healthySections(server, now) };
}

/** The same on a bad day, as pagos-qa-02. */
export function degradedServer(server: string, now: number): Section {
  return { date: wireDate(now), server, ...degradedSections(server, now) };
}
