import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { Bell } from './bell/bell';
import { NotificationsScreen } from './notifications-screen';

const delivery = {
  ...{ notificationId: 'NTF-1', date: '2026-11-27T10:00:00-06:00', type: 'WEBHOOK', event: 'pago.confirmado' },
  ...{ orderId: 'ORD-20261127-000001', operationId: null, destination: 'tienda.example.mx', status: 'FAILED' },
  ...{ attemptCount: 1, httpStatus: null, outcome: 'TIMEOUT', delayMs: 15_000, nextAttemptAt: null },
  ...{ errorMessage: 'No contestó a tiempo', updatedAt: '2026-11-27T10:00:15-06:00', actions: ['RESEND'] },
};
const attempt = {
  ...{ number: 1, date: '2026-11-27T10:00:00-06:00', target: 'POST /avisos', outcome: 'ANSWERED', httpStatus: 503 },
  ...{ requestHeaders: [{ name: 'Authorization', value: 'Bearer abcdefghijklmnop' }], durationMs: 15_000 },
  ...{ request: '{"phone":"5512345678","email":"ana@ejemplo.mx","amount":100}', responseHeaders: [], response: 'ups' },
};
const template = {
  ...{ templateId: 'pago.confirmado.SMS', event: 'pago.confirmado', type: 'SMS', subject: null, body: 'Gracias' },
  ...{ variables: ['monto'], version: 1, updatedBy: null, updatedAt: null },
};

const failure = (status: number) => HttpResponse.json({ status, message: 'x' }, { status });
const at = (path: string) => `${apiBase}/notification${path}`;

/** A platform with one delivery and one template; remembers what its list was asked. */
function platform(rows: object[] = [delivery], statusCounts: object = { FAILED: rows.length }) {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(at(''), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ data: rows, page: 1, size: 10, total: rows.length, statusCounts, generatedAt: '' });
    }),
    http.get(at('/events'), () => HttpResponse.json(['pago.confirmado'])),
    http.get(at('/template'), () => HttpResponse.json({ data: [template] })),
    http.get(at('/template/:id'), () => HttpResponse.json({ ...template, versions: [] })),
    http.post(at('/template/:id/preview'), () => HttpResponse.json({ subject: null, body: 'Gracias' })),
    http.get(at('/:id'), () => HttpResponse.json({ ...delivery, attempts: [attempt] })),
    http.get(at('/notice'), () => HttpResponse.json({ data: [], unread: 0 })),
  );
  return asked;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('SOPORTE');
});
afterEach(sessionCleared);

const open = (search = '') => renderScreen(<NotificationsScreen />, `/soporte/notificaciones${search}`);

test('a row, its attempt masked, and its states with counts; what names a person is not searched for', async () => {
  const asked = platform();
  const { getByRole, getByText, getByLabelText } = await open();
  await expect.element(getByRole('cell', { name: 'agotado' })).toBeVisible();
  await getByLabelText('Buscar envíos').fill('ana@ejemplo.mx');
  await getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect.element(getByText(/^Parece un dato personal/)).toBeVisible();
  await getByRole('button', { name: /^Fallida/ }).click();
  await expect.poll(() => asked.at(-1)?.getAll('status')).toEqual(['FAILED']);
  await getByRole('button', { name: 'Ver detalles del envío NTF-1' }).click();
  await expect.element(getByLabelText('Petición')).toBeVisible();
  const text = (getByLabelText('Petición').element() as HTMLTextAreaElement).value;
  expect(text).not.toMatch(/abcdefghijklmnop|5512345678|ana@/);
  expect(text).toContain('"amount": 100');
});

test.each([
  [() => http.get(at(''), () => failure(404)), '', 'La plataforma todavía no ofrece esta parte'],
  [() => http.get(at(''), () => failure(500)), '', 'No se pudieron consultar los envíos.'],
  [
    () => http.get(at('/template'), () => failure(501)),
    '?parte=plantillas',
    'La plataforma todavía no ofrece esta parte',
  ],
  [() => http.get(at('/notice/all'), () => failure(500)), '?parte=avisos', 'No se pudieron consultar los avisos.'],
  [() => http.get(at('/notice/all'), () => HttpResponse.json({ data: [] })), '?parte=avisos', 'Todavía no hay avisos.'],
])('what the platform lacks or fails at is said in its place', async (answer, search, text) => {
  platform();
  network.use(answer());
  const { getByText } = await open(search);
  await expect.element(getByText(text, { exact: true })).toBeVisible();
});

