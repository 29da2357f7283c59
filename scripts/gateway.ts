// `npm run gateway`: builds the console and starts the real platform beside it, with demonstration data and users where
// nothing else is named.
import { build } from 'vite';
import { createJournal } from '../gateway/host/journal.ts';
import { readSettings } from '../gateway/host/settings.ts';
import { stopBySignals } from '../gateway/host/signals.ts';
import { startGateway } from '../gateway/host/start.ts';
import { checkWritable, claimPort, StartFault, startFault } from '../gateway/host/start-faults.ts';
import { hashPassword } from '../gateway/sign-in/passwords.ts';
import { createAccountAdmin } from '../gateway/sql/sign-in/account-admin.ts';
import type { Database } from '../gateway/sql/tables.ts';
import { ingestTraces } from '../gateway/sql/traces/ingest-traces.ts';
import { demoPassword, demoUsers, users } from '../mocks/accounts/users.ts';
import { traceLog } from '../mocks/traces/trace-log.ts';

/** Known passwords belong beside invented data alone: neither to a database of somebody's nor to servers that are watched. */
const isDemonstration = !process.env.ATALAYA_DATABASE && !process.env.ATALAYA_SOURCES;

async function addDemonstration(db: Database): Promise<boolean> {
  const admin = createAccountAdmin(db);
  const isNew = await admin.isEmpty();
  if (isNew) {
    const passwordHash = await hashPassword(demoPassword);
    for (const { id, email, name, lastName, job, role, changePassword } of users)
      await admin.add({ id, email, name, lastName, job, role, changePassword, passwordHash });
  }
  const now = Date.now();
  const lines = traceLog(now).map(({ at, entry: { date: _, ...entry } }) =>
    JSON.stringify({ at: new Date(at).toISOString(), ...entry }),
  );
  await ingestTraces(db, lines.toReversed(), now);
  return isNew;
}

async function buildConsole(port: number): Promise<void> {
  checkWritable(['.', 'node_modules', 'dist', 'dist/assets']);
  const release = await claimPort(port);
  try {
    await build({ logLevel: 'warn' });
  } catch (error) {
    throw startFault(error) ?? error;
  } finally {
    await release();
  }
}

try {
  const read = readSettings(process.env);
  const settings = isDemonstration ? { ...read, sources: { demonstration: true } } : read;
  await buildConsole(settings.port);
  const journal = createJournal();
  let isNew = false;
  const gateway = await startGateway(settings, journal, async (db) => {
    if (isDemonstration) isNew = await addDemonstration(db);
  });
  stopBySignals(gateway, journal);
  console.log(`\nAtalaya con su propia plataforma: http://${settings.host}:${settings.port}/\n`);
  if (isNew) console.table(demoUsers.map(({ email, password, role }) => ({ email, password, role })));
  console.log(`Datos, llave y correos: ${settings.data}. Cuentas: npm run users. Ctrl+C termina.`);
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
