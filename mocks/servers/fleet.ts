import type { Section } from '../../gateway/sources/demonstration/shared-sections';
import { degradedServer, healthyServer } from './usual';

const SIZE = 200;

/** Names of the scenario 'flota-200'. */
export const fleetNames: readonly string[] = Array.from(
  { length: SIZE },
  (_, index) => `nodo-qa-${String(index + 1).padStart(3, '0')}`,
);

/** What kind of server a number is: most are well, some degraded, a few do not answer or have nothing to say. */
export function kindOf(name: string): 'well' | 'degraded' | 'away' | 'empty' {
  const number = Number(name.slice(-3));
  if (number % 50 === 7) return 'away';
  if (number % 90 === 11) return 'empty';
  return number % 16 === 3 ? 'degraded' : 'well';
}

/** What a server of the fleet that answers reports. */
export function fleetServer(name: string, now: number): Section {
  return kindOf(name) === 'degraded' ? degradedServer(name, now) : healthyServer(name, now);
}
