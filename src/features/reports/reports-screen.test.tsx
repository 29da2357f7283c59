import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ReportsScreen } from './reports-screen';

const column = (id: string, label: string, kind: string) => ({ id, label, kind });
const type = {
  ...{ type: 'CHANNELS', label: 'Resumen por canal', description: 'Monto por canal', note: null },
  ...{ filters: ['channel'], groupings: ['channel'] },
  columns: [
    column('channel', 'Canal', 'text'),
    column('count', 'Operaciones', 'count'),
    column('amount', 'Cobrado', 'money'),
  ],
};
const preview = {
  ...{ expectedRows: 1, groupBy: 'channel', generatedAt: '2026-11-27T12:00:00-06:00' },
  groups: [
    {
      ...{ key: 'WEB', currency: 'MXN', rowCount: 1, values: { count: 3, amount: 150_050 } },
      rows: [{ channel: 'WEB', count: 3, amount: 150_050, currency: 'MXN' }],
    },
  ],
  totals: [{ currency: 'MXN', rowCount: 1, values: { count: 3, amount: 150_050 } }],
};
const failed = {
  ...{
    reportId: 'REP-1',
    name: 'Operaciones, noviembre del 2026',
    type: 'OPERATIONS',
    format: 'CSV',
    status: 'FAILED',
  },
  ...{ dateRange: '2026-11-01_2026-11-30', filters: {}, columns: [], recipients: [], scheduleId: null, rowCount: 0 },
  ...{ requestedBy: { email: 'a@ejemplo.mx', name: 'Ana' }, createdAt: '2026-11-27T12:00:00-06:00', sizeBytes: 0 },
  ...{ finishedAt: null, expiresAt: null, expectedRows: null, errorMessage: 'No se pudo preparar.' },
};

function platform(answers: { types?: number; preview?: object; reports?: object[] } = {}) {
  const answer = (status: number, body: object) => HttpResponse.json(body, { status });
  network.use(
    http.get(`${apiBase}/report/types`, () => answer(answers.types ?? 200, { data: [type] })),
    http.post(`${apiBase}/report/preview`, () => HttpResponse.json(answers.preview ?? preview)),
    http.get(`${apiBase}/operation/channels`, () => HttpResponse.json(['WEB'])),
    http.get(`${apiBase}/report/schedule`, () => answer(500, {})),
    http.get(`${apiBase}/report`, () =>
      HttpResponse.json({ data: answers.reports ?? [], page: 1, size: 20, total: answers.reports?.length ?? 0 }),
    ),
  );
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('FINANZAS');
});
afterEach(sessionCleared);

const open = (url = '/reportes') => renderScreen(<ReportsScreen />, url);

