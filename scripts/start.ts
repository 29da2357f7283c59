// `npm start`: builds the console and starts the platform beside it, with a demonstration's payments and users where
// nothing else is named. `npm start -- --empty` starts without them.
import { readSettings } from '../gateway/host/settings.ts';
import { StartFault } from '../gateway/host/start-faults.ts';
import { readReach } from './demonstration/reach.ts';

function readWords(words: readonly string[]): { isEmpty: boolean } {
  if (words.some((word) => word !== '--empty')) throw new StartFault('Uso: npm start [-- --empty]');
  return { isEmpty: words.length > 0 };
}

try {
  const { isEmpty } = readWords(process.argv.slice(2));
  const settings = readSettings(process.env);
  const reach = readReach(process.env.ATALAYA_MONTHS);
  // Whoever is refused above waits for none of what the platform is made of.
  const { startPlatform } = await import('./demonstration/start-platform.ts');
  await startPlatform({ settings, isEmpty, reach });
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
