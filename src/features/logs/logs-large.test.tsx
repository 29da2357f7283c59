import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openLogs, response, show } from './logs.fixture';
import { traceEntries, traceEntry } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
});

async function search(entries: unknown[], url = '/logs?order=7&q=1') {
  await openLogs(url, () => HttpResponse.json({ data: entries }));
  await expect.element(show.first()).toBeVisible();
}

test('of 20,000 entries only the ten of the page are drawn', async () => {
  await search(traceEntries(20_000));
  await expect.element(page.getByText('Mostrando del 1 al 10 de 20,000 registros')).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(11);
  await page.getByRole('button', { name: 'Página 2000' }).click();
  await expect.element(page.getByText('operacion-20000')).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(11);
});

const rows = Array.from({ length: 40_000 }, (_, row) => ({
  row,
  folio: `FOL-${row}`,
  monto: '100.00',
  detalle: 'una fila cualquiera con texto bastante para pesar',
}));
const whole = JSON.stringify({ rows }, null, 2);

test('a response of 5 MB opens with its beginning, says so, and is copied whole', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await search([traceEntry({ response: { rows } }), traceEntry({ response: 'x'.repeat(2_000_000) })]);

  await show.first().click();
  await expect.element(response).toBeVisible();
  expect((response.element() as HTMLTextAreaElement).value).toBe(whole.slice(0, 100_000));
  await expect.element(page.getByText('Se muestran los primeros 100,000 caracteres.')).toBeVisible();

  await page.getByRole('button', { name: 'Copiar', exact: true }).nth(1).click();
  await expect.element(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(write.mock.calls[0]?.[0] === whole).toBe(true);

  await show.first().click();
  await expect.element(response).toHaveValue('x'.repeat(100_000));
});

test('the rest appears on demand', async () => {
  const text = 'línea de un rastro\n'.repeat(8000);
  await search([traceEntry({ response: text, nota: 'y'.repeat(9000) }), traceEntry()], '/logs?order=7&q=1&open=0');
  await page.getByRole('button', { name: 'Ver completo' }).nth(1).click();
  await expect.element(response).toHaveFocus();
  expect((response.element() as HTMLTextAreaElement).value === text).toBe(true);
  await expect.element(page.getByText('Se muestran los primeros 100,000 caracteres.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Se muestran los primeros 5,000 caracteres.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver completo' }).click();
  await expect.element(page.getByText('y'.repeat(9000))).toBeVisible();
});

test('a text of megabytes comes in parts', async () => {
  const text = 'línea de un rastro\n'.repeat(50_000);
  await search([traceEntry({ response: text }), traceEntry()], '/logs?order=7&q=1&open=0');
  await page.getByRole('button', { name: 'Ver completo' }).click();
  await expect.element(page.getByText('Se muestran los primeros 200,000 caracteres.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect.element(page.getByLabelText('Response, parte 3')).toBeVisible();
  const areas = [response, page.getByLabelText('Response, parte 2'), page.getByLabelText('Response, parte 3')];
  const shown = areas.map((area) => (area.element() as HTMLTextAreaElement).value).join('');
  expect(shown === text.slice(0, 300_000)).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Descargar completo' })).toBeVisible();
});
