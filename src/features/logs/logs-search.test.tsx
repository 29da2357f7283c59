import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { ask, openLogs } from './logs.fixture';
import { LogsScreen } from './logs-screen';
import { found, traceAnswers, traceEntries, traceEntry, traceUrl } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

const details = page.getByRole('button', { name: 'Ver detalles' });
const none = 'No se encontraron logs para los filtros seleccionados.';
const failed = 'Ocurrió un error al solicitar la información.';

test('before any query, and adding a filter asks nothing', async () => {
  const { queries } = await openLogs('/logs?order=7', found(traceEntry()));
  await expect.element(page.getByText('No hay consultas activas')).toBeVisible();
  await expect.element(page.getByText('Para realizar una consulta ingresa un order Id.')).toBeVisible();
  await page.getByLabelText('Tipo de filtro').selectOptions('code');
  await page.getByLabelText('Valor del filtro').fill('51');
  await page.getByRole('button', { name: 'Agregar filtro' }).click();
  await expect.element(page.getByText('51')).toBeVisible();
  await expect.element(page.getByText('No hay consultas activas')).toBeVisible();
  expect(queries).toEqual([]);
});

test('loading, then the entries in their columns and an info notice', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { handler } = traceAnswers(async () => {
    await held;
    return found(traceEntry({ hostName: null }), traceEntry())();
  });
  network.use(http.get(traceUrl, handler));
  await renderScreen(<LogsScreen />, '/logs?order=7');
  await ask.click();
  await expect.element(page.getByText('Cargando', { exact: true })).toBeVisible();
  answer();
  const notice = page.getByRole('status').filter({ hasText: 'Se encontraron 2 registros.' });
  await expect.element(notice).toHaveAttribute('data-tone', 'info');
  await expect.element(page.getByRole('columnheader', { name: 'Detalles' })).toBeVisible();
  const headings = page
    .getByRole('columnheader')
    .elements()
    .map((heading) => heading.textContent);
  expect(headings).toEqual(['Fecha', 'Service', 'Operation', 'HostName', 'IP', 'Detalles']);
  const cells = page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['14/10/2026 09:12:07 AM', 'cobros', 'confirmar', '---', '198.51.100.7', 'Ver detalles']);
  await expect.element(page.getByText('Mostrando del 1 al 2 de 2 registros')).toBeVisible();
});

test('no results: empty table and the info notice', async () => {
  await openLogs('/logs?order=7', found());
  await ask.click();
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: none })).toHaveAttribute('data-tone', 'info');
  await expect.element(page.getByText('Mostrando del')).not.toBeInTheDocument();
});

describe('a failed search empties the table and shows the danger notice', () => {
  test.each<[string, () => Response]>([
    ['HTTP 500', () => HttpResponse.json({ status: 500, message: 'Falla' }, { status: 500 })],
    ['HTTP 503 in HTML', () => HttpResponse.html('<html><h1>503 Unavailable</h1></html>', { status: 503 })],
    ['HTML with status 200', () => HttpResponse.html('<html><h1>Portal</h1></html>')],
    ['an empty body', () => new HttpResponse('')],
    ['cut JSON', () => new HttpResponse('{"data":[{"date"')],
    ['data that is an object', () => HttpResponse.json({ data: { content: [traceEntry()] } })],
    ['data that is a text', () => HttpResponse.json({ data: 'x' })],
    ['no network', () => HttpResponse.error()],
  ])('%s', async (_name, answer) => {
    const { queries } = await openLogs('/logs?order=7&q=1', found(traceEntry()), answer);
    await expect.element(details).toBeVisible();
    await ask.click();
    const notice = page.getByRole('alert');
    await expect.element(notice).toHaveTextContent(failed);
    await expect.element(notice).toHaveAttribute('data-tone', 'danger');
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(page.getByText('Mostrando del')).not.toBeInTheDocument();
    await expect.element(page.getByText(/Unexpected|<html>|503|Algo salió mal/)).not.toBeInTheDocument();
    // Nothing is repeated by itself (spec 19.4).
    expect(queries).toHaveLength(2);
  });

  test('and the rows from before do not come back while the next one is awaited', async () => {
    const { handler } = traceAnswers(
      found(traceEntry()),
      () => HttpResponse.error(),
      async () => {
        await delay('infinite');
        return HttpResponse.error();
      },
    );
    network.use(http.get(traceUrl, handler));
    await renderScreen(<LogsScreen />, '/logs?order=7&code=51&q=1');
    await expect.element(details).toBeVisible();
    await ask.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtro Código' }).click();
    await ask.click();
    await expect.element(page.getByText('Cargando', { exact: true })).toBeVisible();
    await expect.element(details).not.toBeInTheDocument();
  });
});

