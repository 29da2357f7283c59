import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, HEADLESS_SHELL } from './chromium.ts';

/**
 * Sees to a Chromium before tests start: CHROMIUM_PATH, Debian's (its headless shell is fetched where that is possible, for
 * speed), one that Playwright installed, else Debian's package when this is a root shell with apt.
 * @throws Error that says what to do when none can be had
 */
export function ensureChromium(): string {
  const present = findChromium();
  const wished = existsSync('/usr/bin/chromium') ? 'chromium-headless-shell' : 'chromium';
  const enough = present === process.env.CHROMIUM_PATH || present === HEADLESS_SHELL;
  if (!enough && (!present || wished !== 'chromium')) installFromDebian(wished);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) ' +
      'or set CHROMIUM_PATH to the executable.',
  );
}

/** Tries, and says so; a machine that cannot is no worse off. */
function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing the Debian package ${name} for the tests.`);
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const install = () => spawnSync('apt-get', [...patience, 'install', '-y', '-qq', name], options).status === 0;
  if (install()) return;
  spawnSync('apt-get', [...patience, 'update', '-qq'], options);
  install();
}
