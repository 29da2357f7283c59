import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { keepFocus } from '~/shared/ui/keep-focus';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { pageOf, refundOf } from '../refund.fixture';
import { platformWith } from '../refund-platform.fixture';
import { RefundsScreen } from '../refunds-screen';

const OWN = { requestedBy: { email: 'mariana.rios@example.mx', name: 'Mariana Ríos' }, actions: ['CANCEL'] };

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

test('several are authorized by a call each: what was done, what somebody changed and what nobody knows is told', async () => {
  platformWith(refundOf(1), refundOf(2), refundOf(3, { version: 4 }), refundOf(4, OWN));
  const sent: unknown[] = [];
  network.use(
    http.put(`${apiBase}/refund/:id/approval`, async ({ params, request }) => {
      sent.push([params.id, await request.json()]);
      if (params.id === 'DEV-261128-0001')
        return HttpResponse.json(refundOf(1, { status: 'APPROVED', version: 2, actions: [] }));
      if (params.id === 'DEV-261128-0003') return HttpResponse.error();
      const current = refundOf(2, { status: 'DECLINED', version: 2, actions: [] });
      return HttpResponse.json({ status: 409, message: 'Otro usuario', current }, { status: 409 });
    }),
  );
  const { getByRole, getByText, getByLabelText } = await renderScreen(<RefundsScreen />, '/devoluciones');
  const select = (number: number) =>
    getByRole('checkbox', { name: `Seleccionar la devolución DEV-261128-000${number}` }).click();
  for (const number of [1, 2, 3, 4]) await select(number);
  const bar = getByRole('region', { name: 'Devoluciones seleccionadas' });
  await expect.element(bar.getByText('4 seleccionadas', { exact: false })).toBeVisible();
  // One of them is one's own.
  expect(bar.getByRole('button', { name: /^Autorizar|^Cancelar/ }).elements()).toHaveLength(0);
  await select(4);
  await expect.element(bar.getByRole('button', { name: 'No autorizar 3' })).toBeVisible();
  await bar.getByRole('button', { name: 'Autorizar 3', exact: true }).click();
  const dialog = getByRole('dialog', { name: 'Autorizar 3 devoluciones' });
  await expect.element(dialog.getByText('Suman $ 748.50.', { exact: false })).toBeVisible();
  await getByLabelText('Comentario (opcional)').fill('Revisadas');
  // The third is asked about, and not even that is answered.
  network.use(http.get(`${apiBase}/refund/DEV-261128-0003`, () => HttpResponse.error()));
  await dialog.getByRole('button', { name: 'Autorizar 3' }).click();
  await expect.element(getByText('1 hecha · 1 no se hizo · 1 sin respuesta')).toBeVisible();
  const rows = dialog.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('Ahora está en «Autorizada».');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('Otra persona la cambió: ahora está en «No autorizada». No se hizo.');
  await expect.element(rows.nth(2)).toHaveTextContent('No sabemos si se hizo');
  expect(sent).toEqual([
    ['DEV-261128-0001', { decision: 'APPROVE', comment: 'Revisadas', version: 1 }],
    ['DEV-261128-0002', { decision: 'APPROVE', comment: 'Revisadas', version: 1 }],
    ['DEV-261128-0003', { decision: 'APPROVE', comment: 'Revisadas', version: 4 }],
  ]);
  // Asked again, it says what became of it; it is not sent twice.
  const now = refundOf(3, { status: 'SENT', approvedBy: OWN.requestedBy, version: 6, actions: [] });
  network.use(http.get(`${apiBase}/refund/DEV-261128-0003`, () => HttpResponse.json(now)));
  await dialog.getByRole('button', { name: 'Preguntar qué pasó' }).click();
  await expect.element(rows.nth(2)).toHaveTextContent('Ahora está en «Enviada».');
  expect(sent).toHaveLength(3);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('what is done goes on in sight once the list, filtered, holds none of them any more', async () => {
  const left = [refundOf(1), refundOf(2)];
  platformWith(...left);
  network.use(
    http.get(`${apiBase}/refund`, () => HttpResponse.json(pageOf(left))),
    http.put(`${apiBase}/refund/:id/approval`, ({ params }) => {
      const [at, number] = params.id === 'DEV-261128-0001' ? [0, 1] : [left.length - 1, 2];
      left.splice(at, 1);
      return HttpResponse.json(refundOf(number, { status: 'APPROVED', version: 2, actions: [] }));
    }),
  );
  const { getByRole } = await renderScreen(<RefundsScreen />, '/devoluciones');
  for (const number of [1, 2])
    await getByRole('checkbox', { name: `Seleccionar la devolución DEV-261128-000${number}` }).click();
  await getByRole('button', { name: 'Autorizar 2', exact: true }).click();
  const dialog = getByRole('dialog', { name: 'Autorizar 2 devoluciones' });
  await dialog.getByRole('button', { name: 'Autorizar 2', exact: true }).click();
  await expect.poll(() => document.querySelectorAll('table').length).toBe(0);
  await expect.element(dialog.getByText('2 hechas')).toBeVisible();
  expect(dialog.getByText('Ahora está en «Autorizada».').elements()).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the focus comes back to where the dialog was opened, though its act is no longer allowed', async () => {
  const stop = keepFocus();
  const seen = [refundOf(1), refundOf(2)];
  platformWith(...seen);
  const { getByRole, getByText } = await renderScreen(<RefundsScreen />, '/devoluciones');
  for (const number of [1, 2])
    await getByRole('checkbox', { name: `Seleccionar la devolución DEV-261128-000${number}` }).click();
  await getByRole('button', { name: 'Autorizar 2', exact: true }).click();
  const dialog = getByRole('dialog', { name: 'Autorizar 2 devoluciones' });
  await expect.element(dialog).toBeVisible();
  const decided = seen.map((refund) => ({ ...refund, status: 'DECLINED', actions: [] }));
  network.use(http.get(`${apiBase}/refund`, () => HttpResponse.json(pageOf(decided))));
  document.querySelector<HTMLElement>('button[aria-label="Actualizar"]')?.click();
  await expect.poll(() => getByText('No autorizada').elements().length).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const bar = getByRole('region', { name: 'Devoluciones seleccionadas' });
  await expect.poll(() => bar.element().contains(document.activeElement)).toBe(true);
  stop();
});

test('what waits for more than a day says so in its row', async () => {
  const date = '2026-11-20T10:00:00-06:00';
  platformWith(
    refundOf(1, { date }),
    refundOf(2, { date: new Date().toISOString() }),
    refundOf(3, { date, status: 'SENT' }),
  );
  const { getByText, getByRole } = await renderScreen(<RefundsScreen />, '/devoluciones');
  await expect.element(getByRole('row').nth(1)).toHaveTextContent(/SolicitadaEspera más de 24 h/);
  expect(getByText('Espera más de 24 h', { exact: true }).elements()).toHaveLength(1);
  await expect.element(getByRole('button', { name: /^Más de 24 h 2/ })).toBeVisible();
});
