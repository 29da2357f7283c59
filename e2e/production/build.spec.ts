import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name));

/** What only the simulated platform knows or needs. */
const FORBIDDEN = [
  /\bmsw\b/i,
  /mockServiceWorker/,
  /setupWorker/,
  /BEGIN RSA PRIVATE KEY|BEGIN PRIVATE KEY/,
  /Atalaya#2026/,
  /mariana\.rios/,
  /ORD-DEMO/,
  /pagos-qa-0/,
  /example\.mx/,
];

test('a production build holds no trace of the simulated platform', () => {
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
  const served = files.filter((file) => !/\.(gz|br)$/.test(file));
  for (const file of served) {
    const text = readFileSync(file, 'utf8');
    for (const trace of FORBIDDEN) expect(trace.test(text) ? `${file} holds ${trace}` : '').toBe('');
  }
  expect(served.join()).not.toMatch(/mock/i);
});

test('source maps are kept outside what is served, the licences inside, and every file has its hash', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(readdirSync('dist-release/maps').length).toBeGreaterThan(3);
  const licences = readFileSync('dist/THIRD-PARTY-LICENSES.txt', 'utf8');
  for (const name of ['react-dom', 'node-forge', '@fontsource-variable/inter', 'tailwindcss'])
    expect(licences).toContain(`\n## ${name}`);
  const { files: hashes } = JSON.parse(readFileSync('dist-release/manifest.json', 'utf8'));
  const plain = files.filter((file) => !/\.(gz|br)$/.test(file)).map((file) => file.replace(/^dist\//, ''));
  expect(Object.keys(hashes).sort()).toEqual(plain.sort());
});

test('no file points to its source map, and no page holds an inline script or style', () => {
  for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
    expect(readFileSync(file, 'utf8')).not.toContain('sourceMappingURL');
  }
  const pages = files.filter((name) => name.endsWith('.html'));
  expect(pages).toHaveLength(4);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
    expect(html).toContain('lang="es-MX"');
  }
});

for (const [name, value, message] of [
  ['VITE_ENVIRONMENT', 'staging', 'VITE_ENVIRONMENT must be one of production, qa, development; it is "staging".'],
  ['VITE_API_BASE_URL', 'api', 'VITE_API_BASE_URL must be a path'],
  ['VITE_IDLE_MINUTES', 'quince', 'VITE_IDLE_MINUTES must be a whole number of minutes'],
] as const) {
  test(`a wrong ${name} stops the build with a message`, ({ browserName: _ }, info) => {
    const { status, stderr, stdout } = spawnSync('npx', ['vite', 'build'], {
      env: { ...process.env, [name]: value, ATALAYA_OUT_DIR: info.outputPath('dist') },
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr + stdout).toContain(message);
  });
}
