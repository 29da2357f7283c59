import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { writeColumns } from '~/shared/list/columns-button';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { HistoryScreen } from './history-screen';
import { OPERATIONS } from './list/columns';
import { fetchAll, fileParts } from './list/export-operations';
import { operationOf } from './operation.fixture';

beforeEach(() => page.viewport(1440, 900));

const CARD = '5555555555554444';
const SECRETS = [CARD, '5512345678', 'ana.paz@', 'cvv=987'];

const sent = operationOf(1, {
  orderId: '4111111111111111',
  status: 'DENIED',
  errorCode: '51',
  errorMessage: `rechazo pan=${encodeURIComponent(CARD)}&cvv=987`,
  customerPhone: 5512345678,
  customerEmail: 'ana.paz@correo.example.mx',
});

const detail = {
  ...sent,
  attempts: [
    { attemptId: 'A1', status: 'DENIED', errorCode: '51', errorMessage: `{"cvv":"987","pan":"${CARD}"} cvv=987` },
  ],
  events: [
    {
      date: sent.date,
      type: 'CREATED',
      actor: 'ana.paz@correo.example.mx',
      detail: `tel 5512345678 %7B%22pan%22%3A${CARD}`,
    },
  ],
  notes: [{ date: sent.date, author: 'ana.paz@correo.example.mx', text: `pagó con 5555+5555+5555+4444 cvv=987` }],
};

test('what a platform sends in plain is masked in list, details and files; an order id never is (spec 8.1)', async () => {
  network.use(
    http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: [sent], total: 1 })),
    http.get(`${apiBase}/operation/:id`, () => HttpResponse.json(detail)),
  );
  writeColumns(OPERATIONS.choice, ['orderId', 'customerPhone', 'customerEmail', 'error']);
  const { getByRole } = await renderScreen(<HistoryScreen OrderTimeline={() => null} />, '/historial-de-operaciones');
  const row = getByRole('row').nth(1);
  await expect.element(row.getByText('4111111111111111', { exact: true })).toBeVisible();
  await expect.element(row.getByText('•• •••• 5678')).toBeVisible();
  await expect.element(row.getByText('a•••@correo.example.mx')).toBeVisible();
  await expect.element(row.getByText('51 · rechazo pan=555555••••••4444&cvv=•••')).toBeVisible();
  await getByRole('button', { name: 'Ver detalles de la operación OP000001' }).click();
  const drawer = getByRole('complementary');
  await expect.element(drawer.getByText('•• •••• 5678')).toBeVisible();
  for (const tab of ['Línea de tiempo 1', 'Intentos 1', 'Notas 1']) {
    await drawer.getByRole('tab', { name: tab }).click();
    await expect.element(drawer.getByRole('tabpanel', { name: tab }).getByRole('listitem')).toBeVisible();
    for (const secret of SECRETS) expect(document.body.innerHTML, `${secret} in ${tab}`).not.toContain(secret);
    expect(document.body.innerHTML).not.toContain('5555+5555');
  }
  const task = { signal: new AbortController().signal, onProgress: () => undefined };
  const { operations } = await fetchAll({ filters: {}, sort: 'date,desc' }, task);
  for (const [format, form] of [
    ['csv', 'excel'],
    ['csv', 'exact'],
    ['json', 'exact'],
  ] as const) {
    const file = fileParts(operations, format, form).join('');
    expect(file).toContain('4111111111111111');
    for (const secret of SECRETS) expect(file).not.toContain(secret);
  }
});
