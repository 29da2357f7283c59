import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '~/session/session-store';
import { userFromAnswer } from '~/session/user';
import { openLogs } from './logs.fixture';
import { found, traceEntry } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
  useSession.setState({ user: null });
});

async function open(url: string) {
  return openLogs(url, found(traceEntry()));
}

const copyLink = page.getByRole('button', { name: 'Copiar enlace' });
const signIn = () =>
  useSession.setState({
    user: userFromAnswer({ email: 'ana@example.mx', token: 't', role: 'SOPORTE', tokenExpiration: null }),
  });

describe('Copiar enlace', () => {
  test('without dates copies at once, to what the table shows', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open('/logs?order=000123&q=1&view=historia');
    await copyLink.click();
    await expect.element(page.getByText('Enlace copiado')).toBeVisible();
    expect(write.mock.calls[0]?.[0]).toMatch(/#\/logs\?order=000123&q=1&view=historia$/);
  });

  test('with dates asks whether they are fixed or relative', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open('/logs?order=7&dateRange=2026-11-20_2026-11-26&q=1');
    await copyLink.click();
    await page.getByRole('button', { name: 'Relativas: últimos 7 días' }).click();
    await expect.poll(() => write.mock.calls[0]?.[0]).toMatch(/#\/logs\?order=7&rango=7d&q=1$/);
    await copyLink.click();
    await page.getByRole('button', { name: 'Fijas: 20/11/2026 – 26/11/2026' }).click();
    await expect.poll(() => write.mock.calls[1]?.[0]).toMatch(/dateRange=2026-11-20_2026-11-26/);
  });

  test('a relative link asks for the days up to today', async () => {
    const { queries } = await open('/logs?order=7&rango=1d&q=1');
    await expect.poll(() => queries).toHaveLength(1);
    const now = new Date();
    const day = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
    expect(queries[0]).toEqual({ order: '7', dateRange: `${day}_${day}` });
  });
});

describe('undo', () => {
  test('of Limpiar brings back filters, rows and page', async () => {
    const { router } = await open('/logs?order=7&channels=APP&q=1');
    await expect.element(page.getByRole('button', { name: 'Ver detalles' })).toBeVisible();
    await page.getByRole('button', { name: 'Limpiar' }).click();
    await expect.element(page.getByText('No hay consultas activas')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(page.getByRole('button', { name: 'Ver detalles' })).toBeVisible();
    expect(router.state.location.search).toEqual({ order: '7', channels: 'APP', q: '1' });
    await expect.element(page.getByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  });

  test('of a removed badge', async () => {
    await open('/logs?order=7&channels=APP');
    await page.getByRole('button', { name: 'Quitar filtro Canal' }).click();
    await expect.element(page.getByText('Se quitó el filtro Canal.')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(page.getByRole('button', { name: 'Quitar filtro Canal' })).toBeVisible();
  });
});

test('an offer to undo holds the notice of a search not back', async () => {
  await open('/logs?order=000123&channels=APP&q=1');
  const found = page.getByText(/^Se encontraron [\d,]+ registros\.$/);
  await expect.element(found).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtro Canal' }).click();
  await expect.element(page.getByText('Se quitó el filtro Canal.')).toBeVisible();
  // At the same moment: an offer that has left would hold nothing back any more.
  expect(found.elements()).toHaveLength(1);
});

describe('a badge', () => {
  test('is edited in place, Enter keeps and Escape does not', async () => {
    const { router } = await open('/logs?order=000123');
    await page.getByRole('button', { name: '000123', exact: true }).click();
    const field = page.getByLabelText('Nuevo valor de Order Id');
    await expect.element(field).toHaveFocus();
    await field.fill(' 000124 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: '000124', exact: true })).toHaveFocus();
    expect(router.state.location.search).toEqual({ order: '000124' });
    await page.getByRole('button', { name: '000124', exact: true }).click();
    await field.fill('otra');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: '000124', exact: true })).toBeVisible();
    expect(router.state.location.search).toEqual({ order: '000124' });
  });

  test('an empty value or a wrong range is told, and the old one stays', async () => {
    const { router } = await open('/logs?code=51&dateRange=2026-11-20_2026-11-26');
    await page.getByRole('button', { name: '51', exact: true }).click();
    const code = page.getByLabelText('Nuevo valor de Código');
    await code.fill('  ');
    await expect.element(code).toHaveAccessibleDescription('Completa este campo');
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: '20/11/2026 – 26/11/2026' }).click();
    const day = (label: string) => page.getByLabelText(label, { exact: true });
    const [start, end] = [day('Fecha inicial'), day('Fecha final')];
    await start.fill('2001-01-01');
    await expect.element(start).toHaveAttribute('aria-invalid', 'true');
    await expect.element(start).toHaveAccessibleDescription(/^Elige una fecha entre/);
    await end.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(start).toHaveFocus();
    await page.getByRole('heading', { name: 'Logs' }).click();
    await expect.element(page.getByRole('button', { name: '20/11/2026 – 26/11/2026' })).toBeVisible();
    expect(router.state.location.search).toEqual({ code: '51', dateRange: '2026-11-20_2026-11-26' });
  });
});