test('sending many again says how many of how many before, and how far it has come after', async () => {
  platform([delivery], { FAILED: 38, QUEUED: 2, DELIVERED: 0 });
  const sent: unknown[] = [];
  const resend = { resendId: 'RNV1-1', total: 20, delivered: 6, failed: 1, pace: 1 };
  network.use(
    http.post(at('/resend'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...resend, done: 7 });
    }),
    http.get(at('/resend/:id'), () => HttpResponse.json({ ...resend, done: 20, delivered: 19 })),
  );
  const { getByRole, getByText, getByLabelText } = await open('?reenviar=1&status=FAILED,QUEUED&dateRange=todo');
  await expect.element(getByText('Los 20 más antiguos de 38; quedarán 18. Máximo 100 por vez.')).toBeVisible();
  await getByLabelText('Límite').fill('101');
  await expect.element(getByText('Escribe un número de 1 a 100.')).toBeVisible();
  await getByLabelText('Límite').fill('20');
  await getByLabelText('Motivo').fill('La tienda se recuperó');
  await getByRole('button', { name: 'Reenviar 20' }).click();
  await expect.element(getByText('20 de 20 reenviados')).toBeVisible();
  expect(sent).toEqual([
    { filters: { status: ['FAILED', 'QUEUED'] }, limit: 20, pace: 1, reason: 'La tienda se recuperó' },
  ]);
});

test('a template that somebody else has changed meanwhile is compared, and what was typed is not lost', async () => {
  platform();
  const current = { ...template, body: 'De otra persona', version: 2, updatedBy: { email: 'x', name: 'Otra Prueba' } };
  const sent: unknown[] = [];
  network.use(
    http.put(at('/template/:id'), async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 });
      return HttpResponse.json({ ...current, body: 'Mío', version: 3 });
    }),
    http.post(at('/template/:id/preview'), () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  const { getByRole, getByText, getByLabelText } = await open('?parte=plantillas&plantilla=pago.confirmado.SMS');
  // What it looks like can be asked for again, beside what is typed.
  await getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(getByRole('region', { name: /^Vista previa/ }).getByText('Gracias')).toBeVisible();
  await getByLabelText('Texto').fill('Mío');
  await getByLabelText('Motivo del cambio').fill('x');
  await getByRole('button', { name: 'Guardar versión 2' }).click();
  const conflict = getByRole('dialog', { name: 'Otro usuario modificó este registro' });
  await conflict.getByRole('radio', { name: /Mío/ }).click();
  await conflict.getByRole('button', { name: 'Guardar como versión 3' }).click();
  await expect.element(getByText('Se guardó la versión 3.')).toBeVisible();
  expect(sent[1]).toMatchObject({ body: 'Mío', version: 2 });
});

test('a variable goes where the caret stands, which is after it then', async () => {
  platform();
  const { getByRole, getByLabelText } = await open('?parte=plantillas&plantilla=pago.confirmado.SMS');
  const text = getByLabelText('Texto');
  await text.fill('Pagaste , gracias');
  (text.element() as HTMLTextAreaElement).setSelectionRange(8, 8);
  await getByRole('button', { name: 'Poner monto' }).click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard(' hoy');
  await expect.element(text).toHaveValue('Pagaste {{monto}} hoy, gracias');
});

test('a count of more than one digit stands in one line on the bell', async () => {
  network.use(http.get(at('/notice'), () => HttpResponse.json({ data: [], unread: 12 })));
  const { getByText } = await renderScreen(<Bell />);
  await expect.element(getByText('9+')).toBeVisible();
  expect(getByText('9+').element().getBoundingClientRect().height).toBe(16);
});

test('the bell counts what is not read, and stops when it was; without notices there is none', async () => {
  let read = false;
  const notice = { noticeId: 'AVI-1', title: 'SPEI', text: 'Tarda', severity: 'WARNING' };
  network.use(
    http.get(at('/notice'), () =>
      HttpResponse.json({
        data: [{ ...notice, validFrom: '', validUntil: '2026-11-28T00:00:00-06:00', read }],
        unread: read ? 0 : 1,
      }),
    ),
    http.put(at('/notice/AVI-1/read'), () => {
      read = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { getByRole } = await renderScreen(<Bell />);
  await getByRole('button', { name: 'Avisos, 1 sin leer' }).click();
  await getByRole('button', { name: 'Marcar como leído' }).click();
  await expect.element(getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();
});
