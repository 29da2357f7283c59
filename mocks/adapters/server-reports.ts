import { type ServerReports, SourceAway } from '../../gateway/ports';
import { fleetNames, fleetServer, kindOf } from '../servers/fleet';
import { isAway, movingServers } from '../servers/moving';
import { AWAY_SERVER, emptyReport, oddServerNames, serverNames, serverReport } from '../servers/report';

/** The servers of a scenario, '' being the usual ones. */
export function createServerReports(scenario: string): ServerReports {
  return {
    list: async () => namesIn(scenario),

    async read(name, now) {
      if (name === AWAY_SERVER) throw new SourceAway(name);
      if (scenario === 'flota-200' && fleetNames.includes(name)) return ofFleet(name, now);
      if (scenario === 'en-movimiento' && Object.hasOwn(movingServers, name)) {
        if (isAway(name, now)) throw new SourceAway(name);
        return movingServers[name]?.(name, now);
      }
      const odd = oddServerNames.includes(name) && scenario !== 'servidores-raros';
      return odd ? undefined : serverReport(name, now);
    },
  };
}

function namesIn(scenario: string): readonly string[] {
  if (scenario === 'flota-200') return fleetNames;
  if (scenario === 'en-movimiento') return [...serverNames, ...Object.keys(movingServers)];
  return scenario === 'servidores-raros' ? [...serverNames, ...oddServerNames] : serverNames;
}

function ofFleet(name: string, now: number) {
  const kind = kindOf(name);
  if (kind === 'away') throw new SourceAway(name);
  return kind === 'empty' ? emptyReport(name, now) : fleetServer(name, now);
}
