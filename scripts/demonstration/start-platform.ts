import { createJournal } from '../../gateway/host/journal.ts';
import type { Settings } from '../../gateway/host/settings.ts';
import { stopBySignals } from '../../gateway/host/signals.ts';
import { startGateway } from '../../gateway/host/start.ts';
import { checkWritable, startFault } from '../../gateway/host/start-faults.ts';
import type { Holdings } from '../../gateway/sql/demonstration-days.ts';
import { demoPassword, platformDemoUsers } from '../../mocks/accounts/users.ts';
import { demoOrder } from '../../mocks/traces/demo-order.ts';
import { buildOnce } from '../built-console.ts';
import { demonstrate } from './demonstrate.ts';
import type { Reach } from './reach.ts';
import { createTerminal } from './terminal.ts';

const terminal = createTerminal(process.stdout);

interface Wanted {
  settings: Settings;
  /** Whether it begins without a demonstration. */
  isEmpty: boolean;
  reach: Reach;
  /** Days of the demonstration that are there before anybody is served the first time. */
  firstDays?: number;
}

/** Builds the console, starts the platform beside it and says where it is. @throws StartFault */
export async function startPlatform({ settings, isEmpty, ...days }: Wanted): Promise<void> {
  // Known passwords belong beside invented data alone: neither to a database of somebody's nor to servers that are watched.
  const isOwn = isEmpty || Boolean(process.env.ATALAYA_DATABASE?.trim() || process.env.ATALAYA_SOURCES?.trim());
  const journal = createJournal((line) => {
    // Whoever sits before a terminal wants to know of faults alone.
    if (!process.stdout.isTTY || line.includes('"level":"error"')) terminal.line(line.trimEnd());
  });
  const gateway = await startGateway(settings, journal, {
    // One that is named is built already.
    ...(process.env.ATALAYA_CONSOLE ? {} : { makeConsole }),
    ...(isOwn
      ? {}
      : {
          demonstrate: (db, reportFault) => demonstrate(db, { ...days, onProgress: terminal.progress, reportFault }),
        }),
  });
  stopBySignals(gateway, journal);
  sayWelcome(`http://${settings.host}:${settings.port}/`, settings.data, gateway.holds);
}

async function makeConsole(): Promise<void> {
  checkWritable(['.', 'node_modules', 'dist', 'dist/assets']);
  try {
    // A console that is there already starts without what builds one.
    await buildOnce(async () => (await import('vite')).build({ logLevel: 'warn' }));
  } catch (error) {
    throw startFault(error) ?? error;
  }
}

function sayWelcome(address: string, data: string, holds: Holdings): void {
  terminal.line(`\nAtalaya: ${address}\n`);
  if (holds === 'demonstration') {
    for (const { email, role, shows } of platformDemoUsers)
      terminal.line(`  ${email.padEnd(26)} ${role.padEnd(14)} ${shows}`);
    terminal.line(`  La contraseña de todos es ${demoPassword}\n\nOrden de ejemplo: ${demoOrder}`);
  } else if (holds === 'nothing') {
    terminal.line('Sin datos de demostración. La primera cuenta, con Atalaya detenida si su base está en la carpeta:');
    terminal.line('npm run users -- add <correo> administrator <nombre> <apellidos> <puesto>');
  }
  terminal.line(`Datos y correos: ${data}. Ctrl+C termina.`);
}
