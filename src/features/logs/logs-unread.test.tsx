import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { ask, badges } from './logs.fixture';
import { LogsScreen } from './logs-screen';
import { found, traceAnswers, traceEntry, traceUrl } from './trace.fixture';

const marked = page.getByRole('list', { name: 'Partes que no se entienden' });
const details = page.getByRole('button', { name: 'Ver detalles' });

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T20:30:00-06:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

function platform() {
  const { handler, queries } = traceAnswers(found(traceEntry()));
  network.use(http.get(traceUrl, handler));
  return queries;
}

describe('a range of dates outside its bounds (spec 7.5)', () => {
  test.each([
    ['of an address', 'dateRange=2026-05-26_2026-11-27'],
    ['that is relative', 'rango=186d'],
  ])('%s stands as a badge with its error, and nothing is sent until it is edited', async (_name, range) => {
    const queries = platform();
    await renderScreen(<LogsScreen />, `/logs?order=7&${range}&q=1`);
    await expect.element(badges.getByText('Elige una fecha entre 27/05/2026 y 27/11/2026')).toBeVisible();
    await expect.element(badges.getByText(/\d\d\/05\/2026 – 27\/11\/2026/)).toBeVisible();
    await expect.element(ask).toBeDisabled();
    expect(queries).toEqual([]);
    await badges.getByRole('button', { name: /05\/2026/ }).click();
    await badges.getByLabelText('Fecha inicial').fill('2026-05-27');
    badges
      .getByLabelText('Fecha inicial')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await expect.element(badges.getByText('27/05/2026 – 27/11/2026')).toBeVisible();
    await expect.element(badges.getByText(/^Elige/)).not.toBeInTheDocument();
    expect(queries).toEqual([]);
    await ask.click();
    await expect.element(details).toBeVisible();
    expect(queries).toEqual([{ order: '7', dateRange: '2026-05-27_2026-11-27' }]);
  });

  test('is mended by taking the badge away', async () => {
    const queries = platform();
    await renderScreen(<LogsScreen />, '/logs?order=7&dateRange=2026-11-27_2026-11-28&q=1');
    await page.getByRole('button', { name: 'Quitar filtro Rango de fechas' }).click();
    await expect.element(ask).toBeEnabled();
    expect(queries).toEqual([]);
    await ask.click();
    await expect.element(details).toBeVisible();
    expect(queries).toEqual([{ order: '7' }]);
  });
});

describe('what the console does not understand', () => {
  test('stands marked with its reason, and is asked without only after somebody takes it away', async () => {
    const queries = platform();
    const { router } = await renderScreen(
      <LogsScreen />,
      '/logs?order=7&issuer=Banco%20Uno&dateRange=ayer&channels=APP&channels=WEB&q=1',
    );
    await expect.element(marked).toHaveTextContent('issuer «Banco Uno»: esta pantalla no tiene ese filtro');
    await expect.element(marked).toHaveTextContent('dateRange «ayer»: no se entiende');
    await expect.element(marked).toHaveTextContent('channels «APP, WEB»: viene más de una vez');
    await expect.element(ask).toBeDisabled();
    await page.getByRole('button', { name: 'Quitar filtro issuer' }).click();
    await page.getByRole('button', { name: 'Quitar filtro dateRange' }).click();
    await expect.element(ask).toBeDisabled();
    await page.getByRole('button', { name: 'Quitar filtro channels' }).click();
    await expect.element(marked).not.toBeInTheDocument();
    expect(router.state.location.search).toEqual({ order: '7' });
    expect(queries).toEqual([]);
    await ask.click();
    await expect.element(details).toBeVisible();
  });

  test('is shown without what a person must not read there', async () => {
    platform();
    await renderScreen(
      <LogsScreen />,
      `/logs?${new URLSearchParams({ correo: 'ana@example.mx', tel: '55 1234 5678', nota: '<b>x</b>\u202Ey' })}`,
    );
    await expect.element(marked).toHaveTextContent('correo «a•••@example.mx»');
    await expect.element(marked).toHaveTextContent('tel «•• •••• 5678»');
    await expect.element(marked).toHaveTextContent('nota «<b>x</b>\\u202ey»');
    expect(document.body.textContent).not.toMatch(/ana@|55 1234/);
  });
});

test('a relative range means the days of the moment: past midnight it is asked anew', async () => {
  const queries = platform();
  await renderScreen(<LogsScreen />, '/logs?order=7&rango=2d&q=1');
  await expect.element(details).toBeVisible();
  vi.setSystemTime(new Date('2026-11-28T00:00:01-06:00'));
  await expect.element(badges.getByText('27/11/2026 – 28/11/2026')).toBeVisible();
  await expect
    .poll(() => queries)
    .toEqual([
      { order: '7', dateRange: '2026-11-26_2026-11-27' },
      { order: '7', dateRange: '2026-11-27_2026-11-28' },
    ]);
});

test('and so it is once the machine is in another zone', async () => {
  const queries = platform();
  await renderScreen(<LogsScreen />, '/logs?order=7&rango=1d&q=1');
  await expect.element(details).toBeVisible();
  // In UTC the 28th has begun.
  const local = vi.spyOn(Date.prototype, 'getDate').mockImplementation(function (this: Date) {
    return this.getUTCDate();
  });
  try {
    await expect.element(badges.getByText('28/11/2026 – 28/11/2026')).toBeVisible();
    await expect.poll(() => queries.at(-1)).toEqual({ order: '7', dateRange: '2026-11-28_2026-11-28' });
  } finally {
    local.mockRestore();
  }
});

test('Consultar leads to the table, the timeline is a choice made after it (spec 7.8)', async () => {
  platform();
  const { router } = await renderScreen(<LogsScreen />, '/logs?order=7&q=1&view=historia');
  await expect.element(page.getByRole('heading', { name: 'Historia de la orden PED-1007' })).toBeVisible();
  await ask.click();
  await expect.element(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  expect(router.state.location.search).toEqual({ order: '7', q: '1' });
});

test('where the table does not fit each value stands under the name of its column (spec 7.8)', async () => {
  await page.viewport(390, 844);
  platform();
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  await expect.element(details).toBeVisible();
  const card = page.getByRole('list', { name: 'Resultados' }).getByRole('listitem');
  const names = [...card.element().querySelectorAll('dt')].map((name) => name.textContent);
  expect(names).toEqual(['Fecha', 'Service', 'Operation', 'HostName', 'IP']);
});
