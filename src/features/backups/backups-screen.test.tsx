import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { BackupsScreen } from './backups-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const nothing = { requestedBy: null, reason: null, errorMessage: null, rowCount: null, file: null, locked: null };
const good = {
  ...{
    backupId: 'RSP-1',
    name: 'redis-20261128-1600',
    source: 'REDIS',
    type: 'FULL',
    trigger: 'SCHEDULED',
    ...nothing,
  },
  ...{ createdAt: ago(2), startedAt: '2026-11-28T16:00:00-06:00', finishedAt: '2026-11-28T16:00:41-06:00' },
  ...{ status: 'COMPLETED', progress: null, sizeBytes: 6_657_199_309, checksum: 'abc', retentionUntil: ago(-160) },
  ...{ usualMs: 39_000, usualBytes: 6_600_000_000, previousBytes: 6_630_000_000, actions: ['VERIFY'] },
  verification: { status: 'GOOD', at: ago(1), message: null },
  locked: 'Es el último respaldo correcto de este origen.',
};
const failed = {
  ...{ ...good, backupId: 'RSP-2', name: 'mysql-20261128-1300', source: 'MYSQL', status: 'FAILED', locked: null },
  ...{ errorMessage: 'Sin espacio en /respaldo', sizeBytes: null, verification: null, actions: ['REPEAT'] },
};
const running = {
  ...{ ...good, backupId: 'RSP-3', name: 'mongo-20261128-1600', source: 'MONGO', status: 'RUNNING', progress: 59 },
  ...{ finishedAt: null, sizeBytes: null, verification: null, locked: null, actions: ['CANCEL'] },
};
const summary = {
  ...{ source: 'REDIS', types: ['FULL'], lastSuccessAt: ago(2), lastSizeBytes: 6_657_199_309, maxAgeHours: 24 },
  ...{
    isLate: false,
    nextRunAt: ago(-1),
    running: null,
    runs: [{ backupId: 'RSP-1', status: 'COMPLETED', at: ago(2) }],
  },
};
const sources = [
  { ...summary, source: 'ATALAYA', lastSuccessAt: null, lastSizeBytes: null, nextRunAt: null, runs: [] },
  { ...summary, source: 'MYSQL', lastSuccessAt: ago(31.2), isLate: true },
  { ...summary, source: 'MONGO', running: { backupId: 'RSP-3', progress: 59 } },
  summary,
];
const pageOf = (data: readonly object[]) => ({
  ...{
    data,
    page: 1,
    size: 10,
    total: data.length,
    sources,
    usedBytes: 3_573_412_790_272,
    capacityBytes: 5_497_558_138_880,
  },
  statusCounts: { QUEUED: 0, RUNNING: 1, COMPLETED: 1, PARTIAL: 0, FAILED: 1, CANCELLED: 0, EXPIRED: 0 },
  generatedAt: ago(0),
});
const schedule = {
  ...{ source: 'MYSQL', everyHours: 8, hour: 5, retentionDays: 30, verifies: false, paused: false },
  ...{ nextRunAt: ago(-1), updatedBy: null, updatedAt: null, version: 1 },
};

/** A platform with these backups; remembers what is asked of the list and what is sent. */
function platform(...data: readonly { backupId: string }[]) {
  const asked: URLSearchParams[] = [];
  const sent: { path: string; body: unknown; key: string | null }[] = [];
  const remember = async (request: Request) => {
    const text = await request.text();
    const key = request.headers.get('Idempotency-Key');
    sent.push({ path: new URL(request.url).pathname.split('/backup')[1] ?? '', body: text && JSON.parse(text), key });
  };
  network.use(
    http.get(`${apiBase}/backup`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(pageOf(data));
    }),
    http.get(`${apiBase}/backup/schedule`, () => HttpResponse.json({ data: [schedule] })),
    http.get(`${apiBase}/backup/:id`, ({ params }) =>
      HttpResponse.json(data.find(({ backupId }) => backupId === params.id)),
    ),
    http.post(`${apiBase}/backup`, async ({ request }) => {
      await remember(request);
      return HttpResponse.json({ ...running, status: 'QUEUED' });
    }),
    http.post(`${apiBase}/backup/:id/cancel`, async ({ request }) => {
      await remember(request);
      return HttpResponse.json({ ...running, status: 'CANCELLED', actions: ['REPEAT'] });
    }),
    http.put(`${apiBase}/backup/schedule/:source`, async ({ request }) => {
      await remember(request);
      return HttpResponse.json(
        { status: 409, message: 'x', current: { ...schedule, version: 2, hour: 4 } },
        { status: 409 },
      );
    }),
  );
  return { asked, sent };
}

const open = (url = '/soporte/backups') => renderScreen(<BackupsScreen />, url);

test('how far a running one is stays in one line where a phone leaves it the least room', async () => {
  await page.viewport(292, 700);
  network.use(http.get(`${apiBase}/backup`, () => HttpResponse.json(pageOf([running]))));
  const { getByText } = await renderScreen(<BackupsScreen />, '/soporte/backups');
  const percent = getByText('59 %', { exact: true });
  await expect.element(percent).toBeVisible();
  expect(percent.element().getBoundingClientRect().height).toBeLessThan(25);
});

