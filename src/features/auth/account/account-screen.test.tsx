import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentUser, sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { changePreferences, PREFERENCES_KEY } from '~/shared/storage/preferences';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signInLucia } from '../login/sign-in.fixture';
import { AccountScreen } from './account-screen';
import { answerOwnAccount } from './own-account.fixture';

beforeEach(() => {
  sessionCleared();
  answerOwnAccount();
});
afterEach(sessionCleared);

describe('Datos', () => {
  const rowsOf = (region: Element) =>
    [...region.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  test('says who one is and when the session ends', async () => {
    signInLucia();
    const { getByRole } = await renderScreen(<AccountScreen />);
    await expect.element(getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible();
    await expect.element(getByRole('button', { name: 'Editar mis datos' })).toBeEnabled();
    expect(rowsOf(getByRole('region', { name: 'Datos' }).element())).toEqual([
      ['Nombre', 'Lucía'],
      ['Apellido', 'Mora'],
      ['Puesto', 'Analista'],
      ['Correo', 'lucia.mora@example.mx'],
      ['Rol', 'FINANZAS'],
      ['Fin de sesión', '15/01/2031 12:05:09 PM'],
      ['Cuenta creada', '27/11/2026 10:00:00 AM'],
      ['Último acceso', '27/11/2026 10:00:00 AM'],
    ]);
  });

  test('name and job are changed, here and in the session; what somebody else changed is chosen first', async () => {
    signInLucia();
    const { getByRole, getByText, getByLabelText } = await renderScreen(<AccountScreen />);
    const edit = getByRole('button', { name: 'Editar mis datos' });
    await edit.click();
    const dialog = getByRole('dialog', { name: 'Editar mis datos' });
    await expect.element(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await getByLabelText('Puesto').fill('Jefa de turno');
    network.use(
      http.put(
        `${apiBase}/account`,
        () =>
          HttpResponse.json({ current: { name: 'Lucía', lastName: 'Mora', job: 'Caja', version: 5 } }, { status: 409 }),
        { once: true },
      ),
    );
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(getByText('Caja', { exact: true }).first()).toBeVisible();
    await getByRole('button', { name: 'Seguir editando' }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(getByText('Tus datos se guardaron.')).toBeVisible();
    await expect.element(getByRole('region', { name: 'Datos' })).toHaveTextContent('PuestoJefa de turno');
    expect(currentUser()).toMatchObject({ name: 'Lucía', job: 'Jefa de turno' });
  });

  test('the end of the session follows the format of the hour', async () => {
    signInLucia({ tokenExpiration: 1_926_266_709 });
    const { getByText } = await renderScreen(<AccountScreen />);
    await expect.element(getByText('15/01/2031 12:05:09 PM', { exact: true })).toBeVisible();
    changePreferences({ hourFormat: 24 });
    await expect.element(getByText('15/01/2031 12:05:09', { exact: true })).toBeVisible();
  });

  test.each([null, 'pronto', '2031-01-15T18:05:09'])(
    'an end that nobody knows (%j) is ---',
    async (tokenExpiration) => {
      network.use(http.get(`${apiBase}/account`, () => HttpResponse.json({ status: 501 }, { status: 501 })));
      signInLucia({ tokenExpiration, job: '', role: ' ' });
      const { getByRole } = await renderScreen(<AccountScreen />);
      const shown = rowsOf(getByRole('region', { name: 'Datos' }).element());
      expect(Object.fromEntries(shown)).toMatchObject({ 'Fin de sesión': '---', Puesto: '---', Rol: '---' });
    },
  );
});

test.each([
  ['SOPORTE', 9],
  ['FINANZAS', 8],
])('Atajos de teclado lists what the keyboard does for %s', async (role, rows) => {
  signInLucia({ role });
  const { getByRole } = await renderScreen(<AccountScreen />);
  const table = getByRole('table', { name: 'Atajos de teclado' });
  await expect.element(table.getByRole('row', { name: 'Ir a Logs' })).toHaveTextContent('g y luego l');
  await expect.element(table.getByRole('row', { name: 'Buscar' })).toHaveTextContent('Ctrl + K o ⌘ + K');
  expect(table.getByRole('row').elements()).toHaveLength(rows);
  // Where the role may not go no key leads either.
  expect(table.getByRole('row', { name: 'Ir a Monitoreo' }).elements()).toHaveLength(rows - 8);
});

test('who must change the password sees that part alone, and why', async () => {
  signInLucia({ changePassword: true });
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  await expect.element(getByText('Debes cambiar tu contraseña para continuar.')).toBeVisible();
  await expect.element(getByRole('region', { name: 'Contraseña' })).toBeVisible();
  expect(getByRole('region').elements()).toHaveLength(1);
});

test('Sesiones: this one is marked and stays; another is closed after a question, all others at once', async () => {
  const { closed } = answerOwnAccount();
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  const region = getByRole('region', { name: 'Sesiones' });
  const rows = region.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('Chrome en LinuxEsta sesión');
  expect(rows.nth(0).getByRole('button').elements()).toHaveLength(0);
  await getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }).click();
  expect(closed).toEqual([]);
  await getByRole('dialog', { name: 'Cerrar esa sesión' }).getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(getByText('La sesión se cerró.')).toBeVisible();
  await expect.element(rows.nth(2)).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toHaveTextContent('Equipo desconocido');
  await region.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  const dialog = getByRole('dialog', { name: 'Cerrar las demás sesiones' });
  await expect.element(dialog.getByText('Se cierra 1 sesión; en ese equipo habrá que entrar otra vez.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect.element(rows.nth(1)).not.toBeInTheDocument();
  expect(closed).toEqual(['b', 'others']);
});

test('Actividad reciente: what failed from where, what one did to what, the rest when it is wanted', async () => {
  signInLucia();
  const { getByRole } = await renderScreen(<AccountScreen />);
  const region = getByRole('region', { name: 'Actividad reciente' });
  const rows = region.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('Intento fallido de entrarFirefox en Linux · 203.0.113.0/24');
  await expect.element(rows.nth(1)).toHaveTextContent('AutorizasteDevolución · DEV-1');
  expect(rows.elements()).toHaveLength(8);
  await region.getByRole('button', { name: 'Ver los 11 más recientes' }).click();
  await expect.element(rows.nth(10)).toHaveTextContent('Entraste');
  // What was pressed is still there: nobody who works with keys is sent elsewhere.
  await expect.element(region.getByRole('button', { name: 'Ver menos' })).toHaveFocus();
  await region.getByRole('button', { name: 'Ver menos' }).click();
  expect(rows.elements()).toHaveLength(8);
});

test.each([
  ['FINANZAS', ['Avisos internos'], 1],
  ['SOPORTE', ['Alertas', 'Avisos internos'], 0],
])('Avisos: %s chooses of what the role is told, and it is kept at once', async (role, names, reports) => {
  signInLucia({ role });
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  const region = getByRole('region', { name: 'Avisos', exact: true });
  await expect.element(region.getByLabelText('Avisos internos')).toHaveDisplayValue('Todos');
  expect(
    region
      .getByRole('combobox')
      .elements()
      .map((one) => (one as HTMLSelectElement).labels[0]?.textContent),
  ).toEqual(names);
  const own = region.getByRole('checkbox', { name: 'Avisarme cuando un reporte mío esté listo' });
  expect(own.elements()).toHaveLength(reports);
  await region.getByLabelText('Avisos internos').selectOptions('Solo críticos');
  await expect.element(getByText('Tus avisos se guardaron.')).toBeVisible();
  await expect.element(region.getByLabelText('Avisos internos')).toHaveDisplayValue('Solo críticos');
});

test('Preferencias: those of another machine are offered, and what is chosen here is kept with the account', async () => {
  window.localStorage.removeItem(PREFERENCES_KEY);
  signInLucia();
  const own = answerOwnAccount({ density: 'compact', hourFormat: 24 });
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  await getByRole('button', { name: 'Usar las de mi cuenta' }).click();
  await expect.element(getByText('También están guardadas con tu cuenta, para tus otros equipos.')).toBeVisible();
  await expect.element(getByRole('radio', { name: 'Compacta' })).toBeChecked();
  (getByRole('radio', { name: 'AM/PM' }).element() as HTMLInputElement).click();
  await expect.poll(() => own.kept()).toMatchObject({ density: 'compact', hourFormat: 12 });
  window.localStorage.removeItem(PREFERENCES_KEY);
});

test('Avisos: what could not be kept is said, and the choice is as it was', async () => {
  signInLucia();
  network.use(http.put(`${apiBase}/account/preference`, () => HttpResponse.json({ status: 422 }, { status: 422 })));
  const { getByRole } = await renderScreen(<AccountScreen />);
  const region = getByRole('region', { name: 'Avisos', exact: true });
  const own = region.getByRole('checkbox', { name: 'Avisarme cuando un reporte mío esté listo' });
  await own.click();
  await expect.element(region.getByRole('alert')).toBeVisible();
  await expect.element(own).toBeChecked();
});

test('what fails or is lacking is said in its own part, and the rest of the screen stands', async () => {
  const answer = (path: string, status: number) =>
    http.get(`${apiBase}/account/${path}`, () => HttpResponse.json({ status, message: 'x' }, { status }));
  network.use(answer('session', 501), answer('activity', 500), answer('preference', 404));
  signInLucia();
  const { getByRole, getByText } = await renderScreen(<AccountScreen />);
  await expect.element(getByText('GET /account/session · 501')).toBeVisible();
  await expect.element(getByText('GET /account/preference · 404')).toBeVisible();
  await expect.element(getByText('No se pudo consultar tu actividad.')).toBeVisible();
  await expect.element(getByRole('region', { name: 'Contraseña' })).toBeVisible();
  answerOwnAccount();
  await getByRole('region', { name: 'Actividad reciente' }).getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(getByText('Intento fallido de entrar')).toBeVisible();
});
