import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from './logs-screen';
import { OrderTimelinePanel } from './timeline/order-timeline-panel';
import { traceUrl } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => void vi.restoreAllMocks());

const NOTE = 'Algunos caracteres de la respuesta no se pudieron leer.';
const TEXT =
  '{"data":[{"date":"14/10/2026 09:12:07 AM","service":"facturaci\u00f3n","operation":"pagoSe\u00f1al","order":"PED-7","request":{"d\u00eda":"a\u00f1o \u0096"}}]}';

/** Answers with one byte per character, as windows-1252 has them. */
function answerWith(contentType: string): void {
  const bytes = Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0));
  network.use(http.get(traceUrl, () => new Response(bytes, { headers: { 'Content-Type': contentType } })));
}

const search = () => renderScreen(<LogsScreen />, '/logs?order=PED-7&q=1&open=0');

test('an answer is read in the alphabet that its header names', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  answerWith('application/json; charset=windows-1252');
  await search();
  await expect.element(page.getByRole('cell', { name: 'facturación' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'pagoSeñal' })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar', exact: true }).first().click();
  await expect.poll(() => write).toHaveBeenCalledExactlyOnceWith('{\n  "día": "año –"\n}');
  expect(page.getByText(NOTE).elements()).toHaveLength(0);
  vi.restoreAllMocks();
});

test('what cannot be read is said, in the table and in the timeline', async () => {
  answerWith('application/json');
  await search();
  await expect.element(page.getByRole('alert').getByText(NOTE)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'facturaci\uFFFDn' })).toBeVisible();
});

test('and where the timeline stands within another screen', async () => {
  answerWith('application/json; charset=desconocido');
  await renderScreen(<OrderTimelinePanel order="PED-7" />, '/historial-de-operaciones');
  await expect.element(page.getByRole('alert').getByText(NOTE)).toBeVisible();
});

test.each([
  ['Registro en JSON', '{', '}'],
  ['Registro en texto', 'date:', `\n\n${NOTE}\n`],
  ['Resumen para ticket', 'Ambiente:', `\n\n${NOTE}\n`],
])('%s: the outcome says what could not be read, and so does the text where a line fits', async (name, begin, end) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  answerWith('application/json');
  await search();
  await page.getByRole('button', { name }).click();
  await expect.poll(() => write).toHaveBeenCalledOnce();
  const copied = write.mock.calls[0]?.[0] ?? '';
  expect(copied).toContain('pagoSe\uFFFDal');
  expect([copied.startsWith(begin), copied.endsWith(end)]).toEqual([true, true]);
  await expect.element(page.getByText(`Copiado al portapapeles. ${NOTE}`)).toBeVisible();
});

test('a body is copied as it stands, and a notice says what could not be read of it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  answerWith('application/json');
  await search();
  await page.getByRole('button', { name: 'Copiar', exact: true }).first().click();
  await expect.poll(() => write).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]?.[0]).toContain('\uFFFD');
  await expect.element(page.getByRole('button', { name: 'Copiado', exact: true })).toBeVisible();
  // The one above the table, and the notice.
  await expect.poll(() => page.getByText(NOTE).elements().length).toBe(2);
});

test('an entry of such an answer that could be read whole is copied without a word', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const text = TEXT.replace('{"data":[', '{"data":[{"service":"cobros"},');
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  network.use(http.get(traceUrl, () => new Response(bytes, { headers: { 'Content-Type': 'application/json' } })));
  await search();
  await page.getByRole('button', { name: 'Resumen para ticket' }).click();
  await expect.element(page.getByText('Copiado al portapapeles', { exact: true })).toBeVisible();
  expect(write.mock.calls[0]?.[0]).not.toContain(NOTE);
});

test('the file is given, and the dialog stays to say what could not be read of it', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answerWith('application/json');
  await search();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar registros' });
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await expect.element(dialog.getByRole('status').getByText(NOTE)).toBeVisible();
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
});