test('each source tells its age, its runs and what comes; rows tell duration, size and cause beside what is usual', async () => {
  const { asked } = platform(running, failed, good);
  const { getByRole, getByText } = await open();
  await expect.element(getByText('Un origen lleva más de 24 h sin respaldo correcto')).toBeVisible();
  const cards = getByRole('region', { name: 'Orígenes' });
  await expect.element(cards.getByText('31 h', { exact: true })).toBeVisible();
  await expect.element(cards.getByText('corre ahora, 59 %')).toBeVisible();
  await expect.element(cards.getByText('Nunca', { exact: true })).toBeVisible();
  for (const state of ['Atrasado', 'En curso', 'Al día', 'Sin respaldo'])
    await expect.element(cards.getByText(state, { exact: true })).toBeVisible();
  await expect.element(cards.getByText('de 5 TB, 65 %')).toBeVisible();
  const row = getByRole('row', { name: /redis-20261128-1600/ });
  await expect.element(row.getByText('41 s')).toBeVisible();
  await expect.element(row.getByText('suele 39 s')).toBeVisible();
  await expect.element(row.getByText('+0.4 %')).toBeVisible();
  await expect.element(row.getByText('Íntegro')).toBeVisible();
  await expect.element(getByRole('row', { name: /mysql/ }).getByText('Sin espacio en /respaldo')).toBeVisible();
  await expect
    .element(getByRole('meter', { name: 'Avance de mongo-20261128-1600' }))
    .toHaveAttribute('aria-valuetext', '59 %');
  await getByRole('combobox', { name: 'Origen' }).selectOptions('Redis');
  await expect.poll(() => asked.at(-1)?.get('source')).toBe('REDIS');
  await cards.getByRole('button', { name: 'MySQL' }).click();
  await expect.poll(() => asked.at(-1)?.get('source')).toBe('MYSQL');
});

test('one is asked for where it is needed most, another is cancelled, each once by its key', async () => {
  const { sent } = platform(running, failed, good);
  const { getByRole, getByText } = await open();
  await getByRole('button', { name: 'Respaldar ahora' }).click();
  const dialog = getByRole('dialog', { name: 'Respaldar ahora' });
  await expect.element(dialog.getByLabelText('Origen')).toHaveValue('MYSQL');
  await dialog.getByLabelText('Comentario (opcional)').fill('Antes del cambio');
  await dialog.getByRole('button', { name: 'Respaldar MySQL' }).click();
  await expect.element(getByText('Se pidió el respaldo mongo-20261128-1600.')).toBeVisible();
  await getByRole('button', { name: 'Cancelar mongo-20261128-1600' }).click();
  const cancelling = getByRole('dialog', { name: 'Cancelar mongo-20261128-1600' });
  await cancelling.getByRole('button', { name: 'Cancelar el respaldo' }).click();
  await expect.element(getByText('Respaldo cancelado.')).toBeVisible();
  expect(sent).toEqual([
    {
      path: '',
      body: { source: 'MYSQL', type: 'FULL', reason: 'Antes del cambio' },
      key: expect.stringMatching(/.{8}/),
    },
    { path: '/RSP-3/cancel', body: '', key: expect.stringMatching(/.{8}/) },
  ]);
});

test('one opens beside the list: its facts, that the last good one stays, and no way to restore it from here', async () => {
  platform(good);
  const { getByRole } = await open('/soporte/backups?respaldo=RSP-1');
  const record = getByRole('complementary', { name: /redis-20261128-1600/ });
  await expect.element(record.getByText('abc')).toBeVisible();
  await expect.element(record.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  await expect.element(record.getByText('Es el último respaldo correcto de este origen.')).toBeVisible();
  await expect
    .element(record.getByText('Desde aquí no se restaura nada: lo hace quien opera ese origen.'))
    .toBeVisible();
  expect(record.getByRole('button', { name: /restaurar/i }).elements()).toHaveLength(0);
});

test('a schedule tells itself in words; what somebody else saved meanwhile stands beside it', async () => {
  const { sent } = platform(good);
  const { getByRole, getByText } = await open();
  await getByRole('button', { name: 'Programación' }).click();
  const dialog = getByRole('dialog', { name: 'Programación' });
  await expect
    .element(dialog.getByRole('status').getByText('Cada 8 horas, a partir de las 05:00 AM; se guarda 30 días.'))
    .toBeVisible();
  await dialog.getByLabelText('Se guardan (días)').fill('0');
  await userEvent.tab();
  await expect.element(dialog.getByText('Escribe un número de días de 1 a 3650.')).toBeVisible();
  await dialog.getByLabelText('Se guardan (días)').fill('7');
  await dialog.getByLabelText('Motivo').fill('Menos espacio');
  await dialog.getByRole('button', { name: 'Guardar programación' }).click();
  await expect.element(getByRole('dialog', { name: 'Otro usuario modificó este registro' })).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ retentionDays: 7, everyHours: 8, version: 1, reason: 'Menos espacio' });
  await expect.element(getByText('Otra persona guardó la programación', { exact: false })).toBeVisible();
});

test('nothing yet, a failure, and a platform without the call each say so', async () => {
  platform();
  const { getByRole, getByText, unmount } = await open();
  await expect.element(getByText('Sin respaldos')).toBeVisible();
  await unmount();
  network.use(http.get(`${apiBase}/backup`, () => HttpResponse.json({ status: 500, message: 'x' }, { status: 500 })));
  const broken = await open();
  await expect.element(broken.getByText('No se pudieron consultar los respaldos.')).toBeVisible();
  await broken.unmount();
  network.use(http.get(`${apiBase}/backup`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })));
  await open();
  await expect.element(getByText(/Los respaldos necesitan una consulta que este entorno no tiene/)).toBeVisible();
  expect(getByRole('button', { name: 'Respaldar ahora' }).elements()).toHaveLength(0);
});
