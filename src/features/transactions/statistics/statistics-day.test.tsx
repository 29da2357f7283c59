import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { StatisticsScreen } from './statistics-screen';

const SUMS = { count: 1200, amount: 36_000_050, approved: 1000, declined: 100, refundAmount: 0 };

const STATISTIC = {
  buckets: [
    { from: '2026-11-26T00:00:00-06:00', to: '2026-11-27T00:00:00-06:00', ...SUMS, groups: {}, previous: null },
  ],
  groups: [],
  totals: SUMS,
  previousTotals: null,
  partialBucket: null,
};

/**
 * @param answers to the first calls; the later ones succeed
 * @returns the queries of the calls so far
 */
function platform(...answers: (() => Response)[]) {
  const requests: string[] = [];
  network.use(
    http.get(`${apiBase}/statistic`, ({ request }) => {
      requests.push(new URL(request.url).search);
      return (answers.shift() ?? (() => HttpResponse.json(STATISTIC)))();
    }),
    http.get(`${apiBase}/operation/channels`, () => HttpResponse.json([])),
  );
  return requests;
}

test('an address that is not understood asks nothing, and each part says why', async () => {
  const requests = platform();
  await renderScreen(
    <StatisticsScreen />,
    '/dashboard/estadistica?dateRange=90d&granularity=minute&tab=canales&groupBy=bank&issuer=Banco',
  );
  const marked = page.getByRole('list', { name: 'Partes que no se entienden' });
  for (const part of ['dateRange «90d»', 'granularity «minute»', 'groupBy «bank»', 'issuer «Banco»']) {
    await expect.element(marked).toHaveTextContent(part);
  }
  expect(requests).toEqual([]);
  for (const key of ['granularity', 'groupBy', 'issuer']) {
    await page.getByRole('button', { name: `Quitar filtro ${key}` }).click();
  }
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: '7 días' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('a person or an account in the address is marked, masked and asked for nowhere', async () => {
  const requests = platform();
  await renderScreen(<StatisticsScreen />, '/dashboard/estadistica?q=55%201234%205678&errorCode=4111111111111111');
  const marked = page.getByRole('list', { name: 'Partes que no se entienden' });
  await expect.element(marked).toHaveTextContent(/q «[^»]*5678»: parece un dato personal/);
  await expect.element(marked).toHaveTextContent(/errorCode «411111••••••1111»: parece un dato personal/);
  await expect.element(marked).not.toHaveTextContent(/1234 5678|4111111111111111/);
  expect(requests).toEqual([]);
});

test('past the platform’s midnight the period ends on the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:59:00-06:00') });
  try {
    const requests = platform();
    await renderScreen(<StatisticsScreen />, '/dashboard/estadistica?dateRange=7d');
    await expect.element(page.getByText('21/11/2026 – 27/11/2026')).toBeVisible();
    await expect.poll(() => requests).toHaveLength(1);
    vi.setSystemTime(new Date('2026-11-28T09:00:00-06:00'));
    await expect.element(page.getByText('22/11/2026 – 28/11/2026')).toBeVisible();
    await expect.poll(() => requests.at(-1)).toContain('dateRange=2026-11-22_2026-11-28');
  } finally {
    vi.useRealTimers();
  }
});

test('Reintentar in the first second of a day asks for the new one alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:59:00-06:00') });
  try {
    const requests = platform(() => HttpResponse.json({}, { status: 500 }));
    await renderScreen(<StatisticsScreen />, '/dashboard/estadistica?dateRange=ayer');
    const retry = page.getByRole('button', { name: /^Reintentar/ });
    await expect.element(retry).toBeVisible();
    vi.setSystemTime(new Date('2026-11-28T00:00:00-06:00'));
    (retry.element() as HTMLElement).click();
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(requests.map((query) => new URLSearchParams(query).get('dateRange'))).toEqual([
      '2026-11-26_2026-11-26',
      '2026-11-27_2026-11-27',
    ]);
  } finally {
    vi.useRealTimers();
  }
});