describe('Búsquedas', () => {
  const dialog = page.getByRole('dialog', { name: 'Búsquedas' });
  const show = async () => {
    await page.getByRole('button', { name: 'Búsquedas' }).click();
    await expect.element(dialog).toBeVisible();
  };

  test('an answered search is saved and run again from the list', async () => {
    signIn();
    const { router } = await open('/logs?order=000123&q=1');
    await expect.element(page.getByRole('button', { name: 'Ver detalles' })).toBeVisible();
    const keptNow = () => Object.keys(window.localStorage).filter((key) => key.startsWith('atalaya.searches.'));
    await expect.poll(keptNow).toHaveLength(1);
    await page.getByRole('button', { name: 'Limpiar' }).click();
    await show();
    await dialog.getByRole('button', { name: 'Order Id 000123', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ order: '000123', q: '1' });
    const keys = Object.entries(window.localStorage).filter(([key]) => key.startsWith('atalaya.searches.'));
    expect(keys).toHaveLength(1);
    expect(JSON.stringify(keys)).not.toContain('ana');
  });

  test('a search gets a name, and everything can be deleted', async () => {
    signIn();
    await open('/logs?order=7');
    await show();
    await expect.element(dialog.getByText('Aún no hay búsquedas.')).toBeVisible();
    const name = dialog.getByLabelText('Nombre de la búsqueda actual');
    await name.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveAccessibleDescription('Completa este campo');
    await expect.element(name).toHaveFocus();
    await name.fill('Mi orden');
    await userEvent.tab();
    await expect.element(name).toHaveAccessibleDescription('Correcto');
    await name.fill('  ');
    await expect.element(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await name.fill('Mi orden');
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('');
    await expect.element(dialog.getByRole('button', { name: 'Mi orden: Order Id 7' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Exportar búsquedas' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Borrar búsqueda Mi orden' }).click();
    await expect.element(dialog.getByText('Aún no hay búsquedas.')).toBeVisible();
  });
});

test('a value of an entry becomes a filter and is asked for, beside the others', async () => {
  const { router, queries } = await open('/logs?channels=APP&q=1&open=0');
  await page.getByRole('button', { name: 'Filtrar por este valor: hostName' }).click();
  await expect.poll(() => queries).toEqual([{ channels: 'APP' }, { channels: 'APP', hostnames: 'nodo-07.example.mx' }]);
  expect(router.state.location.search).toEqual({ channels: 'APP', hostnames: 'nodo-07.example.mx', q: '1' });
  expect(page.getByRole('button', { name: 'Filtrar por este valor: ip' }).elements()).toHaveLength(0);
});
