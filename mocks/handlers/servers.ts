import { http } from 'msw';
import { fleetNames, fleetServer, kindOf } from '../servers/fleet';
import { isAway, movingServers } from '../servers/moving';
import { emptyReport, oddServerNames, serverNames, serverReport } from '../servers/report';
import { failure, jsonAnswer, proxyPage } from './answers';
import { type Caller, guarded } from './guard';
import { networkPause } from './latency';
import type { PlatformMemory } from './memory';

/** A server that woke up once stays awake for this long after each call (ms): longer than the wait of a retry. */
const AWAKE = 8000;

/** Extra time that a proxy takes to give up on an unreachable server (ms). */
const PROXY_WAIT = 1500;

/** The list of servers and what each reports (spec 19.2). */
export function serverHandlers(base: string, { revoked, lastCalls }: PlatformMemory) {
  return [
    http.get(`${base}/server`, guarded({ revoked, call: 'GET /server' }, serverList)),

    http.get(
      `${base}/server/:name`,
      guarded({ revoked, call: 'GET /server/{name}' }, async ({ request, token, bearer, now }) => {
        const name = lastSegment(request.url);
        if (name === 'pagos-qa-03') {
          await networkPause(PROXY_WAIT);
          return unavailable();
        }
        if (name === 'respaldo-qa-01' && !wasAwake(lastCalls, bearer, now)) return jsonAnswer(emptyReport(name, now));
        if (token.scenario === 'flota-200' && fleetNames.includes(name)) return fleetReport(name, now);
        if (token.scenario === 'en-movimiento' && Object.hasOwn(movingServers, name)) {
          return isAway(name, now) ? unavailable() : jsonAnswer(movingServers[name]?.(name, now));
        }
        const odd = oddServerNames.includes(name) && token.scenario !== 'servidores-raros';
        const report = odd ? undefined : serverReport(name, now);
        return report ? jsonAnswer(report) : failure(404, 'Server not found');
      }),
    ),
  ];
}

function serverList({ token }: Caller): Response {
  const { scenario } = token;
  if (scenario === 'lista-error') return failure(500, 'Internal server error');
  if (scenario === 'lista-html') return proxyPage(502, 'Bad Gateway');
  if (scenario === 'lista-vacia') return jsonAnswer([]);
  const list = namesIn(scenario).map((name) => ({ name }));
  return jsonAnswer(scenario === 'lista-no-lista' ? { servers: list } : list);
}

function namesIn(scenario: string): readonly string[] {
  if (scenario === 'flota-200') return fleetNames;
  if (scenario === 'en-movimiento') return [...serverNames, ...Object.keys(movingServers)];
  return scenario === 'servidores-raros' ? [...serverNames, ...oddServerNames] : serverNames;
}

function fleetReport(name: string, now: number): Response {
  const kind = kindOf(name);
  if (kind === 'away') return unavailable();
  return jsonAnswer(kind === 'empty' ? emptyReport(name, now) : fleetServer(name, now));
}

function unavailable(): Response {
  return proxyPage(503, 'Service Temporarily Unavailable');
}

function wasAwake(lastCalls: Map<string, number>, bearer: string, now: number): boolean {
  const last = lastCalls.get(bearer);
  lastCalls.set(bearer, now);
  return last !== undefined && now - last < AWAKE;
}

/** The last segment of an address, decoded once. */
function lastSegment(address: string): string {
  const segment = new URL(address).pathname.split('/').pop() ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
