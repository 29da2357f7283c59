import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** Tries to install packages where this is a root shell with apt, and says so; a machine that cannot is no worse off. */
export function installFromDebian(...names: string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${names.join(' and ')} from Debian for the tests.`);
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 240_000,
    // Run level 1: a package with a service does not start it.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const install = () => spawnSync('apt-get', [...patience, 'install', '-y', '-qq', ...names], options).status === 0;
  if (install()) return;
  spawnSync('apt-get', [...patience, 'update', '-qq'], options);
  install();
}
