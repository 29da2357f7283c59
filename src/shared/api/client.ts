import ky from 'ky';
import { apiBase } from '../config/env';
import { ApiError, errorFromAnswer } from './api-error';
import { decodeAnswer } from './charset';
import { parseJson } from './parse-json';

/** How long an answer may take, body included (spec 19.3), ms. */
const ANSWER_LIMIT = 60_000;

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the base of spec 19.1, without a leading slash, its segments already encoded. */
  path: string;
  /** A list repeats its key. */
  query?: Readonly<Record<string, string | readonly string[]>>;
  body?: unknown;
  /** Makes a write that is sent twice happen once. */
  key?: string;
  signal?: AbortSignal;
  /**
   * Left out on the calls of a session: they carry its token, and their failure may mean that it has ended.
   * A given text is sent as the bearer, null sends none; the failure of such a call says nothing about the session.
   */
  bearer?: string | null;
  /** Asked by the frame on any screen: its failure may renew the session, but takes no page away from whoever works. */
  aside?: boolean;
}

interface ClientHooks {
  /** The bearer token at the moment of the call, or undefined when signed out. */
  token: () => string | undefined;
  /**
   * A call of the session failed in any way but by being aborted (spec 4.5).
   * `sent` is the token that it carried, which may no longer be the current one.
   */
  onFailure: (error: ApiError, sent: string | undefined, aside: boolean) => void;
  /** An answer came, good or bad; `date` is its Date header. */
  onAnswer: (date: string | null) => void;
  /** Bytes of an answer are none in its encoding, and its screen says nothing of that itself. */
  onLossy?: () => void;
}

let hooks: ClientHooks = { token: () => undefined, onFailure: () => undefined, onAnswer: () => undefined };

/** Gives the client its token and its listener; the session does so once at start. */
export function configureClient(next: ClientHooks): void {
  hooks = next;
}

const http = ky.create({
  prefixUrl: apiBase,
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
});

/**
 * Makes one call: fetches, reads the text of the answer and parses it at the edge.
 * @param parse json(…) or ignored, told whether bytes of the text could not be read; what it throws counts as an answer
 * that cannot be read
 * @throws ApiError, always
 */
export function request<T>(call: ApiRequest, parse: (text: string, lossy: boolean) => T | Promise<T>): Promise<T> {
  return make(call, async (response) => {
    const { text, lossy } = await textOf(response);
    try {
      return await parse(text, lossy);
    } catch {
      throw unreadable(response);
    }
  });
}

/**
 * Makes one call.
 * @param read makes a value of the body; what it throws is a failure of the network unless it is `unreadable`
 * @throws ApiError, always
 */
export async function make<T>(call: ApiRequest, read: (response: Response) => Promise<T>): Promise<T> {
  const ofSession = call.bearer === undefined;
  const token = ofSession ? hooks.token() : (call.bearer ?? undefined);
  const limit = timeLimit(ANSWER_LIMIT);
  try {
    const signal = call.signal ? AbortSignal.any([call.signal, limit.signal]) : limit.signal;
    return await read(await answerOf(call, token, signal));
  } catch (cause) {
    const error = toApiError(cause, call.signal, limit.signal);
    if (ofSession && error.kind !== 'aborted') hooks.onFailure(error, token, call.aside ?? false);
    throw error;
  } finally {
    limit.lift();
  }
}

/** The answer with its body still to come. @throws ApiError when its status is outside 2xx */
async function answerOf(call: ApiRequest, token: string | undefined, signal: AbortSignal): Promise<Response> {
  const response = await http(call.path, {
    method: call.method ?? 'GET',
    signal,
    ...(call.query ? { searchParams: pairsOf(call.query) } : {}),
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    headers: { Authorization: token ? `Bearer ${token}` : undefined, 'Idempotency-Key': call.key },
  });
  hooks.onAnswer(response.headers.get('Date'));
  if (response.ok) return response;
  throw errorFromAnswer(response.status, response.statusText, (await textOf(response)).text);
}

async function textOf(response: Response) {
  return decodeAnswer(new Uint8Array(await response.arrayBuffer()), response.headers.get('Content-Type'));
}

/** The error of an answer that has come and cannot be parsed. */
export function unreadable({ status }: Response): ApiError {
  return new ApiError('invalid', 'Respuesta no válida', undefined, status);
}

function pairsOf(query: NonNullable<ApiRequest['query']>): string[][] {
  return Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one]));
}

/** Reads the answer as JSON and hands it to `parse`; an empty body is undefined. */
export function json<T>(parse: (value: unknown) => T): (text: string, lossy?: boolean) => T {
  return (text, lossy) => {
    if (lossy) sayLossy();
    return parse(text.trim() === '' ? undefined : parseJson(text));
  };
}

/** For an answer that is parsed otherwise, and whose screen does not say that some of it could not be read. */
export function sayLossy(): void {
  hooks.onLossy?.();
}

/** For an answer that is not read, whatever it holds. */
export function ignored(): void {}

function toApiError(cause: unknown, wanted: AbortSignal | undefined, limit: AbortSignal): ApiError {
  if (cause instanceof ApiError && cause.kind === 'http') return cause;
  if (wanted?.aborted) return new ApiError('aborted', 'Consulta cancelada');
  if (cause instanceof ApiError) return cause;
  if (limit.aborted) return new ApiError('timeout', 'Tiempo agotado');
  return new ApiError('network', 'Sin respuesta del servidor');
}

/**
 * A signal that aborts with a TimeoutError after so many ms. AbortSignal.timeout would do, but leaves its timer behind
 * and keeps a clock of its own, which no test can turn.
 */
export function timeLimit(ms: number): { signal: AbortSignal; lift: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}
