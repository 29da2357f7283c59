import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runtimeSbom } from '../deploy/release/sbom.ts';

interface Manifest {
  dependencies: Record<string, string>;
  workspaces?: string[];
}

interface Locked {
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  resolved?: string;
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const { dependencies, workspaces = [] } = read('.');
const lock = readFileSync('package-lock.json', 'utf8');

test('at most 14 packages run in the browser, each in one exact version', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(14);
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('one lock file, which names no registry and has a hash for every package', () => {
  expect(['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'npm-shrinkwrap.json'].filter((file) => existsSync(file))).toEqual(
    [],
  );
  expect(lock).not.toMatch(/registry\./);
  const packages = Object.entries((JSON.parse(lock) as { packages: Record<string, Locked> }).packages);
  const isOwn = (name: string) => workspaces.includes(name);
  // The house's own folders are the only ones that are named by where they lie.
  const placed = packages.filter(([, { resolved }]) => resolved !== undefined);
  expect(placed.filter(([, { link, resolved = '' }]) => !link || !isOwn(resolved))).toEqual([]);
  const without = packages.filter(
    ([name, { integrity, inBundle, link }]) => name && !integrity && !inBundle && !link && !isOwn(name),
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

test.each(workspaces)('the workspace %s depends on exact versions', (folder) => {
  for (const version of Object.values(read(folder).dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('no package runs a script while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

test('the SBOM lists all that runs in the browser and nothing else', () => {
  // A build in the same process leaves this behind, and npm heeds it.
  vi.stubEnv('NODE_ENV', 'production');
  const { components, metadata } = runtimeSbom();
  vi.unstubAllEnvs();
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'scheduler']));
  expect(names.filter((name) => /vite|msw|playwright|typescript|hono|gateway/.test(name))).toEqual([]);
  expect(metadata.component.name).toBe('atalaya');
});
