// `npm run release`: builds what is delivered (dist) and what is kept beside it (dist-release): manifest of hashes, source
// maps, and the SBOM of what runs in the browser.
import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { releaseFolder } from './release-files.ts';
import { runtimeSbom } from './sbom.ts';

const folder = releaseFolder('dist');
await build({ logLevel: 'warn' });
writeFileSync(`${folder}/sbom.cdx.json`, `${JSON.stringify(runtimeSbom(), null, 2)}\n`);
console.log(
  `dist is what to serve; ${folder} holds manifest.json, sbom.cdx.json and maps/, which are not to be served.`,
);
