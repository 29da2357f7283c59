import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { pageOf, refundOf } from './refund.fixture';
import { platformWith } from './refund-platform.fixture';
import { RefundsScreen } from './refunds-screen';

const OWN = { requestedBy: { email: 'mariana.rios@example.mx', name: 'Mariana Ríos' }, actions: ['CANCEL'] };

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

const open = (url = '/devoluciones') => renderScreen(<RefundsScreen />, url);

test('rows, sums of the filter, queues and states with their counts', async () => {
  const asked = platformWith(
    refundOf(1),
    refundOf(2, { status: 'FAILED', errorCode: 'R03', errorMessage: 'Cuenta cerrada', actions: ['RETRY'] }),
  );
  const { getByRole, getByText } = await open();
  await expect.element(getByText('Total de 2 devoluciones en el filtro')).toBeVisible();
  await expect.element(getByText('$ 499.00', { exact: true })).toBeVisible();
  await expect.element(getByText('R03 · Cuenta cerrada')).toBeVisible();
  await getByRole('button', { name: 'Por autorizar por mí 4' }).click();
  await expect.poll(() => asked.at(-1)?.get('view')).toBe('TO_AUTHORIZE');
  // From whatever day it waits.
  expect(asked.at(-1)?.get('dateRange')).toBeNull();
  await getByRole('button', { name: /^Fallida/ }).click();
  await expect.poll(() => asked.at(-1)?.getAll('status')).toEqual(['FAILED']);
});

test.each([
  ['/devoluciones?view=TO_AUTHORIZE&dateRange=todo', 'No hay devoluciones por autorizar.'],
  ['/devoluciones?reasonCode=FRAUD', 'Ninguna devolución coincide con lo que buscas.'],
  ['/devoluciones?dateRange=todo', 'Sin devoluciones'],
])('nothing found at %s', async (url, text) => {
  platformWith();
  const { getByText } = await open(url);
  await expect.element(getByText(text, { exact: true })).toBeVisible();
});

test('a platform without refunds says so in place of the list, and is asked again only when somebody wants it', async () => {
  let calls = 0;
  network.use(
    http.get(`${apiBase}/refund`, () => {
      calls += 1;
      return calls < 2
        ? HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })
        : HttpResponse.json(pageOf([refundOf(1)]));
    }),
  );
  const { getByRole, getByText } = await open();
  await expect.element(getByText('GET /refund · 404')).toBeVisible();
  await expect.element(getByRole('heading', { level: 1, name: 'Devoluciones' })).toBeVisible();
  expect(getByRole('button', { name: 'Nueva devolución' }).elements()).toHaveLength(0);
  expect(calls).toBe(1);
  await getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect.element(getByText('Total de 1 devolución en el filtro')).toBeVisible();
});

test('a failure offers to ask again', async () => {
  platformWith(refundOf(1));
  network.use(http.get(`${apiBase}/refund`, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { getByRole, getByText } = await open();
  await expect.element(getByText('No se pudieron consultar las devoluciones.')).toBeVisible();
  await getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(getByText('Total de 1 devolución en el filtro')).toBeVisible();
});

test('what names a person goes into no address', async () => {
  platformWith(refundOf(1));
  const { getByLabelText, router } = await open();
  await getByLabelText('Buscar devoluciones').fill('ana@example.mx');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByLabelText('Buscar devoluciones')).toHaveAccessibleDescription(/Parece un dato personal/);
  expect(router.state.location.search).toEqual({});
});

test('who asked may not decide, and reads so before pressing', async () => {
  platformWith(refundOf(1, OWN));
  const { getByRole } = await open('/devoluciones?devolucion=DEV-261128-0001');
  const drawer = getByRole('complementary', { name: /DEV-261128-0001/ });
  const approve = drawer.getByRole('button', { name: 'Autorizar $ 249.50' });
  await expect.element(approve).toBeDisabled();
  await expect.element(approve).toHaveAccessibleDescription(/^No puedes autorizar lo que tú solicitaste/);
  await drawer.getByRole('button', { name: 'Cancelar mi solicitud' }).click();
  await getByRole('button', { name: 'Volver sin cancelar' }).click();
  await expect.element(approve).toBeDisabled();
});

test('on a small window there is room to read what is known, and each button is within reach', async () => {
  await page.viewport(320, 480);
  platformWith(refundOf(1, OWN));
  const { getByRole } = await open('/devoluciones?devolucion=DEV-261128-0001');
  const approve = getByRole('button', { name: 'Autorizar $ 249.50' });
  await expect.element(approve).toBeVisible();
  expect(getByRole('tabpanel').element().clientHeight).toBeGreaterThan(150);
  approve.element().scrollIntoView();
  const { left, right, bottom } = approve.element().getBoundingClientRect();
  expect([left >= 0, right <= 320, bottom <= 480]).toEqual([true, true, true]);
});

test('a second try whose answer was lost and that has failed too is known to have been made', async () => {
  const failed = (version: number) => refundOf(1, { status: 'FAILED', version, actions: ['RETRY'] });
  platformWith(failed(3));
  let tries = 0;
  network.use(
    http.post(`${apiBase}/refund/:id/retry`, () => {
      tries += 1;
      network.use(http.get(`${apiBase}/refund/:id`, () => HttpResponse.json(failed(5))));
      return HttpResponse.error();
    }),
  );
  const { getByRole } = await open('/devoluciones?devolucion=DEV-261128-0001');
  const retry = getByRole('button', { name: 'Reintentar $ 249.50' });
  await retry.click();
  await getByRole('dialog').getByRole('button', { name: 'Reintentar $ 249.50' }).click();
  await expect.poll(() => getByRole('dialog').elements()).toHaveLength(0);
  await expect.element(retry).toBeEnabled();
  expect(tries).toBe(1);
});

test('the receipt shuts by itself: the details stay', async () => {
  platformWith(refundOf(1, OWN));
  const { getByRole } = await open('/devoluciones?devolucion=DEV-261128-0001');
  await getByRole('button', { name: 'Comprobante' }).click();
  const receipt = getByRole('dialog', { name: 'Comprobante de devolución' });
  await expect.element(receipt.getByText('No es prueba de pago: la devolución aún no está completada.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(receipt).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Cancelar mi solicitud' })).toBeVisible();
});

