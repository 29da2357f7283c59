import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestBytes } from '~/features/logs/api/response-bytes';
import { network } from '~/testing/page-network';
import { apiBase } from '../config/env';
import type { ApiError } from './api-error';
import { configureClient, ignored, json, request } from './client';

const onFailure = vi.fn<(error: ApiError, sent: string | undefined, aside: boolean) => void>();
const onAnswer = vi.fn<(date: string | null) => void>();
const read = json((value) => value);

beforeEach(() => configureClient({ token: () => 'tok-1', onFailure, onAnswer }));
afterEach(() => {
  onFailure.mockReset();
  onAnswer.mockReset();
});

/** The error a call ends with. */
async function failure(
  call: Parameters<typeof request>[0],
  parse: (text: string) => unknown = read,
): Promise<ApiError> {
  return request(call, parse).then(
    () => expect.unreachable('the call should fail'),
    (error: ApiError) => error,
  );
}

test('a call of the session carries its token and asks for JSON; nothing is cached or sent along', async () => {
  let seen: Request | undefined;
  network.use(
    http.get(`${apiBase}/trace`, ({ request: sent }) => {
      seen = sent;
      return HttpResponse.json({ data: [] });
    }),
  );
  await request(
    { path: 'trace', query: { order: 'A+B&c=d #1', operation: 'autorización ñ 100%', code: ['1', '2'] } },
    read,
  );
  expect(seen?.headers.get('Authorization')).toBe('Bearer tok-1');
  expect(seen?.headers.get('Accept')).toBe('application/json');
  expect(seen?.headers.get('Content-Type')).toBe('application/json');
  expect(seen?.credentials).toBe('omit');
  expect([...new URL(seen?.url ?? '').searchParams]).toEqual([
    ['order', 'A+B&c=d #1'],
    ['operation', 'autorización ñ 100%'],
    ['code', '1'],
    ['code', '2'],
  ]);
});

test('a call before the session carries no token, and its failure says nothing about one', async () => {
  let authorization: string | null = 'unset';
  network.use(
    http.post(`${apiBase}/auth`, ({ request: sent }) => {
      authorization = sent.headers.get('Authorization');
      return HttpResponse.json({ status: 401, message: 'User or password not found' }, { status: 401 });
    }),
  );
  const error = await failure({ method: 'POST', path: 'auth', body: { email: 'a' }, bearer: null });
  expect(authorization).toBeNull();
  expect(error).toMatchObject({ kind: 'http', status: 401, httpStatus: 401, message: 'User or password not found' });
  expect(onFailure).not.toHaveBeenCalled();
});

describe('any failed request counts, and ends in one error shape', () => {
  const html = '<html><body><h1>502 Bad Gateway</h1></body></html>';
  test.each([
    [
      'status and message of the body',
      () => HttpResponse.json({ status: 40_101, message: 'No' }, { status: 401 }),
      { kind: 'http', status: 40_101, httpStatus: 401, message: 'No' },
    ],
    [
      'an empty body',
      () => new HttpResponse(null, { status: 503, statusText: 'Busy' }),
      { kind: 'http', status: 503, httpStatus: 503, message: 'Busy' },
    ],
    [
      'a page of a proxy',
      () => HttpResponse.html(html, { status: 502, statusText: 'Bad Gateway' }),
      { kind: 'http', httpStatus: 502, message: 'Bad Gateway' },
    ],
    [
      'a body that is cut',
      () => new HttpResponse('{"message":"x', { status: 500, statusText: 'Error' }),
      { kind: 'http', message: 'Error' },
    ],
    [
      'a message that is no text',
      () => HttpResponse.json({ message: { a: 1 } }, { status: 500, statusText: 'Error' }),
      { kind: 'http', message: 'Error' },
    ],
    ['no network', () => HttpResponse.error(), { kind: 'network' }],
    ['a page instead of JSON', () => HttpResponse.html(html), { kind: 'invalid', httpStatus: 200 }],
    ['JSON that is cut', () => new HttpResponse('{"data":[', { status: 200 }), { kind: 'invalid' }],
  ])('%s', async (_name, answer, expected) => {
    network.use(http.get(`${apiBase}/server`, answer));
    const error = await failure({ path: 'server' });
    expect(error).toMatchObject(expected);
    expect(error.message).not.toMatch(/<|Unexpected token/);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error, 'tok-1', false);
  });

  test('an answer that does not fit', async () => {
    network.use(http.get(`${apiBase}/server`, () => HttpResponse.json({})));
    const misfit = json(() => {
      throw new TypeError('no list');
    });
    expect(await failure({ path: 'server' }, misfit)).toMatchObject({ kind: 'invalid' });
    expect(onFailure).toHaveBeenCalledOnce();
  });
});

