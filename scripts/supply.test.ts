import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runtimeSbom } from '../deploy/release/sbom.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const lock = readFileSync('package-lock.json', 'utf8');

test('at most 14 packages run in the browser, each in one exact version', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(14);
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('one lock file, which names no registry and has a hash for every package', () => {
  expect(['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'npm-shrinkwrap.json'].filter((file) => existsSync(file))).toEqual(
    [],
  );
  expect(lock).not.toMatch(/"resolved"|registry\./);
  const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string; inBundle?: boolean }> };
  const without = Object.entries(packages).filter(([name, { integrity, inBundle }]) => name && !integrity && !inBundle);
  expect(without.map(([name]) => name)).toEqual([]);
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
  expect(names.filter((name) => /vite|msw|playwright|typescript/.test(name))).toEqual([]);
  expect(metadata.component.name).toBe('atalaya');
});
