import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SourceAway } from '../ports';
import { openDatabase } from '../sql/database';
import { hasPostgres, postgresUser, startPostgres } from '../sql/postgres-server.fixture';
import { deliveryTo } from './delivery.fixture';

const at = new Date().toISOString();
const line = (id: number) =>
  JSON.stringify({
    ...{ id: `e${id}`, at, service: 's', operation: 'o', hostName: 'h', ip: '::1', order: `ORD-${id % 7}` },
    message: Array.from({ length: 20 }, (_, part) => (id * 7919 + part * 104_729).toString(36)).join(''),
  });
const lines = (count: number, from = 0) => Array.from({ length: count }, (_, index) => line(from + index)).join('\n');

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

/** A disk of its own that is small: a mount in memory, which root may make. */
function smallDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-small-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`mount: ${made.stderr}`);
  undo.push(() => spawnSync('umount', [folder]));
  return folder;
}

/** Whether this process may mount, which containers often forbid. */
const mayMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return status === 0;
})();

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
    const underWay = gateway.post('traces', lines(40_000));
    await vi.waitFor(() => expect(gateway.journal()).toContain('"ingested"'));
    await server.crash();
    const away = { status: 503, message: expect.stringMatching(/^La base de datos no responde\..*no las duplica\.$/) };
    expect(await underWay).toEqual({ status: 503, wait: '5', body: away });
    expect(await gateway.post('operations', '{}')).toMatchObject({ status: 200, body: { stored: 0 } });
    expect(await gateway.post('traces', line(1))).toEqual({ status: 503, wait: '5', body: away });
    const command = gateway.command(['traces', '-'], lines(3000));
    await new Promise((resolve) => setTimeout(resolve, 500));
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

const full = {
  status: 507,
  message: 'No queda espacio en el disco de Atalaya. Libera espacio y envía lo mismo otra vez.',
};

/** Sends until the disk is full. @returns how many rows were acknowledged */
async function fill(gateway: Awaited<ReturnType<typeof deliveryTo>>): Promise<number> {
  for (let sent = 0; sent < 400_000; sent += 2000) {
    const { status, body } = await gateway.post('traces', lines(2000, sent));
    if (status === 200) continue;
    expect([status, body]).toEqual([507, full]);
    return sent;
  }
  throw new Error('The disk is not full.');
}

test.runIf(mayMount)(
  'a full disk under the embedded database is 507, and takes no row that was acknowledged',
  async () => {
    const disk = smallDisk(200);
    const gateway = await delivery({ ATALAYA_DATA: join(disk, 'data') });
    await gateway.start();
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'other'), new Uint8Array(bavail * bsize - 70_000_000));
    const acknowledged = await fill(gateway);
    expect(acknowledged).toBeGreaterThan(0);
    // What is there can still be read, and a killed process starts again on the full disk.
    expect((await fetch(`${gateway.base}/readyz`)).status).toBe(200);
    await gateway.stop('SIGKILL');
    await gateway.start();
    expect(await gateway.post('traces', line(-1))).toMatchObject({ status: 507 });
    rmSync(join(disk, 'other'));
    expect((await gateway.post('traces', lines(acknowledged))).body).toMatchObject({ stored: 0, faults: [] });
    expect((await gateway.post('traces', lines(2000, acknowledged))).status).toBe(200);
    expect(gateway.journal()).not.toContain('"error"');
  },
  120_000,
);

test.runIf(mayMount && hasPostgres)(
  'and so is one under a PostgreSQL server',
  async () => {
    const disk = smallDisk(24);
    const { uid, gid } = postgresUser();
    if (uid !== undefined && gid !== undefined) chownSync(disk, uid, gid);
    const server = await postgres();
    const db = await openDatabase({ url: server.url });
    await sql`create tablespace small location ${sql.lit(disk)}`.execute(db);
    const { rows } = await sql<{ name: string }>`
    select relid::regclass::text as name from pg_partition_tree('trace') where isleaf`.execute(db);
    for (const { name } of rows) await sql`alter table ${sql.table(name)} set tablespace small`.execute(db);
    await db.destroy();
    const gateway = await delivery({ ATALAYA_DATABASE: server.url });
    await gateway.start();
    const acknowledged = await fill(gateway);
    expect(acknowledged).toBeGreaterThan(0);
    spawnSync('mount', ['-o', 'remount,size=200m', disk]);
    expect((await gateway.post('traces', lines(acknowledged))).body).toMatchObject({ stored: 0, faults: [] });
    expect((await gateway.post('traces', lines(2000, acknowledged))).status).toBe(200);
    expect(gateway.journal()).not.toContain('"error"');
  },
  120_000,
);