test('a preview has its groups, their sums and the total of the period; without rows nothing can be made', async () => {
  platform();
  const screen = await open();
  await expect.element(screen.getByRole('row', { name: 'Total del periodo 3 $ 1,500.50' })).toBeVisible();
  await expect.element(screen.getByText('Se espera 1 fila')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Generar' })).toBeEnabled();
  platform({ preview: { ...preview, expectedRows: 0, groups: [], totals: [] } });
  await screen.getByLabelText('Canal', { exact: true }).selectOptions('WEB');
  await expect.element(screen.getByText('Sin filas')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Generar' })).toBeDisabled();
});

test('what the platform lacks is no failure; what fails says so in its part; a broken report tells why', async () => {
  platform({ types: 404, reports: [failed] });
  const screen = await open();
  await expect.element(screen.getByText('GET /report/types · 404')).toBeVisible();
  await screen.getByRole('tab', { name: 'Mis reportes' }).click();
  await expect.element(screen.getByText('No se pudo preparar.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Descargar/ })).not.toBeInTheDocument();
  await screen.getByRole('tab', { name: 'Programados' }).click();
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('who asks again for the own reports has their number in the tab too', async () => {
  platform({ reports: [failed] });
  network.use(http.get(`${apiBase}/report`, () => HttpResponse.json({}, { status: 500 })));
  const screen = await open('/reportes?tab=mios');
  await expect.element(screen.getByText('No se pudieron obtener los reportes.')).toBeVisible();
  platform({ reports: [failed] });
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Mis reportes 1' })).toBeVisible();
});

test('a report that still stands was not removed, whatever the platform calls it', async () => {
  platform({ reports: [failed] });
  const gone = vi.fn(() => HttpResponse.json({ status: 404, message: 'Not found' }, { status: 404 }));
  network.use(http.delete(`${apiBase}/report/:id`, gone));
  const screen = await open('/reportes?tab=mios');
  await screen.getByRole('button', { name: /^Eliminar/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Eliminar el reporte' });
  await dialog.getByRole('button', { name: /^Eliminar/ }).click();
  await expect.element(dialog.getByText('Esta plataforma todavía no ofrece esta acción.')).toBeVisible();
  platform();
  await dialog.getByRole('button', { name: /^Eliminar/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(gone).toHaveBeenCalledTimes(2);
});

test.each([
  ['mios', 'report', 'GET /report · 501'],
  ['programados', 'report/schedule', 'GET /report/schedule · 501'],
])('the part %s without its call is no failure either', async (tab, path, told) => {
  platform();
  network.use(http.get(`${apiBase}/${path}`, () => HttpResponse.json({ status: 501 }, { status: 501 })));
  const screen = await open(`/reportes?tab=${tab}`);
  await expect.element(screen.getByText(told)).toBeVisible();
  platform();
  await screen.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
});

test('why nothing can be planned is said where the catalogue is missing, and it can be asked for again', async () => {
  platform({ types: 500 });
  network.use(http.get(`${apiBase}/report/schedule`, () => HttpResponse.json({ data: [] })));
  const screen = await open('/reportes?tab=programados');
  await expect.element(screen.getByText(/^No se pudo obtener el catálogo/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Programar reporte' })).toBeDisabled();
  network.use(http.get(`${apiBase}/report/types`, () => HttpResponse.json({ data: [type] })));
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('button', { name: 'Programar reporte' })).toBeEnabled();
  await expect.element(screen.getByText(/^No se pudo obtener el catálogo/)).not.toBeInTheDocument();
});

test('what is looked at is planned with the same filters, columns and format', async () => {
  platform();
  let sent: object | undefined;
  network.use(
    http.post(`${apiBase}/report/schedule`, async ({ request }) => {
      sent = (await request.json()) as object;
      return HttpResponse.json({ status: 500, message: 'x' }, { status: 422 });
    }),
  );
  const screen = await open('/reportes?canal=WEB&formato=XLSX&columnas=channel');
  await screen.getByRole('button', { name: 'Programar', exact: true }).click();
  await screen.getByLabelText('Nombre', { exact: true }).fill('Canal web');
  await screen.getByLabelText('Destinatarios').fill('ana@ejemplo.mx');
  await screen.getByRole('dialog').getByRole('button', { name: 'Programar' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject({
      name: 'Canal web',
      filters: { channel: ['WEB'] },
      columns: ['channel'],
      format: 'XLSX',
    });
});

test('a schedule that somebody else has changed meanwhile is compared, and saved over theirs only as chosen', async () => {
  platform();
  const plan = {
    ...{ scheduleId: 'PRG-1', name: 'Cierre', type: 'CHANNELS', filters: {}, columns: [], format: 'CSV', hour: 6 },
    ...{ frequency: 'DAILY', weekday: null, monthDay: null, recipients: ['ana@ejemplo.mx'], paused: false },
    ...{ nextRunAt: null, lastRunAt: null, lastReport: null, createdBy: { email: 'a@ejemplo.mx', name: 'Ana' } },
    ...{ updatedAt: '2026-11-27T12:00:00-06:00', version: 1 },
  };
  const theirs = { ...plan, hour: 9, paused: true, version: 2 };
  const sent: { version: number; hour: number; name: string; paused: boolean }[] = [];
  network.use(
    http.get(`${apiBase}/report/schedule`, () => HttpResponse.json({ data: [plan] })),
    http.put(`${apiBase}/report/schedule/PRG-1`, async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number];
      sent.push(body);
      if (body.version !== 2)
        return HttpResponse.json({ status: 409, message: 'Cambió', current: theirs }, { status: 409 });
      return HttpResponse.json({ ...theirs, ...body, version: 3 });
    }),
  );
  const screen = await open();
  await screen.getByRole('tab', { name: 'Programados' }).click();
  await screen.getByRole('button', { name: 'Editar Cierre' }).click();
  await screen.getByLabelText('Nombre', { exact: true }).fill('Cierre diario');
  await screen.getByLabelText('Hora', { exact: true }).selectOptions('7');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  const conflict = screen.getByRole('dialog', { name: 'Otro usuario modificó este registro' });
  await expect.element(conflict.getByText('Otra persona guardó la 2')).toBeVisible();
  await conflict.getByRole('radio').nth(0).click();
  await conflict.getByRole('button', { name: 'Guardar como versión 3' }).click();
  await expect.element(screen.getByText('Se guardaron los cambios.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ name: 'Cierre diario', hour: 9, paused: true, version: 2 });

  const entry = { auditId: '1', date: plan.updatedAt, userName: 'Ana', action: 'EDIT', reason: null, ip: null };
  const [before, after] = [1, 2].map((version) => ({
    hour: 5 + version,
    columns: version === 1 ? ['count'] : [],
    version,
  }));
  network.use(http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [{ ...entry, before, after }] })));
  await screen.getByRole('button', { name: 'Historial de cambios de Cierre' }).click();
  const changes = screen.getByRole('dialog', { name: 'Historial de cambios de Cierre' });
  await expect.element(changes.getByText('lo cambió')).toBeVisible();
  await expect.element(changes.getByRole('row', { name: 'Hora 06:00 07:00' })).toBeVisible();
  await expect.element(changes.getByRole('row', { name: 'Columnas Operaciones' })).toBeVisible();

  await changes.getByRole('button', { name: 'Cerrar' }).click();
  network.use(
    http.get(`${apiBase}/report/schedule`, () => HttpResponse.json({ data: [] })),
    http.delete(`${apiBase}/report/schedule/PRG-1`, () => HttpResponse.json({})),
  );
  await screen.getByRole('button', { name: 'Eliminar Cierre' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  // A notice goes with whoever gave it: not with the row that is gone.
  await expect.element(screen.getByRole('button', { name: 'Eliminar Cierre' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Se eliminó la programación.')).toBeVisible();
});
