import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { HistoryScreen } from './history-screen';
import { fetchAll, fileParts } from './list/export-operations';
import { operationOf } from './operation.fixture';

const ask = { filters: {}, sort: 'date,desc' };
const task = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** A platform of pages of ten. */
function platformWith(operations: readonly object[]): void {
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const data = operations.slice((page - 1) * 10, page * 10);
      return HttpResponse.json({ data, page, size: 10, total: operations.length });
    }),
  );
}

test('an export holds every match once, ids as text and amounts to the cent', async () => {
  platformWith(Array.from({ length: 23 }, (_, index) => operationOf(index + 1)));
  const told: number[] = [];
  const { operations, total } = await fetchAll(ask, { ...task(), onProgress: (rows) => told.push(rows) });
  expect([operations.length, total]).toEqual([23, 23]);
  expect(told).toEqual([10, 20, 23]);
  const [mark, heading, first] = fileParts(
    [{ ...operations[0], orderId: '000123', amount: 29 } as (typeof operations)[number]],
    'csv',
  );
  expect(mark).toBe('\uFEFF');
  expect(heading).toMatch(/^Fecha,Orden,Operación,/);
  expect(first).toMatch(/^26\/11\/2026 04:23:00 PM,"=""000123""",OP000001,.*,0\.29,0\.00,/);
});

test('an export that is asked for part by part follows the cursor, whatever the pages hold by now', async () => {
  const all = Array.from({ length: 25 }, (_, index) => operationOf(index));
  const applied: (string | null)[] = [];
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      applied.push(cursor);
      const from = Number(cursor);
      const next = from + 10 < all.length ? String(from + 10) : null;
      return HttpResponse.json({ data: all.slice(from, from + 10), page: 1, size: 10, total: 25, next });
    }),
  );
  const { operations, total } = await fetchAll(ask, task());
  expect(applied).toEqual(['', '10', '20']);
  expect([operations.length, total]).toEqual([25, 25]);
});

test.each([
  ['fewer than it counted', [[0, 1], [2]], 5, 3],
  ['more than it counted', [[0, 1], [2, 3], [4]], 3, 5],
  [
    'some twice',
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    4,
    4,
  ],
])('a run ends where the platform says, with %s', async (_what, parts, counted, rows) => {
  const applied: (string | null)[] = [];
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      applied.push(cursor);
      const at = Number(cursor);
      const next = at + 1 < parts.length ? String(at + 1) : null;
      return HttpResponse.json({ data: (parts[at] ?? []).map(operationOf), total: counted, next });
    }),
  );
  const { operations } = await fetchAll(ask, task());
  expect(applied).toEqual(['', '1', '2'].slice(0, parts.length));
  expect(operations).toHaveLength(rows);
});

test('a platform without runs that counts more than it gives is asked until nothing new comes', async () => {
  const applied: (string | null)[] = [];
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      applied.push(page);
      return HttpResponse.json({ data: page === '1' ? [operationOf(0), operationOf(1)] : [], total: 5 });
    }),
  );
  const { operations, total } = await fetchAll(ask, task());
  expect(applied).toEqual(['1', '2']);
  expect([operations.length, total]).toEqual([2, 5]);
});

test('a file that lacks operations since the list moved is given, and says how many it has', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => operationOf(index));
  platformWith(rows);
  const { getByRole } = await renderScreen(<HistoryScreen OrderTimeline={() => null} />, '/historial-de-operaciones');
  await getByRole('button', { name: 'Exportar' }).click();
  const dialog = getByRole('dialog', { name: 'Exportar operaciones' });
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      // Three of the first page go while the second is awaited.
      const now = page === 1 ? rows : rows.slice(3);
      return HttpResponse.json({ data: now.slice((page - 1) * 10, page * 10), page, size: 10, total: now.length });
    }),
  );
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(
      /^El archivo tiene 22 de 25 operaciones: las demás no llegaron o cambiaron mientras se exportaba\./,
    );
  expect(saved).toHaveBeenCalledOnce();
  saved.mockRestore();
});

test('unchanged, a file has the members as they came under their own names; personal data is masked in every file', async () => {
  network.use(
    http.get(`${apiBase}/operation`, () =>
      HttpResponse.json({
        data: [
          operationOf(0, {
            orderId: '000123',
            status: 'NEW_CODE',
            promotionCode: 'MAR10',
            errorMessage: 'Tarjeta 4111 1111 1111 1111 rechazada',
            customerEmail: 'ana.lopez@ejemplo.mx',
            customerPhone: '5512345678',
          }),
        ],
        total: 1,
      }),
    ),
  );
  const { operations } = await fetchAll(ask, task());
  const exact = fileParts(operations, 'csv', 'exact');
  expect(exact[0]).toBe('');
  expect(exact[1]).toMatch(/^date,orderId,operationId,channel,.*,threeDSecure,manual,/);
  expect(exact[2]).toMatch(/^2026-11-26T16:23:00-06:00,000123,OP000000,.*,NEW_CODE,.*,MAR10,/);
  for (const file of [exact, fileParts(operations, 'csv'), fileParts(operations, 'json')]) {
    const text = file.join('');
    expect(text).toContain('Tarjeta');
    for (const secret of ['4111 1111 1111 1111', 'ana.lopez@', '5512345678']) expect(text).not.toContain(secret);
  }
});

test('an export asks until all have come from a platform that gives small pages and does not say so', async () => {
  const all = Array.from({ length: 25 }, (_, index) => operationOf(index));
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json({ data: all.slice((page - 1) * 10, page * 10), total: '25' });
    }),
  );
  const { operations, total } = await fetchAll({ filters: {}, sort: 'date,desc' }, task());
  expect([operations.length, total]).toEqual([25, 25]);
});
