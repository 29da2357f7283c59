import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { StartFault } from './start-faults';

/** What the console reads before it starts; everybody may. */
export interface ConsoleConfig {
  environment: string;
  apiBase: string;
  publicKey: string;
  idleMinutes?: number | undefined;
  /** Whether data and users are invented. */
  demonstration?: boolean;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface ServedFile {
  type: string;
  cache: string;
  hash: string;
  /** By encoding, in the order of preference. */
  bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Answers for a path of the console, if it has one. */
export type ConsoleFiles = (path: string, request: Request) => Response | undefined;

/**
 * The built console, read into memory: paths are compared letter for letter, and a build that takes its place on the
 * disk is served from the next start on.
 * @throws StartFault when there is no build for the environment
 */
export function readConsole(folder: string, config: ConsoleConfig): ConsoleFiles {
  const page = `index.${config.environment}.html`;
  if (!existsSync(join(folder, 'index.html')))
    throw new StartFault(`No hay una consola construida en ${folder}. Constrúyela: npm run build`);
  if (!existsSync(join(folder, page)))
    throw new StartFault(`ATALAYA_ENVIRONMENT: la consola no tiene una página para «${config.environment}».`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(map|gz|br)$|^index\..*html$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  const start = readFile(folder, page, 'no-cache');
  const files = new Map<string, ServedFile>([
    ['/', start],
    ['/index.html', start],
    ...names.map((name): [string, ServedFile] => [`/${name}`, readFile(folder, name, cacheOf(name))]),
    ['/config.json', fileOf('.json', 'no-store', [['identity', Buffer.from(JSON.stringify(config))]])],
  ]);
  return (path, request) => {
    const file = files.get(path);
    return file && answer(file, request);
  };
}

/** A file of assets/ has its hash in its name. */
const cacheOf = (name: string) => (name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

function readFile(folder: string, name: string, cache: string): ServedFile {
  const path = join(folder, name);
  const compressed = ENCODINGS.filter(([, end]) => existsSync(path + end)).map(
    ([encoding, end]) => [encoding, readFileSync(path + end)] as const,
  );
  return fileOf(extname(name), cache, [...compressed, ['identity', readFileSync(path)]]);
}

function fileOf(extension: string, cache: string, bodies: (readonly [string, Buffer<ArrayBuffer>])[]): ServedFile {
  const hash = createHash('sha256')
    .update(bodies.at(-1)?.[1] ?? '')
    .digest('base64url');
  return { type: TYPES[extension] ?? 'application/octet-stream', cache, hash, bodies: new Map(bodies) };
}

function answer({ type, cache, hash, bodies }: ServedFile, request: Request): Response {
  const accepted = request.headers.get('Accept-Encoding') ?? '';
  const encoding = [...bodies.keys()].find((name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted)) ?? 'identity';
  const tag = `"${hash}-${encoding}"`;
  const headers = new Headers({ 'Cache-Control': cache, ETag: tag });
  if (bodies.size > 1) headers.set('Vary', 'Accept-Encoding');
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', type);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(bodies.get(encoding) ?? null, { headers });
}
