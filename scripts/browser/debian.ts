import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** 'no apt' and 'no root': nothing was tried. */
export type InstallOutcome = 'installed' | 'no apt' | 'no root' | 'failed';

export type Installer = (...names: string[]) => InstallOutcome;

/** What to do where an installer could not: the end of a message. */
export const REMEDY: Record<Exclude<InstallOutcome, 'installed'>, (names: string) => string> = {
  'no apt': (names) => `This machine has no apt-get; its own package for ${names} is needed.`,
  'no root': (names) => `Only root installs packages: sudo apt-get install ${names}`,
  failed: (names) => `apt-get install ${names} failed; what it said stands above.`,
};

/** Installs Debian's packages where this is a root shell with apt, and says so before it does: it may take minutes. */
export const installFromDebian: Installer = (...names) => installWith([], names);

/** The same without what the packages only recommend. */
export const installBareFromDebian: Installer = (...names) => installWith(['--no-install-recommends'], names);

function installWith(flags: string[], names: string[]): InstallOutcome {
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'no apt';
  if (process.getuid?.() !== 0) return 'no root';
  console.log(`Installing ${names.join(' and ')} from Debian for the tests.`);
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 900_000,
    // A package with a service does not start it: run level 1, and a systemctl that speaks to nobody.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' },
  };
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], options).status ===
    0;
  const install = () => aptGet('install', '-y', '-qq', ...flags, ...names);
  // A list of packages may be missing or name versions that are gone.
  return install() || (aptGet('update', '-qq') && install()) ? 'installed' : 'failed';
}
