import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../gateway/free-port.fixture.ts';
import { quantile, type Row, rowOf } from '../compare.ts';
import { type Client, createClient } from './client.ts';
import { PEOPLE, people, type Taken } from './people.ts';
import type { Bench } from './platform.ts';
import { pathsOf, workingDay } from './working-day.ts';

const ROUNDS = 4;
/** Ms of a round on either side. */
const TURN = 5000;

/** Fifty people at once without a pause, beside an app of the same framework that answers constants of the same sizes. */
export async function benchLoad(bench: Bench): Promise<Row[]> {
  const { url, operations } = await bench.fullPostgres();
  const { client } = await bench.gateway({ url });
  const paths = await pathsOf(url, client);
  const sizes: Record<string, number> = {};
  for (const path of Object.values(paths).flat()) sizes[path.replace(/\?.*/, '')] ??= (await client.read(path)).length;
  const sides = [await startConstant(bench, sizes), client].map((asked) => ({
    client: asked,
    day: workingDay(paths),
    all: { times: [], ms: 0 } as Taken,
  }));

  const call = rowOf(`ms for 1000 calls (${PEOPLE} people, ${operations} operations)`);
  for (let round = -1; round < ROUNDS; round += 1) {
    const each: number[] = [];
    for (const { client, day, all } of sides) {
      const { times, ms } = await people(client, day, (_, ms) => ms < TURN);
      each.push((ms / times.length) * 1000);
      if (round < 0) continue;
      all.times = all.times.concat(times);
      all.ms += ms;
    }
    if (round >= 0) call.add(each[0] ?? 0, each[1] ?? 0);
  }
  const [constants, gateway] = sides.map(({ all }) => told(all));
  console.table({ 'constants by hono': constants, gateway });
  return [call];
}

function told({ times, ms }: Taken) {
  return {
    'calls per second': Math.round((times.length / ms) * 1000),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

async function startConstant(bench: Bench, sizes: Readonly<Record<string, number>>): Promise<Client> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'gateway/host/constant-app.fixture.ts', String(port), JSON.stringify(sizes)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const client = createClient(`http://127.0.0.1:${port}`, '');
  bench.atEnd(async () => {
    client.close();
    child.kill();
    await once(child, 'exit');
  });
  await once(child.stdout, 'data');
  return client;
}