test.each([
  ['null data', { data: null }],
  ['no data', {}],
  ['null', null],
])('%s is no result (spec 7.6)', async (_name, body) => {
  await openLogs('/logs?order=7&q=1', () => HttpResponse.json(body));
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
});

test('asking again with the same filters asks again, keeping the old rows dimmed meanwhile', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { handler, queries } = traceAnswers(found(traceEntry({ operation: 'vieja' })), async () => {
    await held;
    return found(traceEntry({ operation: 'nueva' }))();
  });
  network.use(http.get(traceUrl, handler));
  const screen = await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  await expect.element(page.getByText('vieja')).toBeVisible();
  await ask.click();
  await expect.element(page.getByText('Cargando', { exact: true })).toBeVisible();
  await expect.element(page.getByText('vieja')).toBeVisible();
  expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull();
  answer();
  await expect.element(page.getByText('nueva')).toBeVisible();
  await expect.element(page.getByText('vieja')).not.toBeInTheDocument();
  expect(screen.container.querySelector('[aria-busy="true"]')).toBeNull();
  expect(queries).toHaveLength(2);
});

test('an answer that comes too late for its search is not shown', async () => {
  const late = Promise.withResolvers<void>();
  const { handler, queries } = traceAnswers(
    async () => {
      await late.promise;
      return found(traceEntry({ operation: 'tardía' }))();
    },
    found(traceEntry({ operation: 'pronta' })),
  );
  network.use(http.get(traceUrl, handler));
  await renderScreen(<LogsScreen />, '/logs?order=7&code=51&q=1');
  await expect.poll(() => queries).toHaveLength(1);
  await page.getByRole('button', { name: 'Quitar filtro Código' }).click();
  await ask.click();
  await expect.element(page.getByText('pronta')).toBeVisible();
  late.resolve();
  await network.settled();
  await expect.element(page.getByText('pronta')).toBeVisible();
  await expect.element(page.getByText('tardía')).not.toBeInTheDocument();
});

test('fewer results under the page: back to page 1, empty, and page 1 again', async () => {
  const { handler } = traceAnswers(
    found(...traceEntries(95)),
    found(...traceEntries(3)),
    found(),
    found(...traceEntries(95)),
  );
  network.use(http.get(traceUrl, handler));
  await renderScreen(<LogsScreen />, '/logs?order=7');
  await ask.click();
  await page.getByRole('button', { name: 'Página 10' }).click();
  await expect.element(page.getByText('Mostrando del 91 al 95 de 95 registros')).toBeVisible();
  await expect.element(page.getByText('operacion-95', { exact: true })).toBeVisible();
  await ask.click();
  await expect.element(page.getByText('Mostrando del 1 al 3 de 3 registros')).toBeVisible();
  expect(details.elements()).toHaveLength(3);
  await ask.click();
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  await expect.element(page.getByText(none)).toBeVisible();
  await ask.click();
  await expect.element(page.getByText('Mostrando del 1 al 10 de 95 registros')).toBeVisible();
});

test('Limpiar goes back to before any query', async () => {
  await openLogs('/logs?order=7&q=1', found(traceEntry()));
  await expect.element(details).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar' }).click();
  await expect.element(page.getByText('No hay consultas activas')).toBeVisible();
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(ask).toBeDisabled();
});

test('leaving the screen drops the call', async () => {
  const { handler, queries } = traceAnswers(async () => {
    await delay('infinite');
    return found(traceEntry())();
  });
  network.use(http.get(traceUrl, handler));
  const { client, unmount } = await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  await expect.poll(() => queries).toHaveLength(1);
  const call = client.getQueryCache().getAll()[0];
  expect(call?.state.fetchStatus).toBe('fetching');
  await unmount();
  await expect.poll(() => call?.state).toMatchObject({ fetchStatus: 'idle', status: 'pending' });
});

describe('the notice after a search', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['Se encontraron 1 registros.', found(traceEntry())],
    [none, found()],
    [failed, () => HttpResponse.error()],
  ])('%s leaves after five seconds', async (text, answer) => {
    await openLogs('/logs?order=7', answer);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await ask.click();
    await expect.element(page.getByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(4000);
    await expect.element(page.getByText(text)).toBeVisible();
    await vi.advanceTimersByTimeAsync(1500);
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  });
});