test('somebody else authorizes, with the version that was seen', async () => {
  platformWith(refundOf(1));
  const bodies: unknown[] = [];
  network.use(
    http.put(`${apiBase}/refund/:id/approval`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(refundOf(1, { status: 'APPROVED', version: 2, actions: [] }));
    }),
  );
  const { getByRole, getByText } = await open('/devoluciones?devolucion=DEV-261128-0001');
  await getByRole('button', { name: 'Autorizar $ 249.50' }).click();
  await getByRole('dialog', { name: /^Autorizar la devolución/ })
    .getByRole('button', { name: 'Autorizar $ 249.50' })
    .click();
  await expect.element(getByText('Devolución autorizada.')).toBeVisible();
  expect(bodies).toEqual([{ decision: 'APPROVE', comment: '', version: 1 }]);
});

test('somebody else was faster: theirs stands beside mine, and what can no longer be done is given up', async () => {
  platformWith(refundOf(1));
  const current = refundOf(1, {
    status: 'DECLINED',
    version: 2,
    approvedBy: { email: 'lucia@example.mx', name: 'Lucía Luna' },
    decisionComment: 'Ya se abonó',
    actions: [],
  });
  network.use(
    http.put(`${apiBase}/refund/:id/approval`, () => {
      network.use(http.get(`${apiBase}/refund/:id`, () => HttpResponse.json(current)));
      return HttpResponse.json(
        { status: 409, message: 'Otro usuario modificó este registro', current },
        { status: 409 },
      );
    }),
  );
  const { getByRole } = await open('/devoluciones?devolucion=DEV-261128-0001');
  await getByRole('button', { name: 'Autorizar $ 249.50' }).click();
  await getByRole('dialog', { name: /^Autorizar/ })
    .getByRole('button', { name: 'Autorizar $ 249.50' })
    .click();
  const conflict = getByRole('dialog', { name: 'Otro usuario modificó este registro' });
  await expect.element(conflict.getByText('No autorizada', { exact: true })).toBeVisible();
  await expect.element(conflict.getByText('La devolución está en «No autorizada» y ya no lo permite.')).toBeVisible();
  await conflict.getByRole('button', { name: 'Descartar lo mío' }).click();
  await expect.element(getByRole('button', { name: 'Autorizar $ 249.50' })).not.toBeInTheDocument();
});

test('nothing is offered on an outcome that nobody knows but to ask', async () => {
  platformWith(refundOf(1, { status: 'UNKNOWN', actions: ['SYNC'] }));
  network.use(
    http.post(`${apiBase}/refund/:id/sync`, () => HttpResponse.json(refundOf(1, { status: 'COMPLETED', actions: [] }))),
  );
  const { getByRole, getByText } = await open('/devoluciones?devolucion=DEV-261128-0001');
  await getByRole('button', { name: 'Consultar estado' }).click();
  await expect.element(getByText('El proveedor dice: Completada.')).toBeVisible();
  expect(getByRole('button', { name: /^(Autorizar|Reintentar|Cancelar)/ }).elements()).toHaveLength(0);
});
