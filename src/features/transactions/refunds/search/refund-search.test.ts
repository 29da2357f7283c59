import { expect, test } from 'vitest';
import { toQuery } from '../api/refund-filters';
import { opened, readRefundSearch, savedPart } from './refund-search';
import { labelOf } from './search-label';

const TODAY = '2026-11-28';

test('without a choice the last thirty days, the newest first', () => {
  const { filters, period, sort, unread } = readRefundSearch({}, TODAY);
  expect([filters, period, sort, unread]).toEqual([
    { dateRange: '2026-10-30_2026-11-28' },
    '30d',
    { field: 'date', descending: true },
    [],
  ]);
});

test('an address is asked as it stands', () => {
  const search = {
    view: 'MINE',
    dateRange: 'todo',
    status: 'SENT,FAILED',
    reasonCode: 'FRAUD',
    minAmount: '10000',
    q: 'dev',
  };
  const { filters, unread } = readRefundSearch({ ...search, page: '2', orden: '-amount' }, TODAY);
  expect(unread).toEqual([]);
  expect(toQuery(filters)).toEqual({
    view: 'MINE',
    status: ['FAILED', 'SENT'],
    reasonCode: ['FRAUD'],
    minAmount: '10000',
    q: 'dev',
  });
});

test.each([
  [{ status: 'PAID' }, 'unreadable'],
  [{ view: 'OTHERS' }, 'unreadable'],
  [{ minAmount: '5 pesos' }, 'unreadable'],
  [{ x: '1' }, 'unknown'],
  [
    { q: 'ana@example.mx' },
    'parece un dato personal, que no se consulta por la dirección; busca por folio, orden u operación',
  ],
])('what is not understood is told: %j', (search, reason) => {
  expect(readRefundSearch(search as Record<string, string>, TODAY).unread.map((part) => part.reason)).toEqual([reason]);
});

test('a dialog or an open refund is no part of a saved search, and one gives way to the other', () => {
  const search = { status: 'SENT', devolucion: 'DEV-1', detalle: 'linea', nueva: '1', page: '2' };
  expect(savedPart(search)).toEqual({ status: 'SENT' });
  expect(opened({ status: 'SENT', nueva: 'OP1' }, 'DEV-2')).toEqual({ status: 'SENT', devolucion: 'DEV-2' });
  expect(opened(search, undefined)).toEqual({ status: 'SENT', page: '2' });
});

test('a saved search is named by what it asks', () => {
  expect(labelOf({ view: 'TO_AUTHORIZE', dateRange: 'todo', reasonCode: 'FRAUD', minAmount: '10000' })).toBe(
    'Por autorizar por mí · Todo · Motivo Fraude · Monto ≥ $ 100.00',
  );
});
