import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { connect } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Where something is to answer, and how. */
export interface Target {
  kind: 'http' | 'tcp';
  address: string;
  /** Codes that mean that it works; 200 to 299 where none is named. */
  status: readonly number[] | undefined;
  timeoutMs: number;
}

/** What came of one look. */
export interface Looked {
  /** As it is shown: nothing of a path or of a parameter. */
  host: string;
  up: boolean;
  responseMs: number | null;
  /** Why it is not up, in a few words. */
  said: string | null;
  /** When its certificate ends, epoch ms. */
  certificateEnds: number | null;
}

const untrusted = 'su certificado no es de confianza';

const copy: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'rechaza la conexión',
  ECONNRESET: 'corta la conexión',
  ENOTFOUND: 'su nombre no se encuentra',
  EAI_AGAIN: 'su nombre no se encuentra',
  EHOSTUNREACH: 'no hay camino hasta él',
  ENETUNREACH: 'no hay camino hasta él',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_HAS_EXPIRED: 'su certificado venció',
  ERR_TLS_CERT_ALTNAME_INVALID: 'su certificado es de otro nombre',
};
const silent = (ms: number) => `sin respuesta en ${Math.round(ms / 100) / 10} s`;

type Answer = Pick<Looked, 'said' | 'certificateEnds'>;

/** Looks whether a target answers. It never throws, and follows no redirection: nothing is asked that is not configured. */
export async function probeTarget({ kind, address, status, timeoutMs }: Target, stop: AbortSignal): Promise<Looked> {
  const host = kind === 'http' ? new URL(address).host : address;
  const began = performance.now();
  const patience = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([stop, patience]);
  try {
    const answer = kind === 'http' ? await askHttp(address, status, signal) : await askTcp(address, signal);
    const up = answer.said === null;
    return { host, up, responseMs: up ? Math.max(1, Math.round(performance.now() - began)) : null, ...answer };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const said = patience.aborted ? silent(timeoutMs) : (copy[code] ?? (code || message).slice(0, 100));
    return { host, up: false, responseMs: null, said, certificateEnds: null };
  }
}

function askHttp(address: string, expected: readonly number[] | undefined, signal: AbortSignal): Promise<Answer> {
  const ask = address.startsWith('https:') ? secure : plain;
  const headers = { 'User-Agent': 'Atalaya', Accept: '*/*' };
  return new Promise((resolve, reject) => {
    const asked = ask(address, { headers, agent: false, signal }, (answer) => {
      const { statusCode = 0, socket } = answer;
      const isExpected = expected ? expected.includes(statusCode) : statusCode >= 200 && statusCode < 300;
      const ends = Date.parse((socket as Partial<TLSSocket>).getPeerCertificate?.().valid_to ?? '');
      resolve({ said: isExpected ? null : `HTTP ${statusCode}`, certificateEnds: Number.isNaN(ends) ? null : ends });
      // What it says is of no use, and may be long.
      answer.on('error', () => undefined);
      answer.destroy();
    });
    asked.on('error', reject);
    asked.end();
  });
}

function askTcp(address: string, signal: AbortSignal): Promise<Answer> {
  const [, host = '', port] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? [];
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port), signal });
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.destroy();
      resolve({ said: null, certificateEnds: null });
    });
  });
}
