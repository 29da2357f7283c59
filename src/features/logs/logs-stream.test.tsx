import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from './logs-screen';
import { traceEntries, traceEntry, traceUrl } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

/** An answer that is sent piece by piece. */
function streamed() {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const onCancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller;
    },
    cancel: onCancel,
  });
  network.use(
    http.get(traceUrl, () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }), {
      once: true,
    }),
  );
  return {
    send: (text: string) => sink?.enqueue(encoder.encode(text)),
    end: () => sink?.close(),
    fail: () => sink?.error(new Error('cut')),
    onCancel,
  };
}

const listed = (entries: unknown[]) => entries.map((entry) => JSON.stringify(entry)).join(',');
const beginning = `{"data":[${listed(traceEntries(1500))}`;
const rows = page.getByRole('row');
const range = (text: string) => page.getByText(text);

test('the first page stands while the rest of a large answer arrives, then the count is whole', async () => {
  const answer = streamed();
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  answer.send(beginning);
  await expect.element(page.getByText('operacion-1', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Mostrando del 1 al 10 de [\d,]+ registros · Cargando$/)).toBeInTheDocument();
  expect(rows.elements()).toHaveLength(11);
  await expect.element(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  expect(page.getByText(/Se encontraron/).elements()).toHaveLength(0);

  // Pages that have arrived can be read meanwhile.
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(page.getByText('operacion-11', { exact: true })).toBeVisible();

  answer.send(`,${listed(traceEntries(500))}],"total":2000}`);
  answer.end();
  await expect.element(range('Mostrando del 11 al 20 de 2,000 registros')).toBeVisible();
  await expect.element(page.getByText('Se encontraron 2,000 registros.')).toBeVisible();
  expect(page.getByText('Cargando').elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Exportar' })).toBeEnabled();
});

test.each([
  ['is cut', (answer: ReturnType<typeof streamed>) => answer.fail()],
  ['ends too early', (answer: ReturnType<typeof streamed>) => answer.end()],
  ['turns out to be no JSON', (answer: ReturnType<typeof streamed>) => answer.send(',{"date":')],
])('rows of an answer that %s leave with the failure', async (name, finish) => {
  const answer = streamed();
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  answer.send(beginning);
  await expect.element(page.getByText('operacion-1', { exact: true })).toBeVisible();
  finish(answer);
  if (name.includes('JSON')) answer.send('}]}');
  await expect.element(page.getByText('Ocurrió un error al solicitar la información.')).toBeVisible();
  await expect.element(page.getByText('La consulta no se completó')).toBeVisible();
  expect(page.getByText('operacion-1', { exact: true }).elements()).toHaveLength(0);
});

test('what needs all entries waits for them', async () => {
  const answer = streamed();
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1&orden=-operation');
  answer.send(beginning);
  await expect.element(page.getByText('Cargando')).toBeInTheDocument();
  expect(rows.elements()).toHaveLength(0);
  answer.send(`,${listed([traceEntry({ operation: 'zz-ultima' })])}]}`);
  answer.end();
  await expect.element(page.getByText('zz-ultima')).toBeVisible();
  await expect.element(rows.nth(1)).toHaveTextContent('zz-ultima');
});

test('another search stops the one that is still arriving', async () => {
  const answer = streamed();
  const { router } = await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  answer.send(beginning);
  await expect.element(page.getByText('operacion-1', { exact: true })).toBeVisible();
  network.use(http.get(traceUrl, () => HttpResponse.json({ data: [traceEntry({ operation: 'la-nueva' })] })));
  await router.navigate({ to: '/logs', search: { order: '8', q: '1' } } as never);
  await expect.element(page.getByText('la-nueva')).toBeVisible();
  answer.send(`,${listed(traceEntries(100))}]}`);
  answer.end();
  await expect.element(range('Mostrando del 1 al 1 de 1 registros')).toBeVisible();
  // Run again, the first search begins anew: nothing half read was kept.
  network.use(http.get(traceUrl, () => HttpResponse.json({ data: [traceEntry({ operation: 'de-nuevo' })] })));
  await router.navigate({ to: '/logs', search: { order: '7', q: '1' } } as never);
  await expect.element(page.getByText('de-nuevo')).toBeVisible();
});

test('thousands of rows are sorted without a pause of the page', async () => {
  network.use(http.get(traceUrl, () => HttpResponse.json({ data: traceEntries(5000) })));
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  await expect.element(range('Mostrando del 1 al 10 de 5,000 registros')).toBeVisible();
  await page.getByRole('button', { name: 'Operation' }).click();
  await page.getByRole('button', { name: 'Operation' }).click();
  await expect.element(rows.nth(1)).toHaveTextContent('operacion-5000');
  await expect.element(rows.nth(10)).toHaveTextContent('operacion-4991');
});
