import { leanFetch } from '../../../gateway/sources/prometheus/lean-fetch.ts';
import { queriesOf } from '../../../gateway/sources/prometheus/sections.ts';
import { ensureServices } from '../../real/ensure-services.ts';
import { SERVER, startServices } from '../../real/services.ts';
import type { Row } from '../compare.ts';
import { inTurns } from './in-turns.ts';
import type { Bench } from './platform.ts';

const ROUNDS = 60;
const WINDOW = '10s';
/** What the exporters tell, once Prometheus has asked all of them twice. */
const SECTIONS = 9;
const PATIENCE = 60_000;

/**
 * A report of a server over HTTP, beside the queries that it is made of, asked at once of the same Prometheus: as anybody
 * would ask them, and as the gateway does. Their answers are read and not looked into.
 */
export async function benchReport(bench: Bench): Promise<Row[]> {
  ensureServices();
  const services = await startServices();
  bench.atEnd(services.stopAll);
  const { url } = await bench.postgres();
  const { client } = await bench.gateway({ url }, { prometheus: { url: services.url, window: WINDOW } });
  const path = `/api/dashboard/server/${SERVER}`;
  const until = Date.now() + PATIENCE;
  for (let sections = 0; sections < SECTIONS; ) {
    if (Date.now() > until) throw new Error(`${SERVER} has ${sections} sections of ${SECTIONS}.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { status, body } = await client.ask(path, 'identity');
    if (status === 200) sections = Object.keys(JSON.parse(String(body))).length - 2;
  }

  const queries = Object.values(queriesOf(`server="${SERVER}"`, WINDOW));
  const bare = async (query: string) => {
    const body = new URLSearchParams({ query });
    return (await fetch(`${services.url}/api/v1/query`, { method: 'POST', body })).arrayBuffer();
  };
  const lean = async (query: string) => {
    const body = new URLSearchParams({ query });
    const signal = AbortSignal.timeout(PATIENCE);
    const headers = { 'Accept-Encoding': 'identity' };
    return (await leanFetch(`${services.url}/api/v1/query`, { method: 'POST', headers, body, signal })).text();
  };
  const ours = () => client.read(path, 'identity');
  const beside = (ask: (query: string) => Promise<unknown>) => () => [
    { floor: () => Promise.all(queries.map(ask)), ours },
  ];
  const what = `a report, its ${queries.length} queries at once`;
  return [
    await inTurns(`${what} by fetch`, ROUNDS, beside(bare), { ratio: 1.3 }),
    await inTurns(`${what} by the gateway's own client`, ROUNDS, beside(lean)),
  ];
}
