import { jsonAnswer } from '../../gateway/answers';
import type { Call } from '../../gateway/rules/roles';
import { AWAY_SERVER, emptyReport, SLEEPY_SERVER } from '../servers/report';
import { proxyPage } from './answers';
import { networkPause } from './latency';

/** A server that woke up once stays awake for this long after each call (ms): longer than the wait of a retry. */
const AWAKE = 8000;

/** Extra time that a proxy takes to give up on an unreachable server (ms). */
const PROXY_WAIT = 1500;

/** Before a server that does not answer stands a proxy that does. */
export async function proxyAnswer(request: Request): Promise<Response> {
  if (asks(request, AWAY_SERVER)) await networkPause(PROXY_WAIT);
  return proxyPage(503, 'Service Temporarily Unavailable');
}

/** The empty report of the server that needs waking, told for each token apart; undefined when it is awake. */
export function sleepyServer() {
  /** When (epoch ms) a token last called for it. */
  const lastCalls = new Map<string, number>();
  return (call: Call, request: Request, token = ''): Response | undefined => {
    if (call !== 'GET /server/{name}' || !asks(request, SLEEPY_SERVER)) return undefined;
    const now = Date.now();
    const last = lastCalls.get(token);
    lastCalls.set(token, now);
    return last !== undefined && now - last < AWAKE ? undefined : jsonAnswer(emptyReport(SLEEPY_SERVER, now));
  };
}

const asks = ({ url }: Request, server: string) => new URL(url).pathname.endsWith(`/server/${server}`);
