import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { type Answer, answerInTurn } from '../answer-in-turn.fixture';
import { MonitoringScreen } from '../monitoring-screen';

const content = { nginx: { hostname: 'edge-01.example.mx' } };
const CONNECTION = 'No se pudo conectar con el servidor.';

const json = (body: object) => () => HttpResponse.json(body);
const open = (name = 'cobros-01') => renderScreen(<MonitoringScreen />, `/?server=${name}`);

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
    const screen = await open();
    const panel = screen.getByRole('region', { name: 'Traza' });
    await expect.element(panel.getByText(CONNECTION)).toBeVisible();
    expect(calls.count).toBe(1);
    expect(document.body.textContent).not.toMatch(/Bad Gateway|Unexpected|Servicio no disponible/);
  });

  test('but by hand, and the focus stays in place', async () => {
    answerInTurn(() => HttpResponse.error(), json(content));
    const screen = await open();
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
  const screen = await open();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando');
  release();
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await expect.element(screen.getByText('Cargando')).not.toBeInTheDocument();
});

test('the late answer of a server left behind never shows', async () => {
  const late = Promise.withResolvers<void>();
  network.use(
    http.get(`${apiBase}/server`, () => HttpResponse.json([{ name: 'lento' }, { name: 'rápido' }])),
    http.get(`${apiBase}/server/:name`, async ({ params }) => {
      const slow = params.name === 'lento';
      if (slow) await late.promise;
      return slow
        ? HttpResponse.json({ nginx: { hostname: 'uno.example.mx' } })
        : HttpResponse.json({ nginx: { hostname: 'dos.example.mx' } });
    }),
  );
  const screen = await open('lento');
  await expect.element(screen.getByRole('option', { name: 'rápido' })).toBeInTheDocument();
  const seen = new Set<string>();
  const observer = new MutationObserver(() =>
    seen.add(document.body.textContent?.match(/uno\.example|Traza/)?.[0] ?? ''),
  );
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await userEvent.selectOptions(screen.getByLabelText('Servidores:'), 'rápido');
  await expect.element(screen.getByText('dos.example.mx')).toBeVisible();
  late.resolve();
  await network.settled();
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
  const screen = await open();
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Servidores:'), 'cobros-02');
  await expect.element(screen.getByText('Cargando')).toBeVisible();
  await expect.element(screen.getByText('edge-01.example.mx')).not.toBeInTheDocument();
  release();
  await expect.element(screen.getByText('edge-02.example.mx')).toBeVisible();
});
