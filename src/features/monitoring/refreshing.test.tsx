import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changePreferences, readPreferences } from '~/shared/storage/preferences';
import { renderScreen } from '~/testing/render-screen';
import { answerInTurn } from './answer-in-turn.fixture';
import { MonitoringScreen } from './monitoring-screen';

const answer = (host: string) => () => HttpResponse.json({ date: '02/03/2026 09:15:00 AM', nginx: { hostname: host } });
const failure = () => HttpResponse.json({ status: 503 }, { status: 503 });
const empty = () => HttpResponse.json({ nginx: {} });

const realTimeout = window.setTimeout;
const realPause = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms));
const shows = (text: string) => () => document.body.textContent?.includes(text) ?? false;

/** Fake time that stands still but for `pass`; the network goes on in real time. */
const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** A millisecond at a time: what is set for 'at once' inside a fake tick is due one later. */
async function settled(read: () => boolean) {
  for (let tries = 0; tries < 1500 && !read(); tries += 1) {
    await vi.advanceTimersByTimeAsync(2);
    await realPause(10);
  }
  expect(read()).toBe(true);
}

function hideTab(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function open(seconds: 0 | 5 = 5) {
  changePreferences({ refreshSeconds: seconds });
  fakeTime();
  const screen = await renderScreen(<MonitoringScreen />, '/?server=cobros-01');
  await settled(shows('uno.example.mx'));
  return screen;
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

describe('the age of the answer', () => {
  test('ticks beside its time, and starts anew with a newer answer', async () => {
    answerInTurn(answer('uno.example.mx'), answer('dos.example.mx'));
    const screen = await open(0);
    expect(document.body.textContent).toContain('02/03/2026 09:15:00 AM · hace 0 s');
    await pass(6);
    expect(document.body.textContent).toContain('02/03/2026 09:15:00 AM · hace 6 s');
    await screen.getByRole('button', { name: 'Actualizar' }).click();
    await settled(shows('dos.example.mx'));
    expect(document.body.textContent).toContain('AM · hace 0 s');
  });

  test('a refresh by hand keeps the old metrics in place until the new ones are there', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answerInTurn(answer('uno.example.mx'), async () => {
      await held;
      return answer('dos.example.mx')();
    });
    const screen = await open(0);
    await screen.getByRole('button', { name: 'Actualizar' }).click();
    await realPause(60);
    expect([shows('uno.example.mx')(), shows('Cargando')()]).toEqual([true, false]);
    release();
    await settled(shows('dos.example.mx'));
  });
});

describe('the interval', () => {
  test('offers six choices, none at first, and is remembered', async () => {
    answerInTurn(answer('uno.example.mx'));
    const screen = await open(0);
    const select = screen.getByLabelText('Intervalo de actualización');
    expect([...select.element().children].map((option) => option.textContent)).toEqual([
      'Sin intervalo',
      'Cada 5 s',
      'Cada 10 s',
      'Cada 15 s',
      'Cada 30 s',
      'Cada 60 s',
    ]);
    await userEvent.selectOptions(select, 'Cada 15 s');
    expect(readPreferences().refreshSeconds).toBe(15);
    expect(screen.getByText('15 s', { exact: true }).elements()).toHaveLength(1);
  });

  test('without one nothing is asked for again', async () => {
    const calls = answerInTurn(answer('uno.example.mx'));
    await open(0);
    await pass(600);
    await realPause(80);
    expect(calls.count).toBe(1);
  });

  test('counts down, refreshes, and counts from the answer on', async () => {
    const calls = answerInTurn(answer('uno.example.mx'), answer('dos.example.mx'));
    const screen = await open();
    await pass(2);
    await expect.element(screen.getByText('3 s', { exact: true })).toBeVisible();
    await pass(2);
    await realPause(60);
    expect(calls.count).toBe(1);
    await pass(2);
    await settled(shows('dos.example.mx'));
    expect(calls.count).toBe(2);
  });

  test('can be paused and resumed', async () => {
    const calls = answerInTurn(answer('uno.example.mx'), answer('dos.example.mx'));
    const screen = await open();
    await screen.getByRole('button', { name: 'Pausar' }).click();
    await pass(60);
    await realPause(60);
    expect(calls.count).toBe(1);
    await screen.getByRole('button', { name: 'Reanudar' }).click();
    await settled(shows('dos.example.mx'));
  });

  test('rests in a hidden tab and refreshes on return', async () => {
    const calls = answerInTurn(answer('uno.example.mx'), answer('dos.example.mx'));
    await open();
    hideTab(true);
    await pass(120);
    await realPause(60);
    expect(calls.count).toBe(1);
    hideTab(false);
    await settled(shows('dos.example.mx'));
    expect(calls.count).toBe(2);
  });

  test('rests under an open dialog', async () => {
    const calls = answerInTurn(answer('uno.example.mx'), answer('dos.example.mx'));
    await open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await pass(30);
    await realPause(60);
    expect(calls.count).toBe(1);
    dialog.remove();
    await pass(2);
    await settled(shows('dos.example.mx'));
  });
});

// A second more than the interval: the clock of the screen ticks by seconds, from whenever it was drawn.
describe('when refreshes fail (spec 6.6)', () => {
  const panelText = () => {
    const panel = document.querySelector('section[data-tone="danger"]');
    return [...(panel?.querySelectorAll('h2, p') ?? [])].map((part) => part.textContent);
  };

  test('the panel stands over the last good answer, which is marked as old; the tries of the interval are counted', async () => {
    const calls = answerInTurn(answer('uno.example.mx'), failure, failure, failure, failure, answer('dos.example.mx'));
    const screen = await open();
    await pass(6);
    await settled(shows('No se pudo conectar con el servidor.'));
    expect(panelText()).toEqual(['Traza', 'No se pudo conectar con el servidor.', 'Intento 1 de 3.']);
    expect(shows('uno.example.mx')()).toBe(true);
    expect(document.body.textContent).toMatch(/AM\s*Datos de hace [67] s/);
    const panel = screen.getByRole('region', { name: 'Traza' }).element();
    const metrics = screen.getByRole('region', { name: 'Nginx' }).element();
    expect(panel.compareDocumentPosition(metrics)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel.getBoundingClientRect().bottom).toBeLessThan(metrics.getBoundingClientRect().top);
    await pass(6);
    await settled(shows('Intento 2 de 3.'));
    expect(shows('uno.example.mx')()).toBe(true);
    await pass(6);
    await settled(shows('Intento 3 de 3.'));
    await pass(57 - (Date.now() - calls.at) / 1000);
    await realPause(60);
    expect(calls.count).toBe(4);
    await pass(5);
    await settled(() => calls.count === 5);
    await pass(62);
    await settled(shows('dos.example.mx'));
    expect([shows('Intento')(), shows('Datos de')(), shows('Traza')()]).toEqual([false, false, false]);
  });

  test('without an interval nothing tries again, and nothing is counted', async () => {
    answerInTurn(answer('uno.example.mx'), failure);
    const screen = await open(0);
    await screen.getByRole('button', { name: 'Actualizar' }).click();
    await settled(shows('No se pudo conectar con el servidor.'));
    expect(panelText()).toEqual(['Traza', 'No se pudo conectar con el servidor.']);
    await pass(122);
    expect([shows('Datos de hace 2 min')(), shows('uno.example.mx')()]).toEqual([true, true]);
  });

  test('a paused interval does not try again', async () => {
    answerInTurn(answer('uno.example.mx'), failure);
    const screen = await open();
    await pass(6);
    await settled(shows('Intento 1 de 3.'));
    await screen.getByRole('button', { name: 'Pausar' }).click();
    expect(panelText()).toEqual(['Traza', 'No se pudo conectar con el servidor.']);
    await screen.getByRole('button', { name: 'Reanudar' }).click();
    await settled(shows('Intento 1 de 3.'));
  });

  test('an empty answer is asked for three times before it has failed', async () => {
    const calls = answerInTurn(answer('uno.example.mx'), empty, empty, empty);
    await open();
    await pass(6);
    await settled(() => calls.count === 2);
    expect([shows('Traza')(), shows('Intento')()]).toEqual([false, false]);
    await pass(2);
    await settled(() => calls.count === 3);
    await pass(2);
    await settled(shows('Los datos no son válidos tras varios intentos.'));
    expect(panelText()).toEqual(['Traza', 'Los datos no son válidos tras varios intentos.', 'Intento 1 de 3.']);
    expect(shows('uno.example.mx')()).toBe(true);
    expect(calls.count).toBe(4);
  });

  test('an answer that two missed intervals made old is marked, though none has failed', async () => {
    answerInTurn(answer('uno.example.mx'));
    const screen = await open();
    await screen.getByRole('button', { name: 'Pausar' }).click();
    await pass(10);
    expect(shows('Desactualizado')()).toBe(false);
    await pass(3);
    expect(shows('Desactualizado')()).toBe(true);
  });

  test('another server never shows what the last one said', async () => {
    answerInTurn(answer('uno.example.mx'), failure);
    const screen = await open(0);
    const servers = screen.getByLabelText('Servidores:');
    await settled(() => servers.element().children.length === 3);
    await userEvent.selectOptions(servers, 'cobros-02');
    await settled(shows('No se pudo conectar con el servidor.'));
    expect(shows('uno.example.mx')()).toBe(false);
    expect(screen.getByRole('region', { name: 'Traza' }).elements()).toHaveLength(1);
  });
});
