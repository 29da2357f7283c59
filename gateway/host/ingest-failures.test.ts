import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SourceAway } from '../ports';
import { openDatabase } from '../sql/database';
import { hasPostgres, startPostgres } from '../sql/postgres-server.fixture';
import { deliveryTo, line, lines } from './delivery.fixture';

/** What is undone after each test, the last first. */
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

async function delivery(env: Record<string, string> = {}) {
  const gateway = await deliveryTo(env);
  undo.push(() => gateway.end());
  return gateway;
}

async function postgres() {
  const server = await startPostgres();
  undo.push(() => server.stop());
  return server;
}

/** How many entries a database has, asked while no gateway runs. */
async function stored(place: { url?: string; folder?: string }): Promise<number> {
  const db = await openDatabase(place);
  try {
    const { rows } = await sql<{ count: number }>`select count(*) from trace`.execute(db);
    return rows[0]?.count ?? 0;
  } finally {
    await db.destroy();
  }
}

describe.each(hasPostgres ? ['PGlite', 'PostgreSQL'] : ['PGlite'])('%s', (name) => {
  test('a gateway that is killed while it stores loses no acknowledged row, and the rest is sent again', async () => {
    const url = name === 'PostgreSQL' ? (await postgres()).url : undefined;
    const gateway = await delivery(url ? { ATALAYA_DATABASE: url } : {});
    await gateway.start();
    let [next, acknowledged] = [0, 0];
    const send = async () => {
      for (;;) {
        const from = next;
        next += 1000;
        acknowledged += (await gateway.post('traces', lines(1000, from))).body.stored;
      }
    };
    const senders = Promise.allSettled([send(), send()]);
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(3000), { timeout: 30_000 });
    // In the middle of a batch, of which nobody knows.
    await gateway.stop('SIGKILL');
    await senders;
    const kept = await stored(url ? { url } : { folder: join(gateway.folder, 'data', 'database') });
    expect([kept >= acknowledged, kept % 1000]).toEqual([true, 0]);
    await gateway.start();
    const { code, out } = await gateway.command(['traces', '-'], lines(next));
    expect([code, out.replaceAll(',', '')]).toEqual([
      0,
      `${next} líneas: ${next - kept} nuevas ${kept} ya estaban 0 con fallas.\n`,
    ]);
  }, 120_000);
});

test.runIf(hasPostgres)(
  'a PostgreSQL that goes away is 503 until it is back, and the command waits for it',
  async () => {
    const server = await postgres();
    const gateway = await delivery({ ATALAYA_DATABASE: server.url });
    await gateway.start();
    expect((await gateway.post('traces', lines(2000))).body.stored).toBe(2000);
    const look = new pg.Client(server.url);
    look.on('error', () => undefined);
    await look.connect();
    const rows = async () => Number((await look.query('select count(*) from trace')).rows[0].count);
    const underWay = gateway.post('traces', lines(40_000));
    await expect.poll(rows).toBeGreaterThan(2000);
    await server.crash();
    const away = { status: 503, message: expect.stringMatching(/^La base de datos no responde\..*no las duplica\.$/) };
    expect(await underWay).toEqual({ status: 503, wait: '5', body: away });
    expect(await gateway.post('operations', '{}')).toMatchObject({ status: 200, body: { stored: 0 } });
    expect(await gateway.post('traces', line(1))).toEqual({ status: 503, wait: '5', body: away });
    const refused = () => gateway.journal().split('"status":503').length - 1;
    // A line of the journal may come after its answer.
    await vi.waitFor(() => expect(refused()).toBe(2), 60_000);
    const command = gateway.command(['traces', '-'], lines(3000));
    await vi.waitFor(() => expect(refused()).toBeGreaterThan(2), 60_000);
    await server.again();
    const { code, out, err } = await command;
    expect([code, out]).toEqual([0, expect.stringMatching(/^3,000 líneas: .* 0 con fallas\.\n$/)]);
    expect(err).toMatch(
      /^El servidor respondió 503: La base de datos no responde\. .* Se intenta otra vez en \d+ s\.\n/,
    );
    expect((await gateway.post('traces', lines(2000))).body.stored).toBe(0);
    expect(gateway.journal()).not.toContain('"error"');
  },
  120_000,
);

test.runIf(hasPostgres)(
  'a connection that ends between two questions fails the second, and no process',
  async () => {
    const db = await openDatabase({ url: (await postgres()).url });
    undo.push(() => db.destroy());
    const work = db.transaction().execute(async (step) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(step);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sql`select 1`.execute(step);
    });
    await expect(work).rejects.toBeInstanceOf(SourceAway);
  },
  60_000,
);
