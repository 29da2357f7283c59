// `npm run carry`: all that the embedded database holds, into a PostgreSQL.

import { carryData } from './host/carry-command';
import { runCommand } from './host/database-command';
import { readSettings } from './host/settings';

await runCommand(() => carryData(readSettings(process.env), (line) => process.stdout.write(`${line}\n`)));
