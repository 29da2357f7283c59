import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { DashboardScreen } from './dashboard-screen';
import { LATEST, SUMMARY } from './summary.fixture';

const link = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('link').first();

/**
 * @param answers to the first calls; the later ones succeed
 * @returns the queries of the calls so far
 */
function platform(...answers: (() => Response)[]) {
  const requests: string[] = [];
  network.use(
    http.get(`${apiBase}/summary`, ({ request }) => {
      requests.push(new URL(request.url).search);
      return (answers.shift() ?? (() => HttpResponse.json(SUMMARY)))();
    }),
    http.get(`${apiBase}/operation`, () => HttpResponse.json(LATEST)),
    http.get(`${apiBase}/operation/channels`, () => HttpResponse.json(['app', 'web'])),
  );
  return requests;
}

describe('the day (America/Mexico_City)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:58:30-06:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('past midnight Hoy asks for, and everything says, the new one', async () => {
    const requests = platform();
    await renderScreen(<DashboardScreen />, '/dashboard');
    await expect.element(page.getByText(/Viernes 27 de noviembre de 2026, frente a 26\/11\/2026/)).toBeVisible();
    await expect.element(link('Operaciones')).toHaveTextContent('4,182');
    vi.setSystemTime(new Date('2026-11-28T00:00:00-06:00'));
    await expect.element(page.getByText(/Sábado 28 de noviembre de 2026, frente a 27\/11\/2026/)).toBeVisible();
    await expect.element(page.getByText('Sábado 28/11/2026', { exact: true }).first()).toBeInTheDocument();
    await expect.poll(() => requests).toHaveLength(2);
    expect(requests[1]).toBe('?dateRange=2026-11-28_2026-11-28&compare=previous');
    await expect
      .poll(() => link('Operaciones').element().getAttribute('href'))
      .toContain('dateRange=2026-11-28_2026-11-28');
  });

  test('a press in the very second asks for the new one alone', async () => {
    const requests = platform();
    await renderScreen(<DashboardScreen />, '/dashboard?dateRange=ayer');
    await expect.element(link('Operaciones')).toBeVisible();
    vi.setSystemTime(new Date('2026-11-28T00:00:00-06:00'));
    (page.getByRole('button', { name: 'Actualizar' }).element() as HTMLElement).click();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests).toEqual([
      '?dateRange=2026-11-26_2026-11-26&compare=previous',
      '?dateRange=2026-11-27_2026-11-27&compare=previous',
    ]);
  });

  const failing = () => HttpResponse.json({}, { status: 500 });
  const retry = page.getByRole('button', { name: /Reintentar: Operaciones$/ });

  test('Reintentar of a card that failed does so too', async () => {
    const requests = platform(failing);
    await renderScreen(<DashboardScreen />, '/dashboard');
    await expect.element(retry).toBeVisible();
    vi.setSystemTime(new Date('2026-11-28T00:00:00-06:00'));
    (retry.element() as HTMLElement).click();
    await expect.element(link('Operaciones')).toHaveTextContent('4,182');
    expect(requests).toEqual([
      '?dateRange=2026-11-27_2026-11-27&compare=previous',
      '?dateRange=2026-11-28_2026-11-28&compare=previous',
    ]);
  });

  test('and so does that of a card whose refresh failed', async () => {
    const requests = platform(() => HttpResponse.json(SUMMARY), failing);
    await renderScreen(<DashboardScreen />, '/dashboard');
    await expect.element(link('Operaciones')).toBeVisible();
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect.element(retry).toBeVisible();
    vi.setSystemTime(new Date('2026-11-28T00:00:00-06:00'));
    (retry.element() as HTMLElement).click();
    await expect.poll(() => requests.length).toBe(3);
    expect(requests[2]).toBe('?dateRange=2026-11-28_2026-11-28&compare=previous');
    await expect.element(retry).not.toBeInTheDocument();
    expect(requests).toHaveLength(3);
  });

  test.each([
    ['dateRange=2026-11-20_2026-11-19', 'dateRange «2026-11-20_2026-11-19»: la fecha final es anterior a la inicial'],
    ['dateRange=2026-11-27_2026-11-28', 'dateRange «2026-11-27_2026-11-28»: termina después de hoy'],
    ['status=DENIED', 'status «DENIED»: esta pantalla no tiene ese filtro'],
  ])('an address with %s asks nothing until it is mended', async (search, reason) => {
    const requests = platform();
    await renderScreen(<DashboardScreen />, `/dashboard?${search}`);
    await expect.element(page.getByRole('list', { name: 'Partes que no se entienden' })).toHaveTextContent(reason);
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: /^Quitar filtro/ }).click();
    await expect.element(link('Operaciones')).toBeVisible();
    expect(requests).toEqual(['?dateRange=2026-11-27_2026-11-27&compare=previous']);
  });
});
