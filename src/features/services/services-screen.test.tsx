import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { platformWith, serviceOf } from './services.fixture';
import { ServicesScreen } from './services-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signedInAs('SOPORTE');
});
afterEach(sessionCleared);

const Alerts = ({ sources }: { sources: readonly string[] }) => <p>{`Alertas de ${sources.join()}`}</p>;

const open = (url = '/soporte/servicios') => renderScreen(<ServicesScreen beside={{ Alerts }} />, url);

const neighbour = (serviceId: string, status: string) => ({ serviceId, name: serviceId, status });

const AUTHORIZER = serviceOf('autorizador', {
  ...{ status: 'DEGRADED', certificateDays: 6, since: '2026-11-28T15:28:00-06:00' },
  causes: [neighbour('Adquirente A', 'DOWN')],
  dependsOn: [neighbour('Adquirente A', 'DOWN'), neighbour('mongo-pagos', 'UP')],
  usedBy: [neighbour('portal', 'DEGRADED')],
  incidents: [
    {
      status: 'DOWN',
      startedAt: '2026-11-28T15:28:00-06:00',
      endedAt: null,
      beganEarlier: true,
      message: 'Sin respuesta',
    },
    {
      status: 'DOWN',
      startedAt: '2026-11-28T10:00:00-06:00',
      endedAt: '2026-11-28T10:04:00-06:00',
      message: 'Sin respuesta',
    },
  ],
});

test('rows tell state, beats, answer, availability that is never rounded up, certificate; states and filters ask anew', async () => {
  const asked = platformWith(AUTHORIZER, serviceOf('oxxo', { status: 'INVENTADO', certificateDays: null }));
  const { getByRole, getByText } = await open();
  const row = getByRole('row', { name: /autorizador/ });
  await expect.element(row.getByText('Degradado')).toBeVisible();
  await expect.element(row.getByText('por Adquirente A')).toBeVisible();
  await expect.element(row.getByText('> 99.99 %')).toBeVisible();
  await expect.element(row.getByText('6 d')).toBeVisible();
  await expect.element(row.getByRole('img', { name: 'Últimos 50 latidos: 40 operativos, 10 caídos' })).toBeVisible();
  await expect.element(getByText('INVENTADO')).toBeVisible();
  await getByRole('button', { name: 'Caído 1' }).click();
  await expect.poll(() => asked.at(-1)?.getAll('status')).toEqual(['DOWN']);
  await getByRole('combobox', { name: 'Servidor' }).selectOptions('pagos-qa-01');
  await expect.poll(() => asked.at(-1)?.getAll('server')).toEqual(['pagos-qa-01']);
  expect(asked.at(-1)?.get('sort')).toBe('status,desc');
});

test('the record says why, since when, who hangs on whom, and leads to those', async () => {
  platformWith(AUTHORIZER, serviceOf('mongo-pagos'));
  const { getByRole, getByText, router } = await open('/soporte/servicios?servicio=autorizador');
  const record = getByRole('complementary', { name: 'autorizador' });
  await expect.element(record.getByText('Coincide con Adquirente A.')).toBeVisible();
  await expect.element(record.getByText('Alertas de autorizador')).toBeVisible();
  await expect.element(record.getByText('abierto desde hace más de 24 h')).toBeVisible();
  await expect.element(record.getByText('duró 4 min 0 s')).toBeVisible();
  await expect
    .element(record.getByRole('img', { name: /^Necesitan a autorizador/ }))
    .toHaveAccessibleName(
      'Necesitan a autorizador: portal (Degradado). autorizador depende de Adquirente A (Caído), mongo-pagos (Operativo). ' +
        'autorizador falla por Adquirente A (Caído). Por autorizador fallan portal (Degradado).',
    );
  await expect.element(getByText('Historial de cambios')).toBeVisible();
  await record.getByRole('button', { name: 'mongo-pagos' }).click();
  await expect.element(getByRole('complementary', { name: 'mongo-pagos' })).toBeVisible();
  expect(router.state.location.href).toContain('servicio=mongo-pagos');
});

test('checked now, planned, and what somebody else planned meanwhile is told before it is replaced', async () => {
  const sent: unknown[] = [];
  const window = {
    ...{ from: '2026-11-28T15:00:00-06:00', to: '2026-11-28T16:00:00-06:00', reason: 'Cambio', by: 'Ana Prueba' },
    ...{ open: true, version: 3 },
  };
  platformWith(serviceOf('oxxo'));
  network.use(
    http.post(`${apiBase}/service/oxxo/check`, () => HttpResponse.json(serviceOf('oxxo', { status: 'DOWN' }))),
    http.post(`${apiBase}/service/oxxo/maintenance`, async ({ request }) => {
      sent.push(await request.json());
      const taken = serviceOf('oxxo', { status: 'MAINTENANCE', maintenance: window });
      return sent.length === 1
        ? HttpResponse.json({ status: 409, message: 'x', current: taken }, { status: 409 })
        : HttpResponse.json(taken);
    }),
  );
  const { getByRole, getByText } = await open('/soporte/servicios?servicio=oxxo');
  await getByRole('button', { name: 'Verificar ahora' }).click();
  await expect.element(getByText('Verificado: Caído.')).toBeVisible();
  await getByRole('button', { name: 'Mantenimiento', exact: true }).click();
  const dialog = getByRole('dialog', { name: 'Ventana de mantenimiento' });
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect.element(dialog.getByText('Escribe el motivo.')).toBeVisible();
  await dialog.getByLabelText('Motivo').fill('Cambio de certificado');
  await dialog.getByRole('button', { name: 'Programar' }).click();
  await expect.element(dialog.getByText(/^Ahora hay otra ventana, de Ana Prueba/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(getByText('Ventana guardada. Sus alertas callan mientras dura.')).toBeVisible();
  expect(sent).toMatchObject([{ reason: 'Cambio de certificado' }, { reason: 'Cambio de certificado', version: 3 }]);
  expect(sent[0]).not.toHaveProperty('version');
});

test('who may only read has no act, and a platform without services says so in place of the list', async () => {
  signedInAs('TELCEL');
  platformWith(serviceOf('oxxo', { actions: [] }));
  const { getByRole, getByText } = await open('/soporte/servicios?servicio=oxxo');
  await expect
    .element(getByRole('link', { name: 'Trazas' }))
    .toHaveAttribute('href', expect.stringContaining('services=oxxo'));
  expect(getByRole('button', { name: 'Verificar ahora' }).elements()).toHaveLength(0);
  for (const name of ['Mantenimiento', 'Programar mantenimiento'])
    expect(getByRole('button', { name, exact: true }).elements()).toHaveLength(0);
  expect(getByText('Historial de cambios').elements()).toHaveLength(0);
  await getByRole('button', { name: 'Cerrar' }).click();
  network.use(http.get(`${apiBase}/service`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })));
  await getByRole('combobox', { name: 'Tipo' }).selectOptions('BANK');
  await expect.element(getByText('GET /service · 404')).toBeVisible();
});
