import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from '../logs-screen';
import { found, traceAnswers, traceEntries, traceEntry, traceUrl } from '../trace.fixture';

beforeEach(() => page.viewport(1440, 900));

const ask = page.getByRole('button', { name: 'Consultar' });
const details = page.getByRole('button', { name: 'Ver detalles' });

describe('the address', () => {
  test('brings back filters, query, page and open row', async () => {
    const { handler, queries } = traceAnswers(found(...traceEntries(25)));
    network.use(http.get(traceUrl, handler));
    await renderScreen(<LogsScreen />, '/logs?order=000123&channels=APP&q=1&page=3&open=21');
    await expect.element(page.getByText('Mostrando del 21 al 25 de 25 registros')).toBeVisible();
    expect(queries).toEqual([{ order: '000123', channels: 'APP' }]);
    const open = page.getByRole('region', { name: 'Detalles de traza seleccionada:' });
    await expect.element(open.getByText('operacion-22')).toBeVisible();
  });

  test('holds each step', async () => {
    network.use(http.get(traceUrl, traceAnswers(found(...traceEntries(25))).handler));
    const { router } = await renderScreen(<LogsScreen />, '/logs?order=000123');
    await ask.click();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect.element(page.getByText('Mostrando del 11 al 20 de 25 registros')).toBeVisible();
    await details.nth(1).click();
    await expect.poll(() => router.state.location.search).toEqual({ order: '000123', q: '1', page: '2', open: '11' });
    await page.getByRole('button', { name: 'Anterior' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ order: '000123', q: '1' });
  });

  test('a page past the end shows the last one', async () => {
    network.use(http.get(traceUrl, traceAnswers(found(...traceEntries(25))).handler));
    await renderScreen(<LogsScreen />, '/logs?order=7&q=1&page=99');
    await expect.element(page.getByText('Mostrando del 21 al 25 de 25 registros')).toBeVisible();
  });

  test('with filters changed after the query brings back both', async () => {
    const { handler, queries } = traceAnswers(found(traceEntry()));
    network.use(http.get(traceUrl, handler));
    const first = await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
    await expect.element(details).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtro Order Id' }).click();
    await expect.element(page.getByRole('list', { name: 'Filtros activos' })).not.toBeInTheDocument();
    await expect.element(details).toBeVisible();
    const { href } = first.router.state.location;
    await first.unmount();
    await renderScreen(<LogsScreen />, href);
    await expect.element(details).toBeVisible();
    expect(queries).toEqual([{ order: '7' }, { order: '7' }]);
  });

  test('Back returns to the search before without a new call', async () => {
    const { handler, queries } = traceAnswers(
      found(traceEntry({ operation: 'una' })),
      found(traceEntry({ operation: 'otra' })),
    );
    network.use(http.get(traceUrl, handler));
    const { router } = await renderScreen(<LogsScreen />, '/logs?order=7&code=51&q=1');
    await expect.element(page.getByText('una', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtro Código' }).click();
    await ask.click();
    await expect.element(page.getByText('otra', { exact: true })).toBeVisible();
    router.history.back();
    await expect.element(page.getByText('una', { exact: true })).toBeVisible();
    expect(queries).toHaveLength(2);
  });
});
