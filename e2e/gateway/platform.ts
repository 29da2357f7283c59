import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../gateway/free-port.fixture';
import { type GatewayProcess, startGatewayProcess } from '../../gateway/host/gateway-process.fixture';
import { platformClient } from '../../gateway/host/platform-client.fixture';
import type { Role } from '../../gateway/rules/roles';
import { hashPassword } from '../../gateway/sign-in/passwords';
import { openDatabase } from '../../gateway/sql/database';
import { setup as makeFreshDatabase } from '../../gateway/sql/fresh-database.fixture';
import { startPostgres } from '../../gateway/sql/postgres-server.fixture';
import { keepAccount } from '../../gateway/sql/sign-in/account-store';
import { ingestTraces } from '../../gateway/sql/traces/ingest-traces';
import { demoOrderSteps } from '../../mocks/traces/demo-order';

export const PASSWORD = 'Contraseña#2026';

/** Who may sign in, a person for each flow that changes what is known of one. */
const PEOPLE: Record<string, Role> = {
  ana: 'SOPORTE',
  beto: 'SOPORTE',
  carla: 'SOPORTE',
  diana: 'SOPORTE',
  elsa: 'SOPORTE',
  fito: 'FINANZAS',
  gema: 'ADMINISTRATOR',
  hugo: 'ADMINISTRATOR',
};

const INGEST_TOKEN = 'entrega-de-los-flujos';
const MINUTE = 60_000;

/**
 * A gateway as it is delivered, with its data in a folder of its own and, where wanted, a PostgreSQL of its own.
 * @param sources as in config.example.yaml; this machine without them
 */
export async function startPlatform(database: 'PGlite' | 'PostgreSQL', sources?: object) {
  await makeFreshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-flows-'));
  const server = database === 'PostgreSQL' ? await startPostgres() : undefined;
  const place = server ? { url: server.url } : { folder: join(folder, 'database') };
  const env = {
    ATALAYA_DATA: folder,
    ATALAYA_CONSOLE: 'dist',
    ATALAYA_INGEST_TOKEN: INGEST_TOKEN,
    ATALAYA_REFUND_PROVIDER: 'demonstration',
    ...(server && { ATALAYA_DATABASE: server.url }),
    ...(sources && { ATALAYA_SOURCES: join(folder, 'sources.json') }),
  };
  writeFileSync(join(folder, 'sources.json'), JSON.stringify({ sources }));
  let port = 0;
  const start = () => startGatewayProcess('dist-gateway/main.js', port, env);

  async function withDatabase(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>): Promise<void> {
    const db = await openDatabase(place);
    await work(db);
    await db.destroy();
  }

  const passwordHash = await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 });
  await withDatabase(async (db) => {
    for (const [id, role] of Object.entries(PEOPLE)) {
      const person = { name: `${id[0]?.toUpperCase()}${id.slice(1)}`, lastName: 'Prueba', job: 'Soporte' };
      await keepAccount(db, { id, email: `${id}@example.mx`, ...person, role, changePassword: false, passwordHash });
    }
    await ingestTraces(db, demoLines(), Date.now());
  });
  port = await freePort();
  let gateway: GatewayProcess = await start();

  /** Ends the process, as told or at once, and starts it again on the same data. */
  async function restart(signal?: NodeJS.Signals, meanwhile = async () => {}): Promise<void> {
    await gateway.stop(signal);
    await meanwhile();
    gateway = await start();
  }

  return {
    url: gateway.url,
    /** The server, where there is one, can be taken away and brought back. */
    server,
    restart,
    /** Lets the tokens of somebody grow older by minutes. */
    age: (accountId: string, minutes: number) =>
      restart('SIGTERM', () =>
        withDatabase(async (db) => {
          const tokens = await db
            .selectFrom('sessionToken')
            .innerJoin('session', 'session.id', 'sessionId')
            .where('accountId', '=', accountId)
            .select(['hash', 'expiry'])
            .execute();
          for (const { hash, expiry } of tokens) {
            const earlier = new Date(expiry.getTime() - minutes * MINUTE);
            await db.updateTable('sessionToken').set({ expiry: earlier }).where('hash', '=', hash).execute();
          }
        }),
      ),
    /** Delivers lines, as the services of the platform do. */
    async deliver(kind: 'traces' | 'operations', lines: readonly string[]): Promise<void> {
      const { call } = platformClient(gateway.url);
      const { status } = await call('POST', `ingest/${kind}`, lines.join('\n'), INGEST_TOKEN);
      if (status !== 200) throw new Error(`The delivery was answered with ${status}.`);
    },
    /** Letters to somebody, oldest first. */
    letters(email: string): string[] {
      const outbox = join(folder, 'outbox');
      const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
      const letters = names.sort().map((name) => readFileSync(join(outbox, name), 'utf8'));
      return letters.filter((letter) => letter.includes(`To: ${email}`));
    },
    async stop(): Promise<void> {
      await gateway.stop();
      await server?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** The demonstration's order, whose payment the bank declines. */
function demoLines(): string[] {
  return demoOrderSteps(Date.now()).map(({ at, entry: { date: _, ...entry } }) =>
    JSON.stringify({ at: new Date(at).toISOString(), ...entry }),
  );
}
