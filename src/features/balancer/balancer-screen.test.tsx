import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { BalancerScreen } from './balancer-screen';

vi.mock('./change/change-rules', async (original) => ({ ...(await original<object>()), isConfirmed: true }));

const nodeOf = (nodeId: string, more: object = {}) => ({
  ...{ nodeId, name: nodeId, ip: '192.0.2.41', port: 8443, status: 'UP', backup: false, weight: 100 },
  ...{ configuredWeight: 100, requestRate: 40, currentSessions: 100, maxSessions: 300, sessionLimit: 500, queued: 0 },
  ...{ totalRequests: 1000, bytesIn: 1, bytesOut: 1, requestErrors: 0, connectionErrors: 2, responseErrors: 8 },
  ...{ retries: 0, lastChange: '2026-11-27T11:47:58-06:00', downtimeSeconds: 0, checkResult: 'L7OK', version: 'v1' },
  ...more,
});

type Sent = Record<string, unknown>;

/** A platform with one pool; `answers` are those of changes, one after the other. */
function platform(nodes: object[], ...answers: (() => Response)[]) {
  const sent: Sent[] = [];
  const state = { nodes };
  network.use(
    http.get(`${apiBase}/balancer`, () =>
      HttpResponse.json({
        data: [
          { poolId: 'pagos', name: 'pagos', algorithm: 'leastconn', requestRate: 80, errorRate: 0, nodes: state.nodes },
        ],
        away: ['sur'],
        forgetsAtRestart: true,
        generatedAt: '2026-11-27T12:00:00-06:00',
      }),
    ),
    http.put(`${apiBase}/balancer/:pool/node/:node`, async ({ request, params }) => {
      sent.push({ ...((await request.json()) as Sent), node: `${params.pool}/${params.node}` });
      return answers.shift()?.() ?? HttpResponse.json(nodes[0]);
    }),
    http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [] })),
  );
  const become = (next: object[]) => {
    state.nodes = next;
  };
  return { sent, become };
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  forgetTab();
  signedInAs('SOPORTE');
});
afterEach(() => {
  vi.useRealTimers();
  sessionCleared();
});

const open = (url = '/soporte/balanceador') => renderScreen(<BalancerScreen />, url);

test('the last active node is locked before anybody presses it, what is down and unknown is told, filters narrow', async () => {
  platform([
    nodeOf('app-01'),
    nodeOf('app-02', { status: 'DOWN', requestRate: 0 }),
    nodeOf('app-03', { status: 'ODD' }),
  ]);
  const { getByRole, getByText } = await open();
  await expect
    .element(getByText('es el último nodo activo y sus 80.0 peticiones/s quedarían sin destino.'))
    .toBeVisible();
  await expect.element(getByText('No responde: sur. Sus grupos no se muestran hasta que conteste.')).toBeVisible();
  await expect.element(getByText('Único')).toBeVisible();
  await expect.element(getByText('ODD')).toBeVisible();
  await expect.element(getByText(/hasta que el balanceador se reinicie/)).toBeVisible();
  await getByRole('button', { name: 'app-01', exact: true }).click();
  const record = getByRole('complementary', { name: 'app-01' });
  await expect.element(record.getByRole('button', { name: 'Drenar' })).toBeDisabled();
  await expect.element(record.getByText('Es el último nodo activo del grupo: no se puede sacar.')).toBeVisible();
  await record.getByRole('button', { name: 'Cambiar peso' }).click();
  await getByRole('textbox', { name: 'Peso', exact: true }).fill('0');
  await userEvent.tab();
  await expect.element(getByText('Es el último nodo activo: su peso no puede ser 0.')).toBeVisible();
  await getByRole('button', { name: 'Cancelar' }).click();
  await getByRole('button', { name: 'Descartar' }).click();
  await record.getByRole('button', { name: 'Cerrar' }).click();
  await getByRole('button', { name: 'Caído 1' }).click();
  await expect.element(getByRole('button', { name: 'app-01', exact: true })).not.toBeInTheDocument();
  await getByRole('searchbox').fill('nadie');
  await expect.element(getByText('Ningún nodo coincide')).toBeVisible();
  await getByRole('button', { name: 'Limpiar' }).click();
  await expect.element(getByRole('button', { name: 'app-03', exact: true })).toBeVisible();
});

