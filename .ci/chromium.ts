// Finds the Chromium that tests drive: CHROMIUM_PATH, the system's, or one that Playwright already installed.
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

/** Path of an executable, or undefined when this machine has none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}
