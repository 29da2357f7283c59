import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { AlertsScreen } from './alerts-screen';

const alert = {
  ...{ alertId: 'a-1', ruleId: 'R1', name: 'Disco casi lleno', severity: 'CRITICAL', sourceType: 'server' },
  ...{ source: 'pagos-02', metric: 'disk.used', unit: '%', value: 94, threshold: 90, comparison: 'ABOVE' },
  ...{ startedAt: '2026-11-27T12:00:00-06:00', endedAt: null, status: 'ACTIVE', assignee: null, reason: null },
  ...{ silencedUntil: null, eventCount: 1, version: 1, actions: ['TAKE', 'SILENCE'], samples: [], notes: [] },
};

/** A platform with these groups; remembers how an alert was changed. */
function platformWith(alerts: object[]) {
  const changes: unknown[] = [];
  const group = { sourceType: 'server', source: 'pagos-02', severity: 'CRITICAL', startedAt: alert.startedAt };
  const groups = alerts.length > 0 ? [{ ...group, count: alerts.length, alerts }] : [];
  network.use(
    http.get(`${apiBase}/alert/group`, () =>
      HttpResponse.json({
        ...{ data: groups, page: 1, size: 25, total: groups.length, alertCount: alerts.length },
        ...{ lastStartedAt: '2026-11-27T12:00:00-06:00', statusCounts: { ACTIVE: alerts.length }, severityCounts: {} },
      }),
    ),
    http.get(`${apiBase}/alert/:id`, () => HttpResponse.json(alert)),
    http.get(`${apiBase}/trace/count`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })),
    http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: [], total: 38 })),
    http.put(`${apiBase}/alert/:id/status`, async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json({ ...alert, status: 'ACKNOWLEDGED', version: 2, actions: ['RELEASE'] });
    }),
  );
  return changes;
}

test('an alert is opened and taken by the keyboard, with a reason; its links tell how many are there, where the platform counts them', async () => {
  signedInAs('SOPORTE');
  const changes = platformWith([alert]);
  await renderScreen(<AlertsScreen />, '/soporte/alertas');
  await expect.element(page.getByText('1 activa en 1 origen')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /pagos-02/, expanded: true })).toHaveTextContent('1 alerta');
  await userEvent.keyboard('j{Enter}');
  const drawer = page.getByRole('complementary', { name: 'Disco casi lleno' });
  await expect.element(drawer.getByText('> 90 %')).toBeVisible();
  await expect.element(drawer.getByRole('link', { name: 'Operaciones (38)' })).toBeVisible();
  await expect.element(drawer.getByRole('link', { name: 'Trazas', exact: true })).toBeVisible();
  await userEvent.keyboard('a');
  await userEvent.type(page.getByLabelText('Motivo'), 'La reviso');
  await page.getByRole('dialog', { name: 'Atender la alerta' }).getByRole('button', { name: 'Atender' }).click();
  await expect.element(page.getByText('La alerta está a tu nombre.')).toBeVisible();
  expect(changes).toEqual([{ status: 'ACKNOWLEDGED', reason: 'La reviso', version: 1 }]);
});

test("what somebody else did meanwhile stands beside one's own, and one press takes theirs or keeps one's own (spec 17.5)", async () => {
  signedInAs('SOPORTE');
  platformWith([alert]);
  const current = {
    ...{ ...alert, status: 'SILENCED', version: 4, reason: 'Reinicio en curso' },
    ...{ silencedUntil: '2026-11-27T18:00:00-06:00', assignee: { email: 'lucia@example.mx', name: 'Lucía Luna' } },
    notes: [{ noteId: '1', date: '2026-11-27T12:05:00-06:00', author: null, text: 'x' }],
  };
  const changes: unknown[] = [];
  const entry = { auditId: 'a', date: '2026-11-27T12:06:00-06:00', userName: 'Lucía Luna', action: 'SILENCE' };
  network.use(
    http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [entry] })),
    http.put(`${apiBase}/alert/:id/status`, async ({ request }) => {
      const sent = (await request.json()) as { version: number };
      changes.push(sent);
      if (sent.version === 4) return HttpResponse.json({ ...current, status: 'ACKNOWLEDGED', version: 5, actions: [] });
      return HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 });
    }),
  );
  await renderScreen(<AlertsScreen />, '/soporte/alertas?alerta=a-1');
  await page.getByRole('button', { name: 'Atender' }).click();
  await userEvent.type(page.getByLabelText('Motivo'), 'La reviso');
  const dialog = page.getByRole('dialog', { name: 'Atender la alerta' });
  await dialog.getByRole('button', { name: 'Atender' }).click();
  const conflict = page.getByRole('dialog', { name: 'Otro usuario modificó este registro' });
  await expect.element(conflict.getByText(/Lucía Luna guardó la 4/)).toBeVisible();
  await expect.element(conflict.getByText(/«Reinicio en curso».*«La reviso»/)).toBeVisible();
  await expect.element(conflict.getByText('0 notas → 1 nota')).toBeVisible();
  const save = conflict.getByRole('button', { name: 'Guardar como versión 5' });
  await expect.element(save).toBeDisabled();
  await expect.element(conflict.getByRole('radio', { name: /^Silenciada hasta .* · Lucía Luna/ })).toBeVisible();
  await conflict.getByRole('button', { name: 'Seguir editando' }).click();
  await expect.element(page.getByLabelText('Motivo')).toHaveValue('La reviso');
  await dialog.getByRole('button', { name: 'Atender' }).click();
  await conflict.getByRole('radio', { name: /^Atendida · / }).click();
  await save.click();
  await expect.element(page.getByText('La alerta está a tu nombre.')).toBeVisible();
  expect(changes).toEqual([1, 1, 4].map((version) => ({ status: 'ACKNOWLEDGED', reason: 'La reviso', version })));
});

