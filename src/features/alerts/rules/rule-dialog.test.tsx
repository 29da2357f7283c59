import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { AlertsScreen } from '../alerts-screen';

beforeEach(() => {
  forgetTab();
  signedInAs('SOPORTE');
});
afterEach(forgetTab);

const rule = {
  ...{ ruleId: 'R1', name: 'Disco', metric: 'disk.used', comparison: 'ABOVE', threshold: 90, hysteresis: 5 },
  ...{ durationSeconds: 60, severity: 'WARNING', sources: [], recipients: [], quietFrom: null, quietUntil: null },
  ...{ isEnabled: true, updatedBy: null, updatedAt: '2026-11-27T12:00:00-06:00', version: 3 },
};
const metrics = [{ metric: 'disk.used', label: 'Disco lleno', unit: '%', comparison: 'ABOVE' }];
const url = `${apiBase}/alert/rule`;

/** A platform with these rules, whose answers to changes are lost; remembers each change. */
function platformWith(...rules: object[]) {
  const state = { rules };
  const sent: string[] = [];
  const lost = (become: (body: object) => object[]) => async (call: { request: Request }) => {
    const { method } = call.request;
    sent.push(method);
    state.rules = become(method === 'DELETE' ? {} : ((await call.request.json()) as object));
    return HttpResponse.error();
  };
  network.use(
    http.get(`${apiBase}/alert/group`, () => HttpResponse.json({ data: [], total: 0 })),
    http.get(url, () => HttpResponse.json({ data: state.rules, metrics, editable: true })),
  );
  return {
    sent,
    /** @param become what the rules are once a change has come */
    losing: (become: (body: object) => object[]) =>
      network.use(
        http.post(url, lost(become)),
        http.put(`${url}/R1`, lost(become)),
        http.delete(`${url}/R1`, lost(become)),
      ),
  };
}

const open = () => renderScreen(<AlertsScreen />, '/soporte/alertas?vista=reglas');
const notDone = page.getByText('La plataforma no lo recibió y nada cambió. Puedes intentarlo de nuevo.');

async function writeNew() {
  await open();
  await page.getByRole('button', { name: 'Nueva regla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva regla' });
  await userEvent.fill(dialog.getByLabelText('Nombre'), 'Disco\tde pagos');
  await userEvent.fill(dialog.getByLabelText('Límite'), '85');
  await userEvent.fill(dialog.getByLabelText('Servidores o servicios'), 'pagos-02, pagos-01');
  await dialog.getByRole('button', { name: 'Crear regla' }).click();
  return dialog;
}

test('a new rule whose answer is lost is looked for, not made twice', async () => {
  const { sent, losing } = platformWith(rule);
  losing((body) => [
    rule,
    { ...rule, ...body, name: 'Disco de pagos', sources: ['pagos-01', 'pagos-02'], ruleId: 'R2', version: 1 },
  ]);
  const dialog = await writeNew();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Editar la regla Disco de pagos' })).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('a new rule that did not come is told as not made, and stays as it was written', async () => {
  const { sent, losing } = platformWith(rule);
  losing(() => [rule]);
  const dialog = await writeNew();
  await expect.element(notDone).toBeVisible();
  await expect.element(dialog.getByLabelText('Límite')).toHaveValue('85');
  expect(sent).toEqual(['POST']);
});

test.each([
  ['one made it', {}, true],
  ['somebody else did', { threshold: 70 }, false],
])('a change whose answer is lost is done where the next version says that %s', async (_, theirs, isDone) => {
  const { sent, losing } = platformWith(rule);
  losing((body) => [{ ...rule, ...body, ...theirs, version: 4 }]);
  await open();
  await page.getByRole('button', { name: 'Editar la regla Disco' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar regla' });
  await userEvent.fill(dialog.getByLabelText('Límite'), '80');
  await dialog.getByRole('button', { name: 'Guardar regla' }).click();
  if (isDone) await expect.element(dialog).not.toBeInTheDocument();
  else await expect.element(notDone).toBeVisible();
  expect(sent).toEqual(['PUT']);
});

test('a rule whose end was not answered is removed where it is no longer listed', async () => {
  const { sent, losing } = platformWith(rule);
  losing(() => []);
  await open();
  await page.getByRole('button', { name: 'Editar la regla Disco' }).click();
  await page.getByRole('dialog', { name: 'Editar regla' }).getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog', { name: 'Eliminar la regla' }).getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Todavía no hay reglas.')).toBeVisible();
  expect(sent).toEqual(['DELETE']);
});

test('a rule that was left half written is there again', async () => {
  platformWith(rule);
  await open();
  await page.getByRole('button', { name: 'Nueva regla' }).click();
  const name = page.getByRole('dialog', { name: 'Nueva regla' }).getByLabelText('Nombre');
  await userEvent.fill(name, 'Disco de pagos');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Salir y conservar' }).click();
  await expect.element(name).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Nueva regla' }).click();
  await expect.element(name).toHaveValue('Disco de pagos');
});