test('a node is drained by its name: what somebody else made of it is compared, a refusal stands in the form, the traffic is compared', async () => {
  const three = [nodeOf('app-01'), nodeOf('app-02'), nodeOf('app-03', { weight: 50 })];
  const drained = nodeOf('app-01', { status: 'DRAIN', requestRate: 0, version: 'v3' });
  const moved = [nodeOf('app-01', { weight: 60, version: 'v2' }), ...three.slice(1)];
  const { sent, become } = platform(
    three,
    () => {
      become(moved);
      return HttpResponse.json(
        { status: 409, message: 'Otro usuario modificó este registro', current: moved[0] },
        { status: 409 },
      );
    },
    () =>
      HttpResponse.json(
        { status: 422, message: 'No se puede.', fields: [{ field: 'status', message: 'No se puede.' }] },
        { status: 422 },
      ),
    () => {
      become([drained, ...three.slice(1)]);
      return HttpResponse.json(drained);
    },
  );
  const entry = { auditId: 'a', date: '2026-11-27T12:06:00-06:00', userName: 'Lucía Luna', action: 'WEIGHT' };
  network.use(http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [{ ...entry, after: { weight: 60 } }] })));
  const { getByRole, getByText } = await open();
  await getByRole('button', { name: 'Drenar app-01' }).click();
  const form = getByRole('dialog', { name: 'Drenar app-01' });
  await expect.element(form.getByRole('row', { name: 'app-02 40.0 % 66.7 %' })).toBeVisible();
  await expect.element(form.getByText('app-02 · 200 de 500 (40.0 %)')).toBeVisible();
  const send = form.getByRole('button', { name: 'Drenar app-01' });
  await form.getByLabelText('Motivo').fill('Versión 4.18');
  await send.click();
  await expect.element(form.getByText('Escribe exactamente app-01.')).toBeVisible();
  expect(sent).toEqual([]);
  await form.getByLabelText('Escribe app-01 para confirmar').fill('app-01');
  await expect.element(form.getByText('Coincide · se pide solo en Producción')).toBeVisible();
  await send.click();
  const conflict = getByRole('dialog', { name: 'app-01 cambió mientras lo tenías abierto' });
  await expect.element(conflict.getByText(/^Lucía Luna lo cambió el 27\/11\/2026/)).toBeVisible();
  await expect.element(conflict.getByText('Activo → Drenando')).toBeVisible();
  await expect.element(conflict.getByText('100 → 60')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(conflict).not.toBeInTheDocument();
  await expect
    .element(form.getByText('Cambió mientras lo tenías abierto: ahora está Activo, con peso 60.'))
    .toBeVisible();
  await expect.element(send).toBeDisabled();
  await expect.element(form.getByLabelText('Motivo')).toHaveValue('Versión 4.18');
  await form.getByRole('button', { name: 'Comparar' }).click();
  await conflict.getByRole('button', { name: 'Drenar app-01' }).click();
  await expect.element(form.getByText('No se puede.')).toBeVisible();
  await send.click();
  await expect.element(getByText('app-01 ya no recibe peticiones nuevas.')).toBeVisible();
  expect(sent.map(({ status, reason, version, node }) => [status, reason, version, node])).toEqual([
    ['DRAIN', 'Versión 4.18', 'v1', 'pagos/app-01'],
    ['DRAIN', 'Versión 4.18', 'v2', 'pagos/app-01'],
    ['DRAIN', 'Versión 4.18', 'v2', 'pagos/app-01'],
  ]);
  const compared = getByRole('region', { name: 'Reparto medido tras el cambio de app-01' });
  await expect.element(compared.getByRole('row', { name: 'app-01 33.3 % 0.0 %' })).toBeVisible();
  await expect.element(getByText('100 sesiones por terminar')).toBeVisible();
});

