import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openLogs } from './logs.fixture';
import { found, traceEntry } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(entries: unknown[], url = '/logs?order=7&q=1') {
  const screen = await openLogs(url, found(...entries));
  await expect.element(page.getByText(/^Mostrando del/)).toBeVisible();
  return screen;
}

const services = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelectorAll('td')[1]?.textContent);

describe('handing over', () => {
  test('the open entry as JSON, as text and as a ticket with the link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open([traceEntry({ token: 'secreto', code: '51' })], '/logs?order=7&q=1&open=0');
    await page.getByRole('button', { name: 'Registro en JSON' }).click();
    await expect.element(page.getByText('Copiado al portapapeles')).toBeVisible();
    await page.getByRole('button', { name: 'Registro en texto' }).click();
    await page.getByRole('button', { name: 'Resumen para ticket' }).click();
    await expect.poll(() => write).toHaveBeenCalledTimes(3);
    const [json = '', text = '', ticket = ''] = write.mock.calls.map(([copied]) => copied);
    expect(JSON.parse(json)).toMatchObject({ service: 'cobros', token: '••••••••' });
    expect(text).toMatch(/^service: {3}cobros$/m);
    expect(ticket).toContain('Código: 51');
    expect(ticket).toMatch(/Enlace: .*#\/logs\?order=7&q=1&open=0$/);
    expect(json + text + ticket).not.toContain('secreto');
  });

  test('several selected rows at once', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(['a', 'b', 'c'].map((service) => traceEntry({ service })));
    await page.getByLabelText('Seleccionar registro 1').click();
    await page.getByLabelText('Seleccionar registro 3').click();
    const bar = page.getByRole('region', { name: 'Registros seleccionados' });
    await expect.element(bar.getByText('2 registros seleccionados')).toBeVisible();
    await bar.getByRole('button', { name: 'Registro en JSON' }).click();
    await expect.poll(() => write).toHaveBeenCalledOnce();
    expect((JSON.parse(write.mock.calls[0]?.[0] ?? '') as { service: string }[]).map(({ service }) => service)).toEqual(
      ['a', 'c'],
    );
    await bar.getByRole('button', { name: 'Quitar selección' }).click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('the export tells what it holds before it writes all matches', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    await open(Array.from({ length: 1200 }, (_, n) => traceEntry({ order: `000${n}` })));
    await page.getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar registros' });
    await expect.element(dialog.getByText('1,200')).toBeVisible();
    for (const text of ['6: date, service, operation, hostName, ip, order', 'America/Mexico_City', 'QA']) {
      await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    expect(files).toEqual([]);
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect.poll(() => files.length).toBe(1);
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(1201);
    expect(lines.at(-1)).toMatch(/,"=""0001199"""$/);
  });
});

describe('order and columns', () => {
  const entries = [
    traceEntry({ service: 'b', date: '01/02/2026 01:00:00 AM', code: '9' }),
    traceEntry({ service: 'a', date: '31/01/2026 01:00:00 PM', code: '10' }),
    traceEntry({ service: 'c', date: 'ayer', code: '1' }),
  ];

  test('a heading sorts, dates by value, and the address remembers it', async () => {
    const { router } = await open(entries);
    await page.getByRole('button', { name: 'Fecha' }).click();
    await expect.poll(services).toEqual(['a', 'b', 'c']);
    await expect.element(page.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Service' }).click();
    await page.getByRole('button', { name: 'Service' }).click();
    await expect.poll(services).toEqual(['c', 'b', 'a']);
    expect(router.state.location.search).toEqual({ order: '7', q: '1', orden: '-service' });
    await page.getByRole('button', { name: 'Service' }).click();
    await expect.poll(services).toEqual(['b', 'a', 'c']);
  });

  test('the open row stays the same entry in another order', async () => {
    await open(entries, '/logs?order=7&q=1&open=0&orden=service');
    await expect.element(page.getByRole('region', { name: 'Detalles de traza seleccionada:' })).toBeVisible();
    expect(page.getByRole('region', { name: 'Detalles de traza seleccionada:' }).element().textContent).toContain(
      '01/02/2026 01:00:00 AM',
    );
  });

  test('a free member becomes a column, moves, and is remembered', async () => {
    const screen = await open(entries);
    await page.getByRole('button', { name: 'Columnas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Columnas' });
    await dialog.getByRole('checkbox', { name: 'code' }).click();
    await dialog.getByRole('checkbox', { name: 'HostName' }).click();
    await dialog.getByRole('button', { name: 'Subir code' }).click();
    const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    await expect.poll(heads).toEqual(['Fecha', 'Service', 'Operation', 'code', 'IP', 'Detalles']);
    await screen.unmount();
    await open(entries);
    expect(heads()).toEqual(['Fecha', 'Service', 'Operation', 'code', 'IP', 'Detalles']);
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.getByRole('button', { name: 'Restablecer' }).click();
    await expect.poll(heads).toEqual(['Fecha', 'Service', 'Operation', 'HostName', 'IP', 'Detalles']);
  });
});
