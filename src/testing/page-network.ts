import { getResponse, type RequestHandler } from 'msw';
import { apiBase } from '~/shared/config/env';

/** The simulated platform, once a test asks it. */
let platform: Promise<readonly RequestHandler[]> | undefined;
const real = window.fetch;
let handlers: readonly RequestHandler[] = [];
const unanswered: string[] = [];
const underWay = new Set<Promise<unknown>>();
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The simulated platform in place of the page's `fetch`, for component tests: the same handlers as in the browser's
 * service worker, without one, through which every file of the page would have to go.
 */
export const network = {
  start: () => {
    window.fetch = answer;
  },
  stop: () => {
    window.fetch = real;
  },
  /** Goes before what is there until the end of the test. */
  use: (...added: readonly RequestHandler[]) => {
    handlers = [...added, ...handlers];
  },
  /** Until every call that is still wanted has its answer, and the page has drawn what it makes of it. */
  settled: async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
    for (let frames = 0; frames < 3; frames += 1) await frame();
    if (underWay.size > 0) await network.settled();
  },
  /** @throws when the test made a call of the console that no handler answers: a mistake of the test */
  reset: () => {
    handlers = [];
    underWay.clear();
    const calls = unanswered.splice(0);
    if (calls.length > 0) throw new Error(`Nothing answers ${calls.join(', ')}`);
  },
};

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (!new URL(request.url).pathname.startsWith('/api/')) return real(request);
  const { signal } = request;
  const answering = untilAborted(responseTo(request), signal);
  underWay.add(answering);
  const response = await answering.finally(() => underWay.delete(answering));
  if (!response) {
    unanswered.push(`${request.method} ${request.url}`);
    throw new TypeError('Failed to fetch');
  }
  const redirected = response.status >= 300 && response.status < 400 && response.headers.has('Location');
  if (response.type === 'error' || (redirected && request.redirect === 'error')) throw new TypeError('Failed to fetch');
  return withAbortableBody(response, signal);
}

async function responseTo(request: Request): Promise<Response | undefined> {
  const own = await getResponse([...handlers], request);
  if (own) return own;
  platform ??= import('../../mocks/handlers/create-handlers').then(({ createHandlers }) => createHandlers(apiBase));
  return getResponse([...(await platform)], request);
}

/** @throws the reason of the signal, as soon as it is aborted */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** As a browser does it, a body that is still coming breaks off with its request. */
function withAbortableBody(response: Response, signal: AbortSignal): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { status, statusText, headers } = response;
  const abortable = new Response(body, { status, statusText, headers });
  // Read by itself, a stream of the page's own breaks off without saying why; one of the network's own says it.
  const text = () =>
    Response.prototype.text.call(abortable).catch((cause: unknown) => {
      throw signal.aborted ? signal.reason : cause;
    });
  return Object.assign(abortable, { text });
}
