import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** All that a console is made of. */
const SOURCES = ['src', 'scripts/vite', 'deploy/release', 'index.html', 'vite.config.ts', 'tailwind.config.ts'];
const SETTINGS = [
  'tsconfig.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
/** Names all files of a build by their hashes. */
const PAGE = 'dist/index.html';
const STAMP = 'node_modules/.cache/atalaya-console';

/** Builds the console, unless the one that is there was made of the same files and variables. */
export async function buildOnce(
  build: () => Promise<unknown>,
  root = '.',
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const file = join(root, STAMP);
  if (existsSync(join(root, PAGE)) && existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, env)) return;
  await build();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stampOf(root, env));
}

function stampOf(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  for (const path of [...SOURCES, ...SETTINGS, PAGE].flatMap((name) => filesAt(root, name)))
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesAt(root: string, path: string): string[] {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort();
}
