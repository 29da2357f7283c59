import { createHash } from 'node:crypto';
import { securityHeaders } from './security-headers.ts';

/** What a release consists of, written beside the served folder: never served itself. */
export interface Manifest {
  version: string;
  /** Every header of every answer. */
  headers: Record<string, string>;
  /** SHA-256, hex, of each served file by its path in the folder. */
  files: Record<string, string>;
}

/** Folder of manifest, source maps and SBOM that belongs to a served folder. */
export const releaseFolder = (outDir: string) => `${outDir}-release`;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Only a server that stands behind TLS promises it, so neither preview nor the tests' own servers do. */
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** The headers that a deployment answers with; deploy/nginx repeats them and a test compares. */
export const deployedHeaders = () => ({ ...securityHeaders({ demo: false }), ...HSTS });
