import { createHash } from 'node:crypto';
import { deployedHeaders } from '../../gateway/host/security-headers.ts';

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

/** Of every answer of what is delivered. */
export const releaseHeaders = deployedHeaders();
