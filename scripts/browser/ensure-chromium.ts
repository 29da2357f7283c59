import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { DESKTOP, HEADLESS_SHELL } from './chromium.ts';
import { type Installer, installFromDebian, REMEDY } from './debian.ts';

/** What is asked of a machine, so that a test can be any of them. */
export interface BrowserMachine {
  /** CHROMIUM_PATH; blank is as good as none. */
  named: string | undefined;
  /** Where Playwright would have put its own. */
  playwright: string;
  /** A file that is there but lacks a library, or stands for a package that is not installed, does not start. */
  starts(path: string): boolean;
  install: Installer;
}

const thisMachine = (): BrowserMachine => ({
  named: process.env.CHROMIUM_PATH,
  playwright: chromium.executablePath(),
  starts: (path) => spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0,
  install: installFromDebian,
});

/**
 * Sees to a Chromium before tests start: CHROMIUM_PATH; Debian's headless shell, installed where that is possible; else the
 * desktop's or Playwright's; else Debian's chromium, installed.
 * @returns the path of an executable that starts
 * @throws Error that says what to do when none can be had
 */
export function ensureChromium({ named, playwright, starts, install }: BrowserMachine = thisMachine()): string {
  const wanted = named?.trim();
  if (wanted) {
    if (starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not start. Correct it, or unset it to look elsewhere.`);
  }
  if (starts(HEADLESS_SHELL)) return HEADLESS_SHELL;
  // Somebody who has Playwright's own chose it; a desktop's is slower at tests than the headless shell.
  const own = starts(playwright);
  if (!own) install('chromium-headless-shell');
  const present = [HEADLESS_SHELL, ...DESKTOP, playwright].find(starts);
  if (present) return present;
  const outcome = install('chromium');
  const installed = DESKTOP.find(starts);
  if (installed) return installed;
  const reason = outcome === 'installed' ? 'It was installed but does not start.' : REMEDY[outcome]('chromium');
  throw new Error(
    `The tests need a Chromium, and none was found. ${reason} Elsewhere: npx playwright install --with-deps chromium, ` +
      'or CHROMIUM_PATH=<executable>.',
  );
}
