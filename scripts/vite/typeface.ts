import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve: find } = createRequire(import.meta.url);
const WHOLE = find('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const RANGES = find('@fontsource-variable/inter/unicode.json');

const LOOK = {
  targetFormat: 'woff2',
  /** From regular to bold: nothing is lighter or heavier. */
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  /** What browsers do unasked, and figures of one width. */
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'],
} satisfies Parameters<typeof subsetFont>[2];

/** The typeface with what the console draws of it, three fifths of its bytes, as `inter.woff2`; made once for as long as it stays. */
export function typeface(): Plugin {
  return {
    name: 'atalaya:typeface',
    config: async () => ({ resolve: { alias: [{ find: /^inter\.woff2(?=\?|$)/, replacement: await made() }] } }),
  };
}

async function made(): Promise<string> {
  const whole = readFileSync(WHOLE);
  const characters = charactersIn(JSON.parse(readFileSync(RANGES, 'utf8')).latin);
  const key = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([characters, LOOK]));
  const file = resolve('node_modules/.cache', `atalaya-typeface-${key.digest('hex').slice(0, 16)}`, 'inter.woff2');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    // Another build may make it at the same time: it is the same.
    const part = join(dirname(file), randomUUID());
    writeFileSync(part, await subsetFont(whole, characters, LOOK));
    renameSync(part, file);
  }
  return file;
}

/** All characters of ranges as a style sheet names them, for example 'U+0000-00FF,U+20AC'. */
function charactersIn(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
