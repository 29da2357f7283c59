import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/**
 * Sees to a Chromium before tests start: CHROMIUM_PATH, /usr/bin/chromium, one that Playwright installed, else Debian's
 * package when this is a root shell with apt.
 * @throws Error that says what to do when none can be had
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium on this machine: installing the Debian package.');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) ' +
      'or set CHROMIUM_PATH to the executable.',
  );
}
