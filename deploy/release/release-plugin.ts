import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Manifest, releaseFolder, releaseHeaders, sha256 } from './release-files.ts';

export const LICENCES = 'THIRD-PARTY-LICENSES.txt';

/** Shipped, but not as modules: the typeface, and the base rules of the style sheet. */
const OTHER_LICENCES = ['@fontsource-variable/inter', 'tailwindcss'];

/** Below this a compressed file saves nothing. */
const LEAST_BYTES = 512;
const COMPRESSED = /\.(html|js|css|svg|txt)$/;

/**
 * Makes a served folder of a build: source maps move out of it, every text gets its .gz and .br, the licences of all that
 * is shipped are complete, and a manifest with the hash of each file is written beside it.
 */
export function release(outDir: string): Plugin {
  let writes = false;
  return {
    name: 'atalaya:release',
    apply: 'build',
    writeBundle: () => {
      writes = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!writes) return;
        const folder = releaseFolder(outDir);
        rmSync(folder, { recursive: true, force: true });
        moveMaps(outDir, join(folder, 'maps'));
        completeLicences(join(outDir, LICENCES));
        const served = filesOf(outDir).sort();
        const files = Object.fromEntries(served.map((file) => [file, sha256(readFileSync(join(outDir, file)))]));
        await Promise.all(
          served.filter((file) => COMPRESSED.test(file)).map((file) => writeCompressed(join(outDir, file))),
        );
        const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
        const manifest: Manifest = { version, headers: releaseHeaders, files };
        writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      },
    },
  };
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

function moveMaps(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of filesOf(from).filter((name) => name.endsWith('.map')))
    renameSync(join(from, file), join(to, file.replace(/.*\//, '')));
}

function completeLicences(file: string): void {
  for (const name of OTHER_LICENCES) {
    const text = readFileSync(join('node_modules', name, 'LICENSE'), 'utf8').trim();
    appendFileSync(file, `\n---\n\n## ${name}\n\n${text}\n`);
  }
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}
