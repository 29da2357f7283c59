import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { UsersScreen } from './users-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signedInAs('ADMINISTRATOR');
});
afterEach(sessionCleared);

const DATE = '2026-11-27T12:00:00-06:00';

const userOf = (userId: string, more: object = {}) => ({
  ...{ userId, email: `${userId}@example.mx`, name: userId, lastName: 'Prueba', job: 'Caja', role: 'SOPORTE' },
  ...{ status: 'ACTIVE', changePassword: false, lastAccess: DATE, createdAt: DATE, invitedUntil: null },
  ...{ failedAttempts: 0, sessions: 2, version: 3, isSelf: false, locked: {} },
  ...{ actions: ['EDIT', 'ROLE', 'RESET', 'END_SESSIONS', 'DISABLE'], ...more },
});

/** A platform with these accounts; remembers what its list was asked. */
function platformWith(...users: ReturnType<typeof userOf>[]) {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(`${apiBase}/user`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const statusCounts = { INVITED: 2, ACTIVE: 9, BLOCKED: 1, DISABLED: 2 };
      return HttpResponse.json({
        data: users,
        page: 1,
        size: 10,
        total: users.length,
        statusCounts,
        generatedAt: DATE,
      });
    }),
    http.get(`${apiBase}/user/:id`, ({ params }) =>
      HttpResponse.json(users.find(({ userId }) => userId === params.id)),
    ),
  );
  return asked;
}

const open = (url = '/usuarios') => renderScreen(<UsersScreen />, url);

test('rows tell who, role, state and last access; an e-mail goes into no address', async () => {
  const asked = platformWith(userOf('ana', { status: 'BLOCKED', failedAttempts: 10 }), userOf('eva', { isSelf: true }));
  const { getByRole, getByText, router } = await open();
  await expect.element(getByText('14 personas · 2 invitaciones sin aceptar')).toBeVisible();
  await expect.element(getByRole('row', { name: /ana Prueba.*Bloqueado.*10 intentos fallidos/ })).toBeVisible();
  await expect.element(getByRole('row', { name: /eva Prueba \(tú\).*tu rol lo cambia otra persona/ })).toBeVisible();
  await getByRole('searchbox', { name: 'Buscar usuarios' }).fill('ana@example.mx');
  await getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect.poll(() => asked.at(-1)?.get('q')).toBe('ana');
  expect(router.state.location.href).not.toContain('example.mx');
  await getByRole('button', { name: /^Inactivo/ }).click();
  await expect.poll(() => asked.at(-1)?.get('status')).toBe('DISABLED');
});

test('another role says what is gained and lost; what somebody else made of it meanwhile is told first', async () => {
  const sent: unknown[] = [];
  const current = userOf('ana', { role: 'TELCEL', version: 4 });
  platformWith(userOf('ana'));
  network.use(
    http.put(`${apiBase}/user/ana`, async ({ request }) => {
      sent.push(await request.json());
      platformWith(current);
      return sent.length === 1
        ? HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 })
        : HttpResponse.json(userOf('ana', { role: 'FINANZAS', version: 5, sessions: 0 }));
    }),
  );
  const { getByRole, getByText } = await open('/usuarios?usuario=ana');
  await getByRole('button', { name: 'Cambiar rol' }).click();
  const dialog = getByRole('dialog', { name: 'Cambiar rol' });
  await dialog.getByLabelText('Rol nuevo').selectOptions('FINANZAS');
  await expect.element(dialog.getByRole('row', { name: 'Alertas Actuar − Sin acceso' })).toBeVisible();
  await expect.element(dialog.getByText('Sus 2 sesiones abiertas se cierran al guardar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar a Finanzas' }).click();
  await expect.element(dialog.getByText('Escribe el motivo.')).toBeVisible();
  await dialog.getByLabelText('Motivo').fill('Pasa a conciliación');
  await dialog.getByRole('button', { name: 'Cambiar a Finanzas' }).click();
  await expect.element(dialog.getByText(/ahora su rol es Telcel/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar a Finanzas' }).click();
  await expect.element(getByText('Ahora su rol es Finanzas.')).toBeVisible();
  expect(sent).toMatchObject([
    { role: 'FINANZAS', version: 3 },
    { role: 'FINANZAS', version: 4 },
  ]);
});

test('data that two changed at once are put together, and what one may not do to oneself says why', async () => {
  const sent: unknown[] = [];
  platformWith(userOf('ana', { actions: ['EDIT'], locked: { ROLE: 'Tu rol lo cambia otra persona.' } }));
  network.use(
    http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [{ userName: 'Eva Paz', date: DATE }] })),
    http.put(`${apiBase}/user/ana`, async ({ request }) => {
      sent.push(await request.json());
      const current = userOf('ana', { job: 'Tesorería', version: 4 });
      return sent.length === 1
        ? HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 })
        : HttpResponse.json({ ...current, name: 'Anita', version: 5 });
    }),
  );
  const { getByRole, getByText } = await open('/usuarios?usuario=ana');
  const locked = getByRole('button', { name: 'Cambiar rol' });
  await expect.element(locked).toBeDisabled();
  await expect.element(locked).toHaveAccessibleDescription('Tu rol lo cambia otra persona.');
  await getByRole('button', { name: 'Editar datos' }).click();
  const dialog = getByRole('dialog', { name: 'Editar datos' });
  await dialog.getByLabelText('Nombre').fill('Anita');
  await dialog.getByLabelText('Motivo').fill('Así firma');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(getByText('Caja → Tesorería')).toBeVisible();
  await getByRole('button', { name: 'Guardar como versión 5' }).click();
  await expect.element(getByText('Datos guardados.')).toBeVisible();
  expect(sent[1]).toMatchObject({ name: 'Anita', job: 'Tesorería', reason: 'Así firma', version: 4 });
});

test('somebody new is asked for whole, and a letter that did not go is said; a platform without accounts says so', async () => {
  const sent: unknown[] = [];
  platformWith(userOf('ana'));
  network.use(
    http.post(`${apiBase}/user`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...userOf('leo', { status: 'INVITED' }), mailed: false });
    }),
  );
  const { getByRole, getByText } = await open('/usuarios?nuevo=1');
  const dialog = getByRole('dialog', { name: 'Nuevo usuario' });
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect.element(dialog.getByText('Elige un rol.')).toBeVisible();
  const fill = { Correo: 'leo@example.mx', Nombre: 'Leo', Apellido: 'Paz', Puesto: 'Caja' };
  for (const [label, text] of Object.entries(fill)) await dialog.getByLabelText(label, { exact: true }).fill(text);
  await dialog.getByLabelText('Rol').selectOptions('FINANZAS');
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect.element(getByText(/el correo no salió/)).toBeVisible();
  expect(sent).toEqual([{ email: 'leo@example.mx', name: 'Leo', lastName: 'Paz', job: 'Caja', role: 'FINANZAS' }]);
  network.use(http.get(`${apiBase}/user`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })));
  await getByRole('combobox', { name: 'Rol' }).selectOptions('TELCEL');
  await expect.element(getByText('GET /user · 404')).toBeVisible();
});
