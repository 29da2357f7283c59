import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { worker } from '../../../mocks/browser';
import { renderScreen } from '../../../mocks/render-screen';
import { apiBase } from '../../shared/lib/env';
import { MonitoringScreen } from './monitoring-screen';

const empty = { date: '02/03/2026 09:15:00 AM', server: 'cobros-01', redis: [], mongo: {}, kafka: null, nginx: ' ' };
const content = { nginx: { hostname: 'edge-01.example.mx' } };

const CONNECTION = 'No se pudo conectar con el servidor.';
const STAYED_EMPTY = 'Los datos no son válidos tras varios intentos.';

type Answer = () => Response | Promise<Response>;

/** Gives the answers one after the other, the last one again, and counts the requests. */
function answerInTurn(...answers: [Answer, ...Answer[]]) {
  const calls = { count: 0 };
  worker.use(
    http.get(`${apiBase}/server`, () => HttpResponse.json([{ name: 'cobros-01' }, { name: 'cobros-02' }])),
    http.get(`${apiBase}/server/:name`, () => {
      const answer = answers[Math.min(calls.count, answers.length - 1)] ?? answers[0];
      calls.count += 1;
      return answer() as HttpResponse<null>;
    }),
  );
  return calls;
}

const json = (body: object) => () => HttpResponse.json(body);

async function open(name = 'cobros-01') {
  const screen = await renderScreen(<MonitoringScreen />, `/?server=${name}`);
  /** Failures so far of the tries for the server, as the query counts them. */
  const failures = () =>
    screen.client.getQueryCache().findAll({ queryKey: ['servers', 'payload'] })[0]?.state.fetchFailureCount;
  return { screen, failures };
}

function hideTab(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
});

const fakeWait = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Waits in real time for the network; of the fake time only what is already due passes (expect.element would move it). */
const settled = <T,>(read: () => T) =>
  expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(0);
    return read();
  });

const hostShown = () => document.body.textContent?.includes('edge-01.example.mx');
const idleShown = () => document.body.textContent?.includes('Selecciona una opción para consultar su trazabilidad');
const loaderText = () => document.querySelector('[role=status]')?.textContent;
const panelText = () => document.querySelector('[role=alert]')?.textContent;

describe('an empty payload', () => {
  test('is asked for three times, 2000 ms after each answer, under the overlay', async () => {
    const calls = answerInTurn(json(empty), json({}), json({ date: 'x', server: 'y' }));
    fakeWait();
    const { screen, failures } = await open();
    for (const tries of [1, 2]) {
      await settled(failures).toBe(tries);
      await vi.advanceTimersByTimeAsync(1999);
      expect(calls.count).toBe(tries);
      expect([loaderText(), panelText()]).toEqual(['Cargando', undefined]);
      await vi.advanceTimersByTimeAsync(1);
    }
    await settled(panelText).toBe(STAYED_EMPTY);
    await expect.element(screen.getByRole('region', { name: 'Traza' }).getByText(STAYED_EMPTY)).toBeVisible();
    expect(loaderText()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.count).toBe(3);
  });

  test('that fills up on the second try is shown', async () => {
    const calls = answerInTurn(json(empty), json(content));
    fakeWait();
    const { failures } = await open();
    await settled(failures).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    await settled(hostShown).toBe(true);
    expect(calls.count).toBe(2);
  });

  test('followed by a server error is not tried again', async () => {
    const calls = answerInTurn(json(empty), () => new HttpResponse(null, { status: 503 }));
    fakeWait();
    const { failures } = await open();
    await settled(failures).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    await settled(panelText).toBe(CONNECTION);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.count).toBe(2);
  });

  test.each([
    ['before the page was opened', true],
    ['during the wait', false],
  ])('is waited for in a tab that was hidden %s', async (_name, before) => {
    const calls = answerInTurn(json(empty));
    fakeWait();
    if (before) hideTab(true);
    const { failures } = await open();
    await settled(failures).toBe(1);
    if (!before) hideTab(true);
    await vi.advanceTimersByTimeAsync(2000);
    await settled(failures).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    await settled(panelText).toBe(STAYED_EMPTY);
    expect(calls.count).toBe(3);
  });

  test.each([
    ['another server', 'cobros-02', 2],
    ['the empty option', '', 1],
  ])('is not waited for once %s is chosen', async (_name, next, requests) => {
    const calls = answerInTurn(json(empty), json(content));
    fakeWait();
    const { screen, failures } = await open();
    await settled(failures).toBe(1);
    await userEvent.selectOptions(screen.getByLabelText('Servidores:'), next);
    await settled(next ? hostShown : idleShown).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.count).toBe(requests);
  });

  test('can be tried again by hand, with the full rule', async () => {
    const calls = answerInTurn(json(empty), json(empty), json(empty), json(empty), json(content));
    fakeWait();
    const { screen, failures } = await open();
    for (const tries of [1, 2]) {
      await settled(failures).toBe(tries);
      await vi.advanceTimersByTimeAsync(2000);
    }
    await settled(panelText).toBe(STAYED_EMPTY);
    await screen.getByRole('button', { name: 'Reintentar' }).click();
    await settled(() => calls.count).toBe(4);
    await settled(failures).toBe(1);
    expect(loaderText()).toBe('Cargando');
    await vi.advanceTimersByTimeAsync(2000);
    await settled(hostShown).toBe(true);
  });
});

