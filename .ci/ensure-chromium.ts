import { existsSync } from 'node:fs';
import { findChromium, HEADLESS_SHELL } from './chromium.ts';
import { installFromDebian } from './debian.ts';

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
