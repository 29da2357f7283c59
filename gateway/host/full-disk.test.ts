import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../sql/database';
import { bareServer } from '../sql/full-database.fixture';
import { hasPostgres, postgresUser, startPostgres } from '../sql/postgres-server.fixture';
import { deliveryTo, line, lines } from './delivery.fixture';

/** What is undone after each test, the last first. */
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

async function delivery(env: Record<string, string>) {
  const gateway = await deliveryTo(env);
  undo.push(() => gateway.end());
  // A connection on which something was refused unread is closed under whoever sends the next on it, who sends it again.
  const post: typeof gateway.post = (kind, body) =>
    gateway.post(kind, body).catch((error: Error & { cause?: { code?: string } }) => {
      if (error.cause?.code !== 'UND_ERR_SOCKET') throw error;
      return gateway.post(kind, body);
    });
  return { ...gateway, post };
}

type Gateway = Awaited<ReturnType<typeof delivery>>;

const full = {
  status: 507,
  message: 'No queda espacio en el disco de Atalaya. Libera espacio y envía lo mismo otra vez.',
};

/** Sends until something is refused. @returns how many rows were acknowledged, and the refusal */
async function fill(gateway: Gateway, from = 0) {
  for (let sent = from; sent < 400_000; sent += 2000) {
    const refused = await gateway.post('traces', lines(2000, sent));
    if (refused.status !== 200) return { acknowledged: sent, refused };
  }
  throw new Error('The disk is not full.');
}

/** All that was acknowledged is there, and the rest is taken now. */
async function expectKept(gateway: Gateway, acknowledged: number) {
  const again = () => gateway.post('traces', lines(acknowledged));
  await expect
    .poll(again, { timeout: 60_000, interval: 500 })
    .toMatchObject({ status: 200, body: { stored: 0, faults: [] } });
  expect((await gateway.post('traces', lines(2000, acknowledged))).status).toBe(200);
  expect(gateway.journal()).not.toContain('"error"');
}

/** A folder of which the gateway is told how much is free: nobody but root may make a small disk. */
function toldDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-disk-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const [module, free] = [join(folder, 'told.mjs'), join(folder, 'free')];
  const data = join(folder, 'data');
  const taken = `readdirSync('${data}', { recursive: true })
    .reduce((sum, name) => sum + (statSync('${data}/' + name, { throwIfNoEntry: false })?.size ?? 0), 0)`;
  writeFileSync(
    module,
    `import { existsSync, promises, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
    const { statfs } = promises;
    let begun;
    promises.statfs = async (path) => {
      const disk = await statfs(path);
      if (!existsSync('${free}')) return disk;
      begun ??= existsSync('${free}-begun') ? Number(readFileSync('${free}-begun', 'utf8')) : ${taken};
      writeFileSync('${free}-begun', String(begun));
      return { ...disk, bavail: (Number(readFileSync('${free}', 'utf8')) + begun - ${taken}) / disk.bsize };
    };`,
  );
  return {
    data,
    env: { NODE_OPTIONS: `--import ${module}` },
    leave: (bytes: number) => writeFileSync(free, String(bytes)),
    free: () => rmSync(free),
  };
}

test('a full disk under the embedded database is 507, and takes no row that was acknowledged', async () => {
  const disk = toldDisk();
  const gateway = await delivery({ ATALAYA_DATA: disk.data, ...disk.env });
  await gateway.start();
  disk.leave(70_000_000);
  const { acknowledged, refused } = await fill(gateway);
  expect([refused.status, refused.body, acknowledged > 0]).toEqual([507, full, true]);
  // What is there can still be read, and a killed process starts again on the full disk.
  expect((await fetch(`${gateway.base}/readyz`)).status).toBe(200);
  await gateway.stop('SIGKILL');
  await gateway.start();
  expect(await gateway.post('traces', line(-1))).toMatchObject({ status: 507 });
  disk.free();
  await expectKept(gateway, acknowledged);
}, 120_000);

/** Next month, whose entries lie in files of their own. */
const nextMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15));
};

test.runIf(hasPostgres)(
  'under a PostgreSQL server a full disk and a used-up quota are 507, a full log of its own is 507 or 503, and nothing is lost',
  async () => {
    // /dev/full is a disk without space that anybody may write to; the log goes on to its next file after a megabyte.
    const server = await startPostgres('--wal-segsize=1');
    undo.push(() => server.stop());
    await (await openDatabase({ url: server.url })).destroy();
    const { ask, close } = await bareServer(server.url);
    const month = `trace_${nextMonth().toISOString().slice(0, 7).replace('-', '_')}`;
    const [file] = await ask(`select pg_relation_filepath('${month}') as path`);
    await close();
    const table = join(server.data, String(file?.path));
    renameSync(table, `${table}-kept`);
    symlinkSync('/dev/full', table);
    const limit = ['--pid', String(server.pid), `--fsize=${256 * 8192}:unlimited`];
    expect(spawnSync('prlimit', limit, postgresUser()).status).toBe(0);

    const gateway = await delivery({ ATALAYA_DATABASE: server.url });
    await gateway.start();
    expect((await gateway.post('traces', lines(2000))).status).toBe(200);
    const ahead = line(-1, nextMonth().toISOString());
    expect(await gateway.post('traces', ahead)).toMatchObject({ status: 507, body: full });
    const limited = await fill(gateway, 2000);
    expect([limited.refused.status, limited.refused.body]).toEqual([507, full]);
    await server.crash();
    await server.again();
    await expectKept(gateway, limited.acknowledged);

    const other = await bareServer(server.url);
    const [log] = await other.ask('select pg_walfile_name(pg_current_wal_lsn()) as name');
    await other.close();
    const name = String(log?.name);
    const next = join(server.data, 'pg_wal', (BigInt(`0x${name}`) + 1n).toString(16).toUpperCase().padStart(24, '0'));
    rmSync(next, { force: true });
    symlinkSync('/dev/full', next);
    const { acknowledged, refused } = await fill(gateway, limited.acknowledged + 2000);
    expect([503, 507]).toContain(refused.status);
    expect(refused.body.message).toMatch(/Envía lo mismo otra vez/);
    await server.crash();
    rmSync(next);
    renameSync(`${table}-kept`, table);
    await server.again();
    await expectKept(gateway, acknowledged);
    expect(await gateway.post('traces', ahead)).toMatchObject({ status: 200, body: { stored: 1 } });
  },
  120_000,
);