test('every answer tells what time the server has', async () => {
  const date = 'Fri, 27 Nov 2026 22:05:29 GMT';
  network.use(http.get(`${apiBase}/server`, () => HttpResponse.json({}, { status: 401, headers: { Date: date } })));
  await failure({ path: 'server' });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(date);
});

test('an aborted request is no failure', async () => {
  const controller = new AbortController();
  network.use(http.get(`${apiBase}/server`, () => new Promise<never>(() => undefined)));
  const pending = failure({ path: 'server', signal: controller.signal });
  controller.abort();
  expect(await pending).toMatchObject({ kind: 'aborted' });
  expect(onFailure).not.toHaveBeenCalled();
});

describe('by the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const started = new Uint8Array([91]);
  const endless = () => new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(started) });
  const drained = async (bytes: AsyncIterable<Uint8Array>) => {
    for await (const _ of bytes);
  };

  test.each<[string, () => Promise<unknown>, (call: { path: string }) => Promise<unknown>]>([
    ['an answer that never begins', () => new Promise<never>(() => undefined), (call) => request(call, read)],
    ['a body that never ends', async () => new HttpResponse(endless()), (call) => request(call, read)],
    ['one read as it comes', async () => new HttpResponse(endless()), (call) => requestBytes(call, drained)],
    ['the body of an error', async () => new HttpResponse(endless(), { status: 500 }), (call) => request(call, read)],
  ])('%s is given up after exactly a minute (spec 19.3)', async (_name, answer, ask) => {
    const requested = Promise.withResolvers<AbortSignal>();
    network.use(
      http.get(`${apiBase}/trace`, ({ request: sent }) => {
        requested.resolve(sent.signal);
        return answer() as Promise<HttpResponse<null>>;
      }),
    );
    const error = ask({ path: 'trace' }).then(
      () => expect.unreachable('the call should fail'),
      (cause: unknown) => cause,
    );
    const signal = await requested.promise;
    await vi.advanceTimersByTimeAsync(59_999);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout' });
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('an answer in time leaves no clock running', async () => {
    network.use(http.get(`${apiBase}/server`, () => HttpResponse.json([])));
    await request({ path: 'server' }, read);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['503', () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '1' } }), 'http'],
    ['no network', () => HttpResponse.error(), 'network'],
  ])('a call that fails with %s is one request: nothing repeats it (spec 19.4)', async (_name, answer, kind) => {
    const requested: string[] = [];
    network.use(
      http.get(`${apiBase}/server`, ({ request: sent }) => {
        requested.push(sent.url);
        return answer();
      }),
    );
    const error = failure({ path: 'server' });
    error.finally(() => requested.push('failed'));
    await vi.advanceTimersByTimeAsync(50_000);
    await error;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requested).toEqual([expect.stringContaining('/server'), 'failed']);
    expect(await error).toMatchObject({ kind });
  });
});

test.each([204, 200])('an answer of %d that nobody reads may be empty or anything', async (status) => {
  network.use(http.delete(`${apiBase}/auth/session`, () => new HttpResponse(status === 204 ? null : 'OK', { status })));
  await expect(request({ method: 'DELETE', path: 'auth/session' }, ignored)).resolves.toBeUndefined();
});

test('the error carries no token', async () => {
  network.use(http.get(`${apiBase}/server`, () => new HttpResponse(null, { status: 500 })));
  const error = await failure({ path: 'server' });
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('tok-1');
  expect(error.cause).toBeUndefined();
});
