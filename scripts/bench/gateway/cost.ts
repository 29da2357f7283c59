import { readdirSync, readFileSync } from 'node:fs';
import { bareServer } from '../../../gateway/sql/full-database.fixture.ts';
import { operationLines } from '../../../mocks/operations/operation-lines.ts';
import type { Row } from '../compare.ts';
import { type Bench, INGEST_TOKEN, traceLines } from './platform.ts';
import { kinds, pathsOf } from './working-day.ts';

/** How many calls of a kind are made, two at once. */
const CALLS = 200;
/** Lines are delivered in parts of as many. */
const PART = 2000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** What an act costs: ms of processors of the gateway and of PostgreSQL, and the bytes of a row with all its indexes. */
export async function benchCost(bench: Bench): Promise<Row[]> {
  const { url, pid } = await bench.fullPostgres();
  const { url: address, client } = await bench.gateway({ url });
  const paths = await pathsOf(url, client);

  async function spent() {
    const counters = await (await fetch(`${address}/metrics`)).text();
    return {
      gateway: Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(counters)?.[1]) * 1000,
      database: familyCpu(pid),
    };
  }

  /** Ms per act, of either. */
  async function costOf(acts: number, work: () => Promise<unknown>) {
    const before = await spent();
    const began = performance.now();
    await work();
    const ms = performance.now() - began;
    const after = await spent();
    const each = (value: number) => Number((value / acts).toFixed(3));
    return {
      'gateway CPU ms': each(after.gateway - before.gateway),
      'database CPU ms': each(after.database - before.database),
      'elapsed ms': each(ms),
    };
  }

  const costs: Record<string, object> = {};
  for (const kind of kinds) {
    const read = async (index: number) => client.read(paths[kind][index % paths[kind].length] ?? '');
    for (let index = 0; index < 20; index += 1) await read(index);
    costs[kind] = await costOf(CALLS, async () => {
      for (let index = 0; index < CALLS; index += 2) await Promise.all([read(index), read(index + 1)]);
    });
  }
  const now = Date.now();
  const deliveries = {
    traces: traceLines(now, 37 * MINUTE),
    operations: [...operationLines(now - 12 * DAY, now - 7 * DAY)],
  };
  for (const [kind, lines] of Object.entries(deliveries)) {
    costs[`a line of ${kind} delivered`] = await costOf(lines.length, async () => {
      for (let from = 0; from < lines.length; from += PART) {
        const body = lines.slice(from, from + PART).join('\n');
        const headers = { Authorization: `Bearer ${INGEST_TOKEN}` };
        const answer = await fetch(`${address}/api/dashboard/ingest/${kind}`, { method: 'POST', headers, body });
        const { stored } = (await answer.json()) as { stored: number };
        if (stored === 0) throw new Error(`${answer.status}: none of the ${kind} were new.`);
      }
    });
  }
  console.table(costs);
  console.table(await sizesOf(url));
  return [];
}

/** Bytes of a row, and how many of them a payment has. */
async function sizesOf(url: string) {
  const { ask, close } = await bareServer(url);
  const [traces] = await ask(`select sum(pg_table_size(inhrelid)) as table, sum(pg_indexes_size(inhrelid)) as indexes,
    (select count(*) from trace) as rows from pg_inherits where inhparent = 'trace'::regclass`);
  const of = (table: string) =>
    ask(`select pg_table_size('${table}') as table, pg_indexes_size('${table}') as indexes,
      (select count(*) from ${table}) as rows`);
  const [operations] = await of('operation');
  const [details] = await of('operation_detail');
  await close();
  const perRow = (sizes: Record<string, unknown> = {}) => {
    const { table, indexes, rows } = sizes;
    return {
      rows: Number(rows),
      'bytes of a row': Math.round(Number(table) / Number(rows)),
      'and of its indexes': Math.round(Number(indexes) / Number(rows)),
    };
  };
  return { trace: perRow(traces), operation: perRow(operations), operation_detail: perRow(details) };
}

/** Ms that a process, its children and those that ended have taken of processors. */
function familyCpu(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readFileSync(`/proc/${name}/stat`, 'utf8')];
      } catch {
        return [];
      }
    });
  let ticks = 0;
  for (const stat of stats) {
    // A name may hold anything; what follows it is described in proc(5).
    const fields = stat
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const isParent = stat.startsWith(`${pid} `);
    if (!isParent && fields[1] !== pid) continue;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    ticks += user + system + (isParent ? endedUser + endedSystem : 0);
  }
  // Linux counts hundredths of a second.
  return ticks * 10;
}
