import { quantile, type Row, rowOf } from '../compare.ts';
import { PEOPLE, people } from './people.ts';
import type { Bench } from './platform.ts';
import { pathsOf, workingDay } from './working-day.ts';

/** A report renewed every 15 seconds is half of what somebody asks for (working-day.ts). */
const CALLS = PEOPLE * (3600 / 15) * 2;
/** What is loaded and compiled by then is no growth. */
const WARM_UP = 4000;
/** Ms between two looks at the memory. */
const LOOK = 250;

/** What an hour of fifty people, asked without a pause, leaves in memory: MB of its last third beside its first. */
export async function benchMemory(bench: Bench): Promise<Row[]> {
  const { url } = await bench.fullPostgres();
  const { url: address, client } = await bench.gateway({ url });
  const day = workingDay(await pathsOf(url, client));
  const memory = async () => {
    const counters = await (await fetch(`${address}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\d+)/m.exec(counters)?.[1]) / 1e6;
  };
  const fresh = await memory();
  await people(client, day, (asked) => asked < WARM_UP);
  const looks: number[] = [];
  const looking = setInterval(async () => looks.push(await memory()), LOOK);
  const { times, ms } = await people(client, day, (asked) => asked < CALLS);
  clearInterval(looking);

  const third = Math.floor(looks.length / 3);
  const grown = rowOf(`MB in the last third beside the first (${times.length} calls in ${Math.round(ms / 1000)} s)`, {
    ratio: 1.1,
  });
  for (let index = 0; index < third; index += 1) grown.add(looks[index] ?? 0, looks[looks.length - third + index] ?? 0);
  console.log(
    `RSS: ${Math.round(fresh)} MB before, ${quantile(looks, 0.5)} MB usually, ${quantile(looks, 1)} MB at most`,
  );
  return [grown];
}
