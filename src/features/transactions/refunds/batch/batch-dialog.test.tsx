import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { refundOf } from '../refund.fixture';
import { platformWith } from '../refund-platform.fixture';
import { RefundsScreen } from '../refunds-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('ADMINISTRATOR');
  platformWith(refundOf(1));
});
afterEach(sessionCleared);

interface Sent {
  key: string | null;
  dryRun: boolean;
  comment?: string;
  rows: { line: number; operationId: string }[];
}

/** A platform that answers batches; `fate` says why a row is refused, and whether an answer is lost. */
function batches(fate: (row: Sent['rows'][number], sent: Sent) => string | null, lost: (count: number) => boolean) {
  const all: Sent[] = [];
  network.use(
    http.post(`${apiBase}/refund/batch`, async ({ request }) => {
      const sent = { key: request.headers.get('Idempotency-Key'), ...((await request.json()) as Omit<Sent, 'key'>) };
      all.push(sent);
      if (!sent.dryRun && lost(all.filter(({ dryRun }) => !dryRun).length)) return HttpResponse.error();
      const rows = sent.rows.map((row) => {
        const message = fate(row, sent);
        const refundId = message || sent.dryRun ? null : `DEV-261128-00${row.line}`;
        return { line: row.line, ok: message === null, message, refundId, remainingAmount: 34_950 };
      });
      return HttpResponse.json({ batchId: sent.dryRun ? null : 'LOTE-261128-4F2A91', rows });
    }),
  );
  return all;
}

const fileOf = (...lines: string[]) =>
  new File([['Operación;Monto;Motivo', ...lines].join('\r\n')], 'lote.csv', { type: 'text/csv' });

test('every row is looked at before anything is asked for, here and by the platform', async () => {
  const sent = batches(
    ({ operationId }) => (operationId === 'OP2' ? 'El monto es mayor que lo que queda por devolver.' : null),
    () => false,
  );
  const { getByRole, getByText, getByLabelText, router } = await renderScreen(<RefundsScreen />, '/devoluciones');
  await getByRole('button', { name: 'Cargar archivo' }).click();
  expect(router.state.location.search).toEqual({ lote: '1' });
  const file = getByLabelText('Archivo', { exact: true });
  await userEvent.upload(file, fileOf('OP1;mil;Fraude'));
  await expect.element(getByText('1 fila de 1 con errores.', { exact: false })).toBeVisible();
  expect(sent).toEqual([]);
  await getByRole('button', { name: 'Elegir otro archivo' }).click();
  await userEvent.upload(file, fileOf('OP1;249,50;Fraude', 'OP2;999;Otro', 'OP3;x;Otro'));
  const dialog = getByRole('dialog', { name: 'Devoluciones por archivo' });
  await expect.element(dialog.getByText('2 filas de 3 con errores.', { exact: false })).toBeVisible();
  await expect
    .element(dialog.getByRole('listitem').nth(0))
    .toHaveTextContent('Línea 3OP2Otro$ 999.00El monto es mayor que lo que queda por devolver. Quedan $ 349.50.');
  await expect.element(dialog.getByRole('listitem').nth(1)).toHaveTextContent('«x» no es un monto');
  expect(dialog.getByRole('button', { name: /^Solicitar/ }).elements()).toHaveLength(0);
  expect(sent.map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([[true, 2]]);
});

test('what was asked for is asked for once, also over a lost answer and a reload; a mixed outcome is told row by row', async () => {
  // The answer of the first call is lost, and so is that of the question about it; then the page is loaded again.
  const sent = batches(
    ({ operationId }, { dryRun }) => (operationId === 'OP2' && !dryRun ? 'Ya no queda nada por devolver.' : null),
    (count) => count < 3,
  );
  const first = await renderScreen(<RefundsScreen />, '/devoluciones?lote=1');
  await userEvent.upload(first.getByLabelText('Archivo', { exact: true }), fileOf('OP1;249,50;Fraude', 'OP2;100;Otro'));
  await expect.element(first.getByText('2 filas sin errores · $ 349.50')).toBeVisible();
  await first.getByRole('button', { name: 'Solicitar 2 devoluciones' }).click();
  await expect.element(first.getByText('Escribe el comentario que leerá quien autoriza.')).toBeVisible();
  await first.getByLabelText('Comentario para todo el lote').fill('Falla del 27');
  await first.getByRole('button', { name: 'Solicitar 2 devoluciones' }).click();
  await expect.element(first.getByText(/^No sabemos si se hizo/)).toBeVisible();
  await first.unmount();

  const { getByText, getByRole } = await renderScreen(<RefundsScreen />, '/devoluciones?lote=1');
  await expect.element(getByText(/^Se solicitaron 1 de 2 devoluciones en el lote LOTE-261128-4F2A91/)).toBeVisible();
  await expect.element(getByText('Ya no queda nada por devolver.', { exact: false })).toBeVisible();
  const asked = sent.filter(({ dryRun }) => !dryRun);
  expect(asked.map(({ comment }) => comment)).toEqual(['Falla del 27', 'Falla del 27', 'Falla del 27']);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  await getByRole('button', { name: /^Todas 2/ }).click();
  await expect.element(getByText('DEV-261128-002')).toBeVisible();
  await getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => getByRole('dialog').elements()).toHaveLength(0);
});

test('a platform without the call says so, and one by one goes on', async () => {
  network.use(http.post(`${apiBase}/refund/batch`, () => HttpResponse.json({ status: 404 }, { status: 404 })));
  const { getByText, getByLabelText } = await renderScreen(<RefundsScreen />, '/devoluciones?lote=1');
  await userEvent.upload(getByLabelText('Archivo', { exact: true }), fileOf('OP1;1;Fraude'));
  await expect.element(getByText('POST /refund/batch · 404')).toBeVisible();
});
