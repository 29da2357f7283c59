import { bareServer } from '../../../gateway/sql/full-database.fixture.ts';
import type { Client } from './client.ts';

const API = '/api/dashboard';

/** What people of a working day ask for, of twenty calls: a server that is watched renews itself, the rest is looked up. */
const SHARES = { report: 10, summary: 3, history: 3, logs: 2, detail: 2 };
export type Kind = keyof typeof SHARES;
export const kinds = Object.keys(SHARES) as Kind[];

/** How many orders and operations are asked for in turn. */
const SAMPLE = 400;

/** Paths of calls to a full platform, by what they are for. */
export async function pathsOf(database: string, client: Client): Promise<Record<Kind, string[]>> {
  const { ask, close } = await bareServer(database);
  const orders = await ask(
    `select order_id from trace tablesample system (1) where order_id is not null limit ${SAMPLE}`,
  );
  const operations = await ask(`select operation_id from operation tablesample system (5) limit ${SAMPLE}`);
  await close();
  const servers: { name: string }[] = JSON.parse(String(await client.read(`${API}/server`, 'identity')));
  const days = `dateRange=${dayOf(Date.now())}_${dayOf(Date.now())}`;
  return {
    report: servers.filter(({ name }) => name.startsWith('demo-')).map(({ name }) => `${API}/server/${name}`),
    summary: [`${API}/summary?${days}&compare=previous`],
    history: [1, 2, 3].map((page) => `${API}/operation?${days}&page=${page}&size=20&sort=date,desc`),
    logs: orders.map((row) => `${API}/trace?order=${row.order_id}`),
    detail: operations.map((row) => `${API}/operation/${row.operation_id}`),
  };
}

/** The day of a moment in Mexico City, as calls write it. */
const dayOf = (now: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(now);

/** The calls of a working day in an order that mixes them, without end. */
export function* workingDay(paths: Readonly<Record<Kind, readonly string[]>>): Generator<string, void> {
  const turns = kinds.flatMap((kind) =>
    Array.from({ length: SHARES[kind] }, (_, index) => ({ kind, at: (index + 0.5) / SHARES[kind] })),
  );
  turns.sort((one, other) => one.at - other.at);
  for (let round = 0; ; round += 1)
    for (const [index, { kind }] of turns.entries())
      yield paths[kind][(round * SHARES[kind] + index) % paths[kind].length] ?? '';
}