describe('a failure is not tried again', () => {
  test.each<[string, Answer]>([
    ...[401, 404, 429, 500, 502, 503, 504].map((status): [string, Answer] => [
      `status ${status}`,
      () => HttpResponse.json({ status, message: 'Servicio no disponible' }, { status }),
    ]),
    ['no network', () => HttpResponse.error()],
    ['a proxy page', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['a page with status 200', () => HttpResponse.html('<h1>hola</h1>')],
    ['a body cut short', () => HttpResponse.text('{"nginx":{"hostname":"ed')],
    ['an answer that is no object', () => HttpResponse.json(['x'])],
  ])('%s', async (_name, answer) => {
    const calls = answerInTurn(answer);
    const { screen } = await open();
    const panel = screen.getByRole('region', { name: 'Traza' });
    await expect.element(panel.getByText(CONNECTION), { timeout: 900 }).toBeVisible();
    expect(calls.count).toBe(1);
    expect(document.body.textContent).not.toMatch(/Bad Gateway|Unexpected|Servicio no disponible/);
  });

  test('but by hand, and the focus stays in place', async () => {
    answerInTurn(() => HttpResponse.error(), json(content));
    const { screen } = await open();
    await screen.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });
});

test('the overlay stays until the answer has come', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerInTurn(async () => {
    await held;
    return HttpResponse.json(content);
  });
  const { screen } = await open();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando');
  release();
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await expect.element(screen.getByText('Cargando')).not.toBeInTheDocument();
});

test('the late answer of a server left behind never shows', async () => {
  const aborted: string[] = [];
  worker.use(
    http.get(`${apiBase}/server`, () => HttpResponse.json([{ name: 'lento' }, { name: 'rápido' }])),
    http.get(`${apiBase}/server/:name`, async ({ params, request }) => {
      request.signal.addEventListener('abort', () => aborted.push(String(params.name)));
      const slow = params.name === 'lento';
      await delay(slow ? 600 : 50);
      return slow
        ? HttpResponse.json({ nginx: { hostname: 'uno.example.mx' } })
        : HttpResponse.json({ nginx: { hostname: 'dos.example.mx' } });
    }),
  );
  const { screen } = await open('lento');
  await expect.element(screen.getByRole('option', { name: 'rápido' })).toBeInTheDocument();
  const seen = new Set<string>();
  const observer = new MutationObserver(() =>
    seen.add(document.body.textContent?.match(/uno\.example|Traza/)?.[0] ?? ''),
  );
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.selectOptions(screen.getByLabelText('Servidores:'), 'rápido');
  await expect.element(screen.getByText('dos.example.mx')).toBeVisible();
  await delay(800);
  observer.disconnect();
  await expect.element(screen.getByText('dos.example.mx')).toBeVisible();
  expect([...seen].filter(Boolean)).toEqual([]);
});

test('nothing of the previous server stays while the next one loads', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerInTurn(json(content), async () => {
    await held;
    return HttpResponse.json({ nginx: { hostname: 'edge-02.example.mx' } });
  });
  const { screen } = await open();
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Servidores:'), 'cobros-02');
  await expect.element(screen.getByText('Cargando')).toBeVisible();
  await expect.element(screen.getByText('edge-01.example.mx')).not.toBeInTheDocument();
  release();
  await expect.element(screen.getByText('edge-02.example.mx')).toBeVisible();
});
