// One server for all that is measured, so that nobody is served better: the console as it is delivered, the page by hand
// and the empty stack, under the same headers, compressed alike, a repeated page without its bytes, as gateway and nginx
// answer; calls are answered by this process.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders } from '../../gateway/host/security-headers.ts';
import { createHost } from '../../mocks/hosts/http-host.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers a call itself and says so, or leaves it to the simulated platform. */
export type Answer = (url: URL, response: ServerResponse) => boolean;

/** @param folders the files under each first part of a path, '' being all others */
export async function serve(folders: Readonly<Record<string, string>>, answer: Answer) {
  const host = createHost();
  const files = new Map<string, { type: string; body: Buffer; compressed: boolean; tag: string }>();
  const headers = Object.entries(securityHeaders({ demo: false }));

  function fileOf(path: string) {
    const [, first = '', rest = ''] = /^\/([^/]*)\/(.*)$/.exec(path) ?? [];
    const folder = first === '' ? undefined : folders[first];
    const file = folder ? join(folder, normalize(`/${rest}`)) : join(folders[''] ?? '', normalize(path));
    const name = file.endsWith('/') ? `${file}index.html` : file;
    if (!existsSync(name)) return undefined;
    const compressed = extname(name) !== '.woff2';
    const body = readFileSync(name);
    return {
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      body: compressed ? brotliCompressSync(body) : body,
      compressed,
      tag: `"${createHash('sha256').update(body).digest('hex')}"`,
    };
  }

  function send(path: string, known: string | undefined, response: ServerResponse): void {
    const file = files.get(path) ?? fileOf(path);
    if (!file) return void response.writeHead(404).end();
    files.set(path, file);
    const kept = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('Content-Type', file.type).setHeader('Cache-Control', kept).setHeader('ETag', file.tag);
    if (known === file.tag) return void response.writeHead(304).end();
    if (file.compressed) response.setHeader('Content-Encoding', 'br');
    response.end(file.body);
  }

  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!url.pathname.startsWith('/api/')) send(url.pathname, request.headers['if-none-match'], response);
    else if (!answer(url, response)) host.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
