import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Carriers } from '../notification-ports';
import type { Sent } from '../rules/delivery';
import { webhookHeaders, webhookTarget } from '../rules/webhook-request';
import { isPublic } from './public-address';

export interface WebhookSettings {
  /** Addresses that may be called; nothing else ever is. */
  destinations: readonly string[];
  /** That both sides know. */
  secret: string;
  /** Whether they may lie in the own network. */
  mayBePrivate: boolean;
  /** How long an answer is waited for, ms. */
  patience?: number;
}

const PATIENCE = 15_000;
const MOST_CHARACTERS = 16_384;

const copy = {
  unknown: 'El destino ya no está configurado',
  inside: 'El destino está en una red interna, y eso no está permitido',
};

class Inside extends Error {}

/** 'v1=' and the HMAC of a moment (seconds) and a body. */
export function signatureOf(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** Calls configured destinations, signed; redirections are followed nowhere. */
export function webhookCarrier(settings: WebhookSettings): NonNullable<Carriers['WEBHOOK']> {
  const { destinations, secret, mayBePrivate, patience = PATIENCE } = settings;
  return async (delivery, attempt, now) => {
    const { destination, body } = delivery;
    const timestamp = Math.floor(now / 1000);
    const asked = {
      target: webhookTarget(delivery),
      requestHeaders: webhookHeaders(delivery, { attempt, timestamp }),
      request: body,
    };
    const began = performance.now();
    const ended = (more: Pick<Sent, 'outcome'> & Partial<Sent>): Sent => ({
      ...{ ...asked, httpStatus: null, responseHeaders: [], response: null },
      durationMs: Math.round(performance.now() - began),
      ...more,
    });
    const refused = (errorMessage: string) => ended({ outcome: 'NO_ANSWER', becomes: 'FAILED', errorMessage });
    if (!destinations.includes(destination)) return refused(copy.unknown);
    const signature = signatureOf(secret, timestamp, body);
    const headers = webhookHeaders(delivery, { attempt, timestamp, signature });
    try {
      const answer = await post(new URL(destination), body, {
        headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
        ...{ mayBePrivate, patience },
      });
      return ended({ outcome: 'ANSWERED', ...answer });
    } catch (error) {
      if (error instanceof Inside) return refused(copy.inside);
      return ended({ outcome: (error as Error).name === 'AbortError' ? 'TIMEOUT' : 'NO_ANSWER' });
    }
  };
}

interface Post {
  headers: Record<string, string>;
  mayBePrivate: boolean;
  patience: number;
}

type Answer = Pick<Sent, 'httpStatus' | 'responseHeaders' | 'response' | 'retryAfter'>;

/** The address that is checked is the one that is called: a name that says something else a moment later changes nothing. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) return done(new Inside(hostname), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

function post(url: URL, body: string, { headers, mayBePrivate, patience }: Post): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate && isIP(host) !== 0 && !isPublic(host)) return Promise.reject(new Inside(host));
  const ask = url.protocol === 'http:' ? plain : secure;
  const signal = AbortSignal.timeout(patience);
  return new Promise((resolve, reject) => {
    const options = {
      ...{ method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(body) }, agent: false, signal },
      ...(mayBePrivate ? {} : { lookup: publicLookup }),
    } as const;
    const sent = ask(url, options, (response) => readAnswer(response).then(resolve, reject));
    sent.on('error', (error) => reject(signal.aborted ? Object.assign(error, { name: 'AbortError' }) : error));
    sent.end(body);
  });
}

/** The beginning of what came back, as far as a database can keep it. */
async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > 4 * MOST_CHARACTERS) break;
  }
  response.destroy();
  const text = kept(Buffer.concat(chunks).toString('utf8')).slice(0, MOST_CHARACTERS);
  const retryAfter = Number(response.headers['retry-after']);
  return {
    httpStatus: response.statusCode ?? null,
    responseHeaders: Object.entries(response.headers)
      .slice(0, 40)
      .map(([name, value]) => ({ name, value: kept(String(value)).slice(0, 1000) })),
    response: text.toWellFormed(),
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  };
}

const kept = (text: string) => text.replaceAll('\0', '').toWellFormed();
