import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { BackupsScreen } from './backups-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

const schedule = {
  ...{ source: 'MYSQL', everyHours: 8, hour: 5, retentionDays: 30, verifies: false, paused: false },
  ...{ nextRunAt: '2026-11-28T21:00:00-06:00', updatedBy: null, updatedAt: null, version: 1 },
};

/** A platform with one source and no backup of it. */
function platform() {
  const source = { source: 'MYSQL', types: ['FULL'], lastSuccessAt: null, isLate: false, running: null, runs: [] };
  const counts = { QUEUED: 0, RUNNING: 0, COMPLETED: 0, PARTIAL: 0, FAILED: 0, CANCELLED: 0, EXPIRED: 0 };
  network.use(
    http.get(`${apiBase}/backup`, () =>
      HttpResponse.json({ data: [], page: 1, size: 10, total: 0, sources: [source], statusCounts: counts }),
    ),
  );
}

test('what the platform says of a field when it is asked again what happened stands at that field', async () => {
  platform();
  network.use(http.post(`${apiBase}/backup`, () => HttpResponse.error()));
  const { getByRole } = await renderScreen(<BackupsScreen />, '/soporte/backups');
  await getByRole('button', { name: 'Respaldar ahora' }).click();
  const dialog = getByRole('dialog', { name: 'Respaldar ahora' });
  await dialog.getByLabelText('Comentario (opcional)').fill('Antes del cambio');
  await dialog.getByRole('button', { name: /^Respaldar / }).click();
  const ask = dialog.getByRole('button', { name: 'Preguntar qué pasó' });
  await expect.element(ask).toBeVisible();
  const fields = [{ field: 'source', message: 'Ya corre uno de este origen.' }];
  network.use(
    http.post(`${apiBase}/backup`, () => HttpResponse.json({ status: 422, message: 'x', fields }, { status: 422 })),
  );
  await ask.click();
  const source = dialog.getByLabelText('Origen');
  await expect.element(source).toHaveAccessibleDescription('Ya corre uno de este origen.');
  await expect.element(source).toHaveFocus();
  await expect.element(dialog.getByLabelText('Comentario (opcional)')).toHaveValue('Antes del cambio');
});

test.each([
  ['nothing to plan', { data: [] }, 200, 'No hay orígenes que programar.'],
  ['an answer that is none', {}, 200, 'La plataforma respondió, pero su respuesta no se puede leer.'],
  ['a failure', {}, 500, 'No se pudo consultar la programación.'],
  ['no such call', {}, 501, 'GET /backup/schedule · 501'],
])('%s is said in the dialog of schedules, which can ask again', async (_what, body, status, told) => {
  platform();
  network.use(http.get(`${apiBase}/backup/schedule`, () => HttpResponse.json(body, { status })));
  const { getByRole } = await renderScreen(<BackupsScreen />, '/soporte/backups');
  await getByRole('button', { name: 'Programación' }).click();
  const dialog = getByRole('dialog', { name: 'Programación' });
  await expect.element(dialog.getByText(told)).toBeVisible();
  network.use(http.get(`${apiBase}/backup/schedule`, () => HttpResponse.json({ data: [schedule] })));
  await dialog.getByRole('button', { name: /^Reintentar$|^Comprobar de nuevo$/ }).click();
  await expect.element(dialog.getByLabelText('Se guardan (días)')).toHaveValue('30');
});
