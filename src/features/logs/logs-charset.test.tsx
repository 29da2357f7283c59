import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from './logs-screen';
import { OrderStoryPanel } from './timeline/order-story-panel';
import { traceUrl } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

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
  await vi.waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('{\n  "día": "año –"\n}'));
  expect(page.getByText(NOTE).elements()).toHaveLength(0);
  vi.restoreAllMocks();
});

test('what cannot be read is said, in the table and in the story', async () => {
  answerWith('application/json');
  await search();
  await expect.element(page.getByRole('alert').getByText(NOTE)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'facturaci\uFFFDn' })).toBeVisible();
});

test('and where the story stands within another screen', async () => {
  answerWith('application/json; charset=desconocido');
  await renderScreen(<OrderStoryPanel order="PED-7" />, '/historial-de-operaciones');
  await expect.element(page.getByRole('alert').getByText(NOTE)).toBeVisible();
});
