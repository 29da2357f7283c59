import { existsSync } from 'node:fs';
import { type Installer, installBareFromDebian, REMEDY } from '../browser/debian.ts';

/** Programs of the services and their exporters, and Debian's package of each. */
const PACKAGES = {
  prometheus: 'prometheus',
  'prometheus-alertmanager': 'prometheus-alertmanager',
  'prometheus-node-exporter': 'prometheus-node-exporter',
  'prometheus-redis-exporter': 'prometheus-redis-exporter',
  'prometheus-mysqld-exporter': 'prometheus-mysqld-exporter',
  'prometheus-nginx-exporter': 'prometheus-nginx-exporter',
  'prometheus-elasticsearch-exporter': 'prometheus-elasticsearch-exporter',
  'prometheus-blackbox-exporter': 'prometheus-blackbox-exporter',
  'redis-server': 'redis-server',
  mariadbd: 'mariadb-server',
  'mariadb-install-db': 'mariadb-server',
  nginx: 'nginx',
  haproxy: 'haproxy',
} as const;

export type Program = keyof typeof PACKAGES;

// Debian keeps servers where an ordinary user's PATH does not look.
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin'];

/** Where a program lies, undefined when it is missing. */
export const pathOf = (program: Program): string | undefined =>
  FOLDERS.map((folder) => `${folder}/${program}`).find((path) => existsSync(path));

/** What is asked of a machine, so that a test can be any of them. */
interface ServiceMachine {
  has(program: Program): boolean;
  install: Installer;
}

const thisMachine: ServiceMachine = { has: (program) => pathOf(program) !== undefined, install: installBareFromDebian };

const all = Object.keys(PACKAGES) as Program[];

/**
 * Sees to programs before the tests start.
 * @throws Error that says what to do when one cannot be had
 */
export function ensureServices(wanted: readonly Program[] = all, { has, install }: ServiceMachine = thisMachine): void {
  const missing = () => {
    const programs = wanted.filter((program) => !has(program));
    return [...new Set(programs.map((program) => PACKAGES[program]))];
  };
  const lacking = missing();
  if (lacking.length === 0) return;
  const outcome = install(...lacking);
  const left = missing();
  if (left.length === 0) return;
  const reason = outcome === 'installed' ? 'They were installed and are not found.' : REMEDY[outcome](left.join(' '));
  throw new Error(`The tests on real services need ${left.join(', ')}. ${reason}`);
}
