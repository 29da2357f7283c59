import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { freePort } from '../../gateway/free-port.fixture';
import { type GatewayProcess, startGatewayProcess } from '../../gateway/host/gateway-process.fixture';
import { platformClient } from '../../gateway/host/platform-client.fixture';
import { openDatabase } from '../../gateway/sql/database';
import { startPostgres } from '../../gateway/sql/postgres-server.fixture';
import { programs } from './processes.ts';
import { startReceiver } from './receiver.ts';

export const INGEST_TOKEN = 'entrega-de-la-prueba';
const SECRET = 'secreto-de-los-avisos-de-la-prueba';
const HOST = '127.0.0.1';

/** How long a gateway serves on once it is told to stop, s: more than the balancer needs to notice. */
const DRAIN = 10;

export type Name = 'one' | 'two';

/** Two gateways with folders of their own on one empty PostgreSQL, started at once, behind an HAProxy without stickiness. */
export async function startPair() {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-pair-'));
  const at = (...path: string[]) => join(folder, ...path);
  for (const name of ['dist', 'logs']) mkdirSync(at(name));
  for (const name of ['index.html', 'index.qa.html']) writeFileSync(at('dist', name), '<title>Atalaya</title>');
  // Inside of the checkout, since the packages are found from there.
  const program = resolve(`node_modules/.cache/atalaya-pair-${process.pid}`);
  await build({ configFile: 'gateway/vite.config.ts', logLevel: 'warn', build: { outDir: program } });
  const postgres = await startPostgres();
  const receiver = await startReceiver(SECRET);
  const ports = { one: await freePort(), two: await freePort(), balancer: await freePort() };
  const url = (name: keyof typeof ports) => `http://${HOST}:${ports[name]}`;
  const gateways: Partial<Record<Name, GatewayProcess>> = {};
  const { start: startProgram, stopAll } = programs(at('logs'));

  async function start(name: Name): Promise<void> {
    gateways[name] = await startGatewayProcess(join(program, 'main.js'), ports[name], {
      ATALAYA_DATA: at(name),
      ATALAYA_CONSOLE: at('dist'),
      ATALAYA_DATABASE: postgres.url,
      ATALAYA_INGEST_TOKEN: INGEST_TOKEN,
      ATALAYA_WEBHOOKS: receiver.url,
      ATALAYA_WEBHOOK_SECRET: SECRET,
      ATALAYA_WEBHOOK_PRIVATE: '1',
      ATALAYA_PROXIES: '1',
      ATALAYA_DRAIN_SECONDS: String(DRAIN),
    });
  }

  async function stop(name: Name, signal: NodeJS.Signals): Promise<number | null | undefined> {
    return gateways[name]?.stop(signal);
  }

  await Promise.all([start('one'), start('two')]);
  writeFileSync(at('haproxy.cfg'), configuration(ports, at('haproxy.sock')));
  startProgram('haproxy', 'haproxy', ['-db', '-f', at('haproxy.cfg')]);
  const db = await openDatabase({ url: postgres.url });

  return {
    ...{ db, receiver },
    client: platformClient(url('balancer')),
    clients: { one: platformClient(url('one')), two: platformClient(url('two')) },
    url,
    start,
    stop,
    /** How many requests it has answered since it was started. */
    answered: (name: Name) => gateways[name]?.lines().match(/"event":"request".*"\/api\//g)?.length ?? 0,
    /** What the balancer thinks of a gateway: UP, DOWN, or on the way to one of them. */
    async judged(name: Name): Promise<string | undefined> {
      const socket = connect(at('haproxy.sock'));
      await once(socket, 'connect');
      socket.write('show stat\n');
      const rows = (await text(socket)).split('\n').map((row) => row.split(','));
      const column = rows[0]?.indexOf('status') ?? -1;
      return rows.find(([, server]) => server === name)?.[column];
    },
    async end(): Promise<void> {
      await Promise.all([stop('one', 'SIGKILL'), stop('two', 'SIGKILL'), stopAll()]);
      receiver.stop();
      await db.destroy();
      await postgres.stop();
      for (const path of [folder, program]) rmSync(path, { recursive: true });
    },
  };
}

/** What breaks off is asked again, of the other; a change of a password is not, since the second would find it changed. */
/** The balancer's file as it is delivered, with the addresses of the test and checks that are quicker. */
const configuration = ({ one, two, balancer }: Record<Name | 'balancer', number>, socket: string) =>
  readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace('global\n', `global\n  stats socket ${socket}\n`)
    .replace('bind :8080', `bind ${HOST}:${balancer}`)
    .replace('inter 2s', 'inter 250ms')
    .replace('gateway:8080', `${HOST}:${one}`)
    .replace('gateway-two:8080', `${HOST}:${two}`);
