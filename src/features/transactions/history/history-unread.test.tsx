import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '~/session/session-store';
import { userFromAnswer } from '~/session/user';
import { apiBase } from '~/shared/config/env';
import { readSearches, writeSearches } from '~/shared/list/saved-searches';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { HistoryScreen } from './history-screen';

const LIST = 'operations';
const EMAIL = 'ana@example.mx';
const marked = page.getByRole('list', { name: 'Partes que no se entienden' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:58:30-06:00') });
  useSession.setState({
    user: userFromAnswer({ email: EMAIL, token: 't', role: 'SOPORTE', tokenExpiration: null }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  useSession.setState({ user: null });
});

function platform() {
  const applied: string[] = [];
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => {
      applied.push(new URL(request.url).searchParams.get('dateRange') ?? 'todo');
      return HttpResponse.json({ data: [], page: 1, size: 10, total: 0, totalAmount: 0, refundedAmount: 0 });
    }),
  );
  return applied;
}

const open = (search = '') =>
  renderScreen(<HistoryScreen OrderTimeline={() => null} />, `/historial-de-operaciones${search}`);

test('a saved search of which a part is no longer known says so, asks nothing, and loses nothing', async () => {
  const applied = platform();
  const old = { paymentMethod: 'OXXO', issuer: 'Banco Uno', dateRange: '90d' };
  writeSearches(LIST, EMAIL, { recent: [], named: [{ name: 'OXXO por vencer', filters: old }] });
  const { router } = await open();
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  applied.length = 0;
  await page.getByRole('button', { name: 'Búsquedas' }).click();
  const kept = page.getByRole('button', { name: /^OXXO por vencer/ });
  await expect.element(kept).toHaveTextContent('No se puede consultar así: issuer «Banco Uno», dateRange «90d»');
  await kept.click();
  await expect.element(marked).toHaveTextContent('issuer «Banco Uno»: esta pantalla no tiene ese filtro');
  await expect.element(marked).toHaveTextContent('dateRange «90d»: no se entiende');
  expect(applied).toEqual([]);

  await page.getByRole('button', { name: 'Búsquedas' }).click();
  await page.getByLabelText('Nombre de la búsqueda actual').fill('La de siempre');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  expect(readSearches(LIST, EMAIL).named).toEqual([
    { name: 'La de siempre', filters: old },
    { name: 'OXXO por vencer', filters: old },
  ]);

  await page.getByRole('button', { name: 'Quitar filtro issuer' }).click();
  await expect.element(marked).not.toHaveTextContent('issuer');
  expect(applied).toEqual([]);
  await page.getByRole('combobox', { name: 'Periodo' }).selectOptions('hoy');
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  expect(applied).toEqual(['2026-11-27_2026-11-27']);
  expect(router.state.location.search).toEqual({ paymentMethod: 'OXXO', dateRange: 'hoy' });
});

test('reversed days of an address stand in the fields, marked, and can be mended there', async () => {
  const applied = platform();
  await open('?dateRange=2026-11-20_2026-11-19&page=x');
  await expect.element(marked).toHaveTextContent('la fecha final es anterior a la inicial');
  await expect.element(marked).toHaveTextContent('page «x»: no se entiende');
  await expect.element(page.getByLabelText('Fecha final')).toHaveValue('2026-11-19');
  await page.getByRole('button', { name: 'Quitar filtro page' }).click();
  expect(applied).toEqual([]);
  await page.getByLabelText('Fecha final').fill('2026-11-21');
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  expect(applied).toEqual(['2026-11-20_2026-11-21']);
});

test('past the platform’s midnight the days are those of the new one, also for a press in the very second', async () => {
  const applied = platform();
  await open('?dateRange=ayer');
  await expect.element(page.getByText('26/11/2026')).toBeVisible();
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  vi.setSystemTime(new Date('2026-11-28T00:00:00-06:00'));
  (page.getByRole('button', { name: 'Actualizar' }).element() as HTMLElement).click();
  await expect.element(page.getByText('27/11/2026')).toBeVisible();
  await expect.poll(() => applied).toEqual(['2026-11-26_2026-11-26', '2026-11-27_2026-11-27']);
});
