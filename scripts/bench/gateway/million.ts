import { csvSums, type FileSums, sheetSums } from '../../../gateway/reporting/file-sums.fixture.ts';
import { quantile, type Row, rowOf } from '../compare.ts';
import type { Bench } from './platform.ts';

const API = '/api/dashboard';
const DAY = 86_400_000;
/** Ms between two looks at a report and at the memory. */
const LOOK = 200;
/** How often each question is asked. */
const ROUNDS = 5;
/** What a file of a million rows may take of memory, MB; the whole heap of the gateway is held to less. */
const ROOM = 100;
const HEAP = '--max-old-space-size=96';
/** Reports that are made before it counts: what is loaded and compiled by then is no growth. */
const WARM_UP = { type: 'OPERATIONS', days: 1 };

/**
 * A month of a million operations on PostgreSQL: its report in either format, by the gateway's own runner, with the memory
 * that making and fetching it take, compared with summary, statistics and history to the cent; and the report of transactions.
 */
export async function benchMillion(bench: Bench): Promise<Row[]> {
  const { url, operations, traces } = await bench.millionPostgres();
  const { url: address, client, token } = await bench.gateway({ url }, undefined, HEAP);
  const json = async (path: string) => JSON.parse(String(await client.read(`${API}${path}`, 'identity')));
  const day = (back: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.now() - back * DAY);
  const month = `${day(30)}_${day(0)}`;

  async function memory() {
    const counters = await (await fetch(`${address}/metrics`)).text();
    const of = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(counters)?.[1]) / 1e6;
    return { rss: of('process_resident_memory_bytes'), heap: of('nodejs_heap_size_used_bytes') };
  }
  /** Looks at the memory until some work is done. */
  async function watched<T>(work: () => Promise<T>) {
    const looks: Awaited<ReturnType<typeof memory>>[] = [];
    const looking = setInterval(async () => looks.push(await memory()), LOOK);
    const began = performance.now();
    const outcome = await work().finally(() => clearInterval(looking));
    return {
      outcome,
      ms: performance.now() - began,
      rss: looks.map(({ rss }) => rss),
      heap: looks.map(({ heap }) => heap),
    };
  }

  async function made(format: string, dateRange: string): Promise<{ reportId: string; sizeBytes: number }> {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ type: 'OPERATIONS', dateRange, format });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const asked = await fetch(`${address}${API}/report`, { method: 'POST', headers: { ...headers, ...key }, body });
    const { reportId } = (await asked.json()) as { reportId: string };
    for (;;) {
      const { data } = await json('/report?size=1');
      if (data[0].reportId !== reportId) throw new Error(`${asked.status}: the report was not taken.`);
      if (data[0].status === 'READY') return data[0];
      if (!['QUEUED', 'RUNNING'].includes(data[0].status)) throw new Error(`The report is ${data[0].status}.`);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  for (const format of ['CSV', 'XLSX']) await made(format, `${day(WARM_UP.days)}_${day(0)}`);
  const costs: Record<string, object> = {};
  const grown: Row[] = [];
  const files: FileSums[] = [];
  for (const format of ['CSV', 'XLSX']) {
    const before = await memory();
    const making = await watched(() => made(format, month));
    const { reportId, sizeBytes } = making.outcome;
    const path = `${address}${API}/report/${reportId}/file`;
    const fetching = await watched(async () => {
      const { body } = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
      if (!body) throw new Error('There is no file.');
      return (format === 'CSV' ? csvSums : sheetSums)(body);
    });
    files.push(fetching.outcome);
    const row = rowOf(`MB at most while a ${format} is made and fetched, those before and ${ROOM} more`, { ratio: 1 });
    row.add(before.rss + ROOM, Math.max(...making.rss, ...fetching.rss));
    const thirds = rowOf(`MB in the last third beside the first, ${format}`, { ratio: 1.2 });
    const third = Math.floor(making.rss.length / 3);
    for (let at = 0; at < third; at += 1) thirds.add(making.rss[at] ?? 0, making.rss.at(at - third) ?? 0);
    grown.push(row, thirds);
    costs[format] = {
      ...{ rows: fetching.outcome.rows, MB: Math.round(sizeBytes / 1e6) },
      ...{ 'made in s': Math.round(making.ms / 1000), 'fetched in s': Math.round(fetching.ms / 1000) },
      ...{ 'RSS before': Math.round(before.rss), 'RSS at most': quantile([...making.rss, ...fetching.rss], 1) },
      ...{ 'heap usually': quantile(making.heap, 0.5), 'heap at most': quantile(making.heap, 1) },
    };
  }
  console.table(costs);

  const history = await json(`/operation?dateRange=${month}&size=1`);
  const summary = await json(`/summary?dateRange=${month}`);
  const statistic = await json(`/statistic?dateRange=${month}&granularity=day&groupBy=paymentMethod`);
  const of = (member: string) => statistic.buckets.reduce((sum: number, each: never) => sum + Number(each[member]), 0);
  const told = {
    history: { rows: history.total, total: history.totalAmount, refunded: history.refundedAmount },
    summary: { rows: summary.count, collected: summary.amount, refunded: summary.refundAmount },
    statistics: { rows: of('count'), collected: of('amount'), refunded: of('refundAmount') },
  };
  console.table({ CSV: files[0], XLSX: files[1], ...told });
  for (const file of files)
    for (const [name, sums] of Object.entries(told))
      for (const [member, value] of Object.entries(sums))
        if (file[member as keyof FileSums] !== value) throw new Error(`${name} says another ${member}.`);

  const times: Record<string, object> = {};
  for (const [name, range] of Object.entries({ today: `${day(0)}_${day(0)}`, week: `${day(6)}_${day(0)}`, month }))
    for (const call of ['/transactionReport', '/transactionReport/issue']) {
      const each: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        await json(`${call}?dateRange=${range}`);
        each.push(performance.now() - began);
      }
      times[`${call}, ${name}`] = { 'median ms': quantile(each, 0.5), 'at most ms': quantile(each, 1) };
    }
  console.log(`${operations} operations, ${traces} entries of the log`);
  console.table(times);
  return grown;
}