test('what can no longer be done to an alert can only be given up', async () => {
  signedInAs('SOPORTE');
  platformWith([alert]);
  const current = { ...alert, status: 'RESOLVED', endedAt: '2026-11-27T12:10:00-06:00', version: 2, actions: ['NOTE'] };
  network.use(
    http.put(`${apiBase}/alert/:id/status`, () =>
      HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 }),
    ),
  );
  await renderScreen(<AlertsScreen />, '/soporte/alertas?alerta=a-1');
  await page.getByRole('button', { name: 'Atender' }).click();
  await userEvent.type(page.getByLabelText('Motivo'), 'La reviso');
  await page.getByRole('dialog', { name: 'Atender la alerta' }).getByRole('button', { name: 'Atender' }).click();
  await expect.element(page.getByText('Ya está resuelta: lo que ibas a hacer ya no se puede.')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar lo mío' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('of two who change a rule, what only one changed is kept and nothing is overwritten unseen (spec 17.5)', async () => {
  signedInAs('SOPORTE');
  platformWith([]);
  const rule = {
    ...{ ruleId: 'R1', name: 'Disco', metric: 'disk.used', comparison: 'ABOVE', threshold: 90, hysteresis: 5 },
    ...{ durationSeconds: 60, severity: 'WARNING', sources: [], recipients: [], quietFrom: null, quietUntil: null },
    ...{ isEnabled: true, updatedBy: null, updatedAt: '2026-11-27T12:00:00-06:00', version: 3 },
  };
  const lucia = { email: 'lucia@example.mx', name: 'Lucía Luna' };
  const current = { ...rule, threshold: 95, severity: 'CRITICAL', updatedBy: lucia, version: 4 };
  const metrics = [{ metric: 'disk.used', label: 'Disco lleno', unit: '%', comparison: 'ABOVE' }];
  const sent: unknown[] = [];
  network.use(
    http.get(`${apiBase}/alert/rule`, () => HttpResponse.json({ data: [rule], metrics, editable: true })),
    http.put(`${apiBase}/alert/rule/R1`, async ({ request }) => {
      const body = (await request.json()) as { version: number };
      sent.push(body);
      if (body.version === 4) return HttpResponse.json({ ...rule, ...body, version: 5 });
      return HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 });
    }),
  );
  await renderScreen(<AlertsScreen />, '/soporte/alertas?vista=reglas');
  await page.getByRole('button', { name: 'Editar la regla Disco' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar regla' });
  await userEvent.fill(dialog.getByLabelText('Límite'), '80');
  await userEvent.fill(dialog.getByLabelText('Duración (s)'), '120');
  await dialog.getByRole('button', { name: 'Guardar regla' }).click();
  const conflict = page.getByRole('dialog', { name: 'Otro usuario modificó este registro' });
  await expect.element(conflict.getByText('Advertencia → Crítica')).toBeVisible();
  await conflict.getByRole('radio', { name: /^80/ }).click();
  await conflict.getByRole('button', { name: 'Guardar como versión 5' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ version: 4, threshold: 80, durationSeconds: 120, severity: 'CRITICAL' });
});

test('none is active: that, and when the last one began; who only reads has no new rule', async () => {
  signedInAs('TELCEL');
  platformWith([]);
  await renderScreen(<AlertsScreen />, '/soporte/alertas');
  await expect.element(page.getByText('No hay alertas activas.')).toBeVisible();
  await expect.element(page.getByText(/La última empezó el 27\/11\/2026/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Nueva regla' }).elements()).toHaveLength(0);
});

test.each([
  ['alert/group', 404, '', 'GET /alert/group · 404'],
  ['alert/group', 500, '', 'Reintentar'],
  ['alert/group', 404, '?vista=historial', 'Ninguna alerta coincide con los filtros.'],
  ['alert', 404, '?vista=historial', 'GET /alert · 404'],
  ['alert/rule', 501, '?vista=reglas', 'GET /alert/rule · 501'],
  ['alert/a-1', 501, '?alerta=a-1', 'Comprobar de nuevo'],
])('a platform that answers GET %s with %i, on alerts%s: %s', async (path, status, search, said) => {
  signedInAs('SOPORTE');
  platformWith([alert]);
  network.use(http.get(`${apiBase}/alert`, () => HttpResponse.json({ data: [], total: 0 })));
  network.use(http.get(`${apiBase}/${path}`, () => HttpResponse.json({ status, message: 'x' }, { status })));
  await renderScreen(<AlertsScreen />, `/soporte/alertas${search}`);
  await expect.element(page.getByText(said)).toBeVisible();
});
