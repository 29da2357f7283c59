import { expect, test } from 'vitest';
import type { InstallOutcome } from '../browser/debian.ts';
import { ensureServices, type Program } from './ensure-services.ts';

function machine(lacking: Program[], outcome: InstallOutcome = 'installed') {
  const missing = new Set(lacking);
  const requests: string[] = [];
  const install = (...names: string[]) => {
    requests.push(...names);
    if (outcome === 'installed') missing.clear();
    return outcome;
  };
  return { requests, machine: { has: (program: Program) => !missing.has(program), install } };
}

test.each<[string, Program[], string[]]>([
  ['all there', [], []],
  ['one missing', ['prometheus-redis-exporter'], ['prometheus-redis-exporter']],
  ['two of one package missing', ['mariadbd', 'mariadb-install-db', 'nginx'], ['mariadb-server', 'nginx']],
])('%s', (_what, lacking, installed) => {
  const { requests, machine: given } = machine(lacking);
  ensureServices(undefined, given);
  expect(requests).toEqual(installed);
});

test.each<[InstallOutcome, string]>([
  ['no root', 'sudo apt-get install mariadb-server'],
  ['no apt', 'no apt-get'],
  ['failed', 'apt-get install mariadb-server failed'],
])('%s: says what to do', (outcome, says) => {
  expect(() => ensureServices(undefined, machine(['mariadbd'], outcome).machine)).toThrow(says);
});
