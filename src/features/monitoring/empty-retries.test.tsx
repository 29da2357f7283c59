import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { answerInTurn } from './answer-in-turn.fixture';
import { MonitoringScreen } from './monitoring-screen';

const empty = { date: '02/03/2026 09:15:00 AM', server: 'cobros-01', redis: [], mongo: {}, kafka: null, nginx: ' ' };
const content = { nginx: { hostname: 'edge-01.example.mx' } };

const CONNECTION = 'No se pudo conectar con el servidor.';
const STAYED_EMPTY = 'Los datos no son válidos tras varios intentos.';

const json = (body: object) => () => HttpResponse.json(body);

async function open(name = 'cobros-01') {
  const screen = await renderScreen(<MonitoringScreen />, `/?server=${name}`);
  /** Failures so far of the tries for the server, as the query counts them. */
  const failures = () =>
    screen.client.getQueryCache().findAll({ queryKey: ['servers', 'report'] })[0]?.state.fetchFailureCount;
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

const realTimeout = window.setTimeout;
const realPause = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms));

/** Waits in real time for the network. No fake time passes but what is due already; vitest's own polls would move it. */
async function settled<T>(read: () => T, expected: T, step = 0) {
  for (let tries = 0; tries < 1500 && read() !== expected; tries += 1) {
    await vi.advanceTimersByTimeAsync(step);
    await realPause(10);
  }
  expect(read()).toBe(expected);
}

/** The same for what is on screen. Time creeps: React shows what a loader stood for at most every 300 ms. */
const shown = <T,>(read: () => T, expected: T) => settled(read, expected, 2);

const hostShown = () => document.body.textContent?.includes('edge-01.example.mx');
const idleShown = () => document.body.textContent?.includes('Selecciona una opción para consultar su trazabilidad');
const loaderText = () => document.querySelector('[role=status]')?.textContent;
const panelText = () => document.querySelector('[role=alert]')?.textContent;

describe('an empty report', () => {
  test('is asked for three times, 2000 ms after each answer, under the overlay', async () => {
    const calls = answerInTurn(json(empty), json({}), json({ date: 'x', server: 'y' }));
    fakeWait();
    const { screen, failures } = await open();
    for (const tries of [1, 2]) {
      await settled(failures, tries);
      await vi.advanceTimersByTimeAsync(1999);
      await realPause(100);
      expect(calls.count).toBe(tries);
      expect([loaderText(), panelText()]).toEqual(['Cargando', undefined]);
      await vi.advanceTimersByTimeAsync(1);
    }
    await shown(panelText, STAYED_EMPTY);
    expect(screen.getByRole('region', { name: 'Traza' }).elements()).toHaveLength(1);
    expect(loaderText()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    await realPause(100);
    expect(calls.count).toBe(3);
  });

  test('that fills up on the second try is shown', async () => {
    const calls = answerInTurn(json(empty), json(content));
    fakeWait();
    const { failures } = await open();
    await settled(failures, 1);
    await vi.advanceTimersByTimeAsync(2000);
    await shown(hostShown, true);
    expect(calls.count).toBe(2);
  });

  test('followed by a server error is not tried again', async () => {
    const calls = answerInTurn(json(empty), () => new HttpResponse(null, { status: 503 }));
    fakeWait();
    const { failures } = await open();
    await settled(failures, 1);
    await vi.advanceTimersByTimeAsync(2000);
    await shown(panelText, CONNECTION);
    await vi.advanceTimersByTimeAsync(60_000);
    await realPause(100);
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
    await settled(failures, 1);
    if (!before) hideTab(true);
    await vi.advanceTimersByTimeAsync(2000);
    await settled(failures, 2);
    await vi.advanceTimersByTimeAsync(2000);
    await shown(panelText, STAYED_EMPTY);
    expect(calls.count).toBe(3);
  });

  test.each([
    ['another server', 'cobros-02', 2],
    ['the empty option', '', 1],
  ])('is not waited for once %s is chosen', async (_name, next, requests) => {
    const calls = answerInTurn(json(empty), json(content));
    fakeWait();
    const { screen, failures } = await open();
    await settled(failures, 1);
    await settled(() => screen.getByLabelText('Servidores:').element().children.length, 3);
    await userEvent.selectOptions(screen.getByLabelText('Servidores:'), next);
    await shown(next ? hostShown : idleShown, true);
    await vi.advanceTimersByTimeAsync(10_000);
    await realPause(100);
    expect(calls.count).toBe(requests);
  });

  test('can be tried again by hand, with the full rule', async () => {
    const calls = answerInTurn(json(empty), json(empty), json(empty), json(empty), json(content));
    fakeWait();
    const { screen, failures } = await open();
    for (const tries of [1, 2]) {
      await settled(failures, tries);
      await vi.advanceTimersByTimeAsync(2000);
    }
    await shown(panelText, STAYED_EMPTY);
    await screen.getByRole('button', { name: 'Reintentar' }).click();
    await settled(() => calls.count, 4);
    await settled(failures, 1);
    await shown(loaderText, 'Cargando');
    await vi.advanceTimersByTimeAsync(2000);
    await shown(hostShown, true);
  });
});
