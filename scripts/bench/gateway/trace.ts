import { type Asking, barePglite, bareServer } from '../../../gateway/sql/full-database.fixture.ts';
import type { Row } from '../compare.ts';
import type { Client } from './client.ts';
import { inTurns } from './in-turns.ts';
import type { Bench } from './platform.ts';

const EMBEDDED_ROWS = 200_000;
/** How many questions a round asks: one alone is over before a busy machine is measured. */
const AT_ONCE = 10;
const [ROUNDS, WIDE_ROUNDS] = [40, 5];

const ENTRIES = 'select * from trace where at < $1';
const NEWEST = 'order by at desc, position desc limit $2';
const LISTS = ['servers', 'hostnames', 'services', 'channels', 'logTypes'];

/** Answers of the log over HTTP beside the same statements by the driver alone, all rows read. */
export async function benchTrace(bench: Bench): Promise<Row[]> {
  const { url, traces } = await bench.fullPostgres();
  const server = await bareServer(url);
  bench.atEnd(server.close);
  const onServer = await rowsOf(server.ask, (await bench.gateway({ url })).client, `PostgreSQL, ${inWords(traces)}`, {
    ratio: 1.5,
  });

  const pglite = await bench.twoPglites({ traces: EMBEDDED_ROWS });
  const embedded = await barePglite(`${pglite.other}/database`);
  bench.atEnd(embedded.close);
  const { client } = await bench.gateway({ folder: pglite.one });
  const onPglite = await rowsOf(embedded.ask, client, `PGlite, ${inWords(pglite.traces)}`);
  return [...onServer, ...onPglite];
}

const inWords = (rows: number) => `${rows.toLocaleString('en')} rows`;

async function rowsOf(ask: Asking, client: Client, where: string, wanted?: Row['wanted']): Promise<Row[]> {
  const found = await ask(
    'select distinct order_id from (select order_id from trace where order_id is not null limit 50000) taken',
  );
  const orders = found.map((row) => String(row.order_id));
  const until = new Date(Date.now() + 1000);
  const order = (id = '') => ({
    floor: () => ask(`${ENTRIES} and order_id = $3 ${NEWEST}`, [until, 10_000, id]),
    ours: () => client.read(`/api/dashboard/trace?order=${id}`, 'identity'),
  });
  const { length } = JSON.parse(String(await client.read('/api/dashboard/trace', 'identity'))).data;
  const wide = (encoding: string) => () => [
    {
      floor: () => ask(`${ENTRIES} ${NEWEST}`, [until, length]),
      ours: () => client.read('/api/dashboard/trace', encoding),
    },
  ];
  const lists = LISTS.map((list) => ({
    floor: () => ask('select value from trace_option where list = $1 order by value', [list]),
    ours: () => client.read(`/api/dashboard/trace/${list}`, 'identity'),
  }));
  const some = (round: number) =>
    Array.from({ length: AT_ONCE }, (_, index) => order(orders[((round * AT_ONCE + index) * 7) % orders.length]));
  return [
    await inTurns(`${AT_ONCE} orders (${where})`, ROUNDS, some, wanted),
    await inTurns(`${length} entries (${where})`, WIDE_ROUNDS, wide('identity')),
    await inTurns(`${length} entries, packed (${where})`, WIDE_ROUNDS, wide('gzip')),
    await inTurns(`${lists.length} option lists (${where})`, ROUNDS, () => lists),
  ];
}
