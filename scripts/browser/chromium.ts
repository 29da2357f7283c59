// Where a Chromium that tests can drive may lie: CHROMIUM_PATH, the system's, or one that Playwright already installed.
// Debian's headless shell goes first: the same engine without the desktop around it runs the flows in half the time.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** As root Chromium needs no-sandbox; the rest keeps it from calling home on a closed network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
export const DESKTOP = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Path of an executable, or undefined when this machine has none. Whether it starts is not tried: builds read this too. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH?.trim() || [HEADLESS_SHELL, ...DESKTOP, chromium.executablePath()].find(existsSync);
}
