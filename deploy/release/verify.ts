// `npm run verify -- <url>`: compares a live address with the release it should be (dist-release/manifest.json, or the
// manifest named second) and prints what deviates.
import { readFileSync } from 'node:fs';
import { type Manifest, releaseFolder } from './release-files.ts';
import { verifyRelease } from './verify-release.ts';

const [address = '', manifestFile = `${releaseFolder('dist')}/manifest.json`] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error('Usage: npm run verify -- <url of the console> [manifest.json]');
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
const found = await verifyRelease(address, manifest);
for (const line of found) console.error(line);
const count = Object.keys(manifest.files).length;
console.log(
  found.length === 0
    ? `${address} is release ${manifest.version}: ${count} files and their headers are as they were built.`
    : `${address} deviates from release ${manifest.version} in ${found.length} points.`,
);
process.exit(found.length === 0 ? 0 : 1);
