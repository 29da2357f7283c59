import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SearchParams } from '~/shared/address/search-params';
import { configureClient } from '~/shared/api/client';
import { writeToken } from '../../../mocks/accounts/token';
import { dashboardQueries } from './dashboard/dashboard-api';
import { fetchPage } from './history/api/operation-api';
import { fetchAll, fileParts } from './history/list/export-operations';
import { readFilters } from './query/filters';
import { statisticQuery } from './statistics/statistics-api';
import { TABS } from './statistics/views';

/** Friday, 18:30 in Mexico City. */
const NOW = Date.parse('2026-11-27T18:30:00-06:00');
const client = new QueryClient();

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const token = { userId: 'mariana-rios', issued: NOW, expiry: NOW + 3_600_000, serial: 0, scenario: '' };
  configureClient({ token: () => writeToken(token), onFailure: () => undefined, onAnswer: () => undefined });
});
afterEach(() => client.clear());
afterAll(() => void vi.useRealTimers());

/** Addresses as the screens have them. */
const searches: SearchParams[] = [
  { dateRange: 'hoy' },
  { dateRange: 'ayer' },
  { dateRange: '7d' },
  { dateRange: '2026-11-13_2026-11-13' },
  { dateRange: '7d', status: 'DENIED,REJECTED' },
  { dateRange: '7d', status: 'PENDING', paymentMethod: 'OXXO,STORE,SPEI' },
  { dateRange: '7d', status: 'EXPIRATED' },
  { dateRange: '30d', status: 'REVIEW' },
  { dateRange: '30d', status: 'REFUND', hasRefund: 'true' },
  { dateRange: '30d', paymentMethod: 'SICATEL' },
  { dateRange: 'ayer', paymentMethod: 'OXXO', minAmount: '49900', maxAmount: '49900' },
  { dateRange: '7d', paymentMethod: 'CARD', cardBrand: 'AMEX,CARNET' },
  { dateRange: '7d', channel: 'USSD,IVR' },
  { dateRange: '7d', risk: 'YELLOW,RED' },
  { dateRange: '7d', authentication: 'THREE_D_SECURE', channel: 'WEB' },
  { dateRange: '7d', authentication: 'MANUAL' },
  { dateRange: '7d', bank: 'Nu' },
  { dateRange: '7d', reconciled: 'false', status: 'SUCCESS' },
  { dateRange: '30d', errorCode: 'Q7' },
  { dateRange: '7d', minAmount: '100000' },
  { dateRange: '30d', q: 'ORD-DEMO-000051' },
  { dateRange: '2024-01-01_2024-01-31' },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cents = (pesos: string | undefined) => Number((pesos ?? '').replace('.', ''));

test.each(searches)('dashboard, statistics, history and the exported file say the same of %j', async (address) => {
  const filters = readFilters(address, '2026-11-27');
  const { signal } = new AbortController();
  const page = await fetchPage({ filters, page: 1, size: 10, sort: 'date,desc' }, signal);
  const summary = await client.fetchQuery(dashboardQueries.summary(filters));
  const statistic = await client.fetchQuery(
    statisticQuery({
      filters,
      granularity: 'day',
      view: { tab: TABS.metodos, groupBy: 'paymentMethod', compare: undefined },
    }),
  );
  const all = await fetchAll({ filters, sort: 'date,desc' }, { signal, onProgress: () => undefined });
  expect(all.operations).toHaveLength(all.total);
  const [, header, ...lines] = fileParts(all.operations, 'csv');
  const columns = (header ?? '').trim().split(',');
  const rows = lines.map((line) =>
    line.match(/("[^"]*"|[^,]*)(,|\r?\n|$)/g)?.map((cell) => cell.replace(/[,\r\n]+$/, '')),
  );
  const column = (title: string) => rows.map((row) => row?.[columns.indexOf(title)]?.replace(/^"|"$/g, ''));
  const paid = column('Estado').map((status) => status === 'Pagado' || status === 'Aceptado');

  const count = rows.length;
  const collected = sum(column('Monto').map((amount, index) => (paid[index] ? cents(amount) : 0)));
  const refunded = sum(column('Devuelto').map(cents));
  expect(page.total).toBe(count);
  expect(page.totals).toEqual(new Map([['MXN', { amount: sum(column('Monto').map(cents)), refunded }]]));
  expect(summary).toMatchObject({ count, amount: collected, refundAmount: refunded });
  expect(statistic.totals).toMatchObject({ count, amount: collected, refundAmount: refunded });
  expect(sum(statistic.buckets.map(({ sums }) => sums.count))).toBe(count);
  expect(sum(statistic.groups.map(({ sums }) => sums.amount))).toBe(collected);
});

test('the searches are no empty ones', async () => {
  const { signal } = new AbortController();
  const totals = await Promise.all(
    searches.map((address) =>
      fetchPage({ filters: readFilters(address, '2026-11-27'), page: 1, size: 10, sort: 'date,desc' }, signal),
    ),
  );
  expect(totals.filter(({ total }) => total > 0)).toHaveLength(searches.length - 1);
});
