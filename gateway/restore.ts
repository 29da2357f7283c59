// `npm run restore -- FILE`: a backup of the gateway's own store into an empty one.

import { runCommand } from './host/database-command';
import { restoreBackup } from './host/restore-command';
import { readSettings } from './host/settings';

const [file] = process.argv.slice(2);
await runCommand(() => restoreBackup(readSettings(process.env), file));
