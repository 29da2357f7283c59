import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type Manifest, sha256 } from './release-files.ts';
import { verifyRelease } from './verify-release.ts';

const contents: Record<string, string> = {
  'index.html': '<p>page</p>',
  'index.qa.html': '<p>page with a file</p>',
  'assets/console-1.js': 'let one = 1;',
};
const headers = { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'no-referrer' };
const manifest: Manifest = {
  version: '1.0.0',
  headers,
  files: Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, sha256(Buffer.from(text))])),
};

let server: Server;
afterEach(() => server.close());

interface Served {
  files?: Record<string, string>;
  gzipped?: Record<string, string>;
  headersOf?: (path: string) => Record<string, string>;
}

/** A tiny console, as it was built but for what is given. */
async function serve({ files = {}, gzipped = {}, headersOf = () => headers }: Served): Promise<string> {
  const all: Record<string, string> = { '': contents['index.html'] ?? '', ...contents, ...files };
  server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    for (const [header, value] of Object.entries(headersOf(name))) response.setHeader(header, value);
    const text = all[name];
    if (text === undefined) return response.writeHead(404).end();
    if (request.headers['accept-encoding'] !== 'gzip') return response.end(text);
    response.setHeader('Content-Encoding', 'gzip').end(gzipSync(gzipped[name] ?? text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const config = '{"environment":"qa"}';

test.each<[string, Served]>([
  ['as it was built', {}],
  ['with a configuration file', { files: { '': contents['index.qa.html'] ?? '', 'config.json': config } }],
])('a console %s passes', async (_, served) => {
  expect(await verifyRelease(await serve(served), manifest)).toEqual([]);
});

test.each<[string, Served, string[]]>([
  [
    'one byte changed',
    { files: { 'assets/console-1.js': 'let one = 2;' } },
    ['identity', 'gzip', 'br']
      .map((way) => `/assets/console-1.js (${way}): its bytes are not those of the release`)
      .sort(),
  ],
  [
    'one byte changed in what was compressed ahead',
    { gzipped: { 'assets/console-1.js': 'let one = 2;' } },
    ['/assets/console-1.js (gzip): its bytes are not those of the release'],
  ],
  [
    'another page',
    { files: { '': '<p>Page</p>' } },
    ['/ (br): its', '/ (gzip): its', '/ (identity): its'].map((line) => `${line} bytes are not those of the release`),
  ],
  [
    'a header missing on an error',
    { headersOf: (path) => (path.startsWith('.git') ? { 'X-Frame-Options': 'DENY' } : headers) },
    ['/.git/HEAD (404): Referrer-Policy is missing'],
  ],
  [
    'a header changed',
    { headersOf: (path) => (path.endsWith('.map') ? { ...headers, 'X-Frame-Options': 'SAMEORIGIN' } : headers) },
    ['/assets/console-1.js.map (404): X-Frame-Options is "SAMEORIGIN"'],
  ],
  [
    'a source map',
    { files: { 'assets/console-1.js.map': '{}' } },
    ['/assets/console-1.js.map: answered with 200 instead of 404'],
  ],
  [
    'a page that falls back for what is unknown',
    { files: { 'assets/none-00000000.js': '<p>page</p>' } },
    ['/assets/none-00000000.js: answered with 200 instead of 404'],
  ],
  [
    'a wrong configuration file',
    { files: { '': contents['index.qa.html'] ?? '', 'config.json': '{"environment":"prod"}' } },
    ['/config.json: ["environment"]'],
  ],
])('%s is found, and nothing else', async (_, served, found) => {
  expect(await verifyRelease(await serve(served), manifest)).toEqual(found);
});

test('a file that is gone is found', async () => {
  const address = await serve({});
  const files = { ...manifest.files, 'theme.js': sha256(Buffer.from('')) };
  expect(await verifyRelease(address, { ...manifest, files })).toEqual(['/theme.js: answered with 404']);
});

test('an address that does not answer is told once', async () => {
  const address = await serve({});
  server.close();
  server.closeAllConnections();
  expect(await verifyRelease(address, manifest)).toEqual([expect.stringMatching(/^\/: no answer \(.*ECONNREFUSED/)]);
});