test('what is taken out may be given an hour, which is told, changed and taken away; why it was missed is told too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00-06:00') });
  const returnsAt = '2026-11-27T18:00:00-06:00';
  const out = nodeOf('app-02', { status: 'MAINT', adminStatus: 'MAINT', returnsAt, returnFault: null, version: 'v2' });
  const late = { ...out, returnFault: 'El balanceador no responde.', version: 'v3' };
  const up = { adminStatus: 'UP', returnsAt: null, returnFault: null };
  const down = nodeOf('app-03', { status: 'DOWN', ...up });
  const others = [nodeOf('app-01', up), down];
  const { sent, become } = platform(
    [...others, nodeOf('app-02', up)],
    () => {
      become([...others, out]);
      return HttpResponse.json(out);
    },
    () => {
      become([...others, { ...late, returnsAt: null, returnFault: null }]);
      return HttpResponse.json({ ...late, returnsAt: null, returnFault: null });
    },
    () => HttpResponse.json({ ...down, adminStatus: 'DRAIN' }),
  );
  const { getByRole, getByText } = await open();
  await getByRole('button', { name: 'app-02', exact: true }).click();
  const record = getByRole('complementary', { name: 'app-02' });
  const act = async (name: string, button: string, returns?: string) => {
    await getByRole('button', { name, exact: true }).click();
    const form = getByRole('dialog');
    await form.getByLabelText('Motivo').fill('Parche');
    if (returns !== undefined) await form.getByLabelText('Reactivar', { exact: true }).selectOptions(returns);
    if (returns === 'A una hora…') await form.getByLabelText('Reactivar el').fill('2026-11-27T18:00');
    await form.getByLabelText(/para confirmar$/).fill(button.replace(/.*(app-0\d).*/, '$1'));
    await form.getByRole('button', { name: button }).click();
    await expect.element(form).not.toBeInTheDocument();
    await getByRole('button', { name: 'Cerrar aviso' }).click();
  };
  await act('Mantenimiento', 'Poner app-02 en mantenimiento', 'A una hora…');
  await expect.element(getByText(/· hasta 06:00:00 PM/).first()).toBeVisible();
  become([...others, late]);
  await getByRole('button', { name: 'Actualizar' }).click();
  await expect.element(getByText('no se reactivó (06:00:00 PM): El balanceador no responde.').first()).toBeVisible();
  await act('Hora de reactivar', 'Reactivar app-02 a mano', 'A mano');
  await expect.element(getByText(/no se reactivó/)).not.toBeInTheDocument();
  await record.getByRole('button', { name: 'Cerrar' }).click();
  await getByRole('button', { name: 'app-03', exact: true }).click();
  await act('Drenar', 'Drenar app-03');
  expect(sent.map(({ status, returnsAt: at, version }) => [status, at, version])).toEqual([
    ['MAINT', '2026-11-27T18:00:00-06:00', 'v1'],
    [undefined, null, 'v3'],
    ['DRAIN', undefined, 'v1'],
  ]);
});

test('a platform without a balancer says so; one that fails keeps what was known', async () => {
  let status = 501;
  network.use(http.get(`${apiBase}/balancer`, () => HttpResponse.json({ status, message: 'x' }, { status })));
  const { getByRole, getByText } = await open();
  await expect.element(getByText('GET /balancer · 501')).toBeVisible();
  status = 503;
  await getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await expect.element(getByText('No se pudo consultar el balanceador.')).toBeVisible();
  platform([nodeOf('app-01')]);
  await getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(getByRole('button', { name: 'app-01', exact: true })).toBeVisible();
  network.use(http.get(`${apiBase}/balancer`, () => HttpResponse.json({ status, message: 'x' }, { status })));
  await getByRole('button', { name: 'Actualizar' }).click();
  await expect.element(getByText('No se pudo actualizar. Los datos son de la última consulta.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'app-01', exact: true })).toBeVisible();
});
