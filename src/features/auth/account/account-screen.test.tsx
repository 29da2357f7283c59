import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionCleared } from '~/session/session-store';
import { changePreferences } from '~/shared/storage/preferences';
import { renderScreen } from '~/testing/render-screen';
import { signInLucia } from '../login/sign-in.fixture';
import { AccountScreen } from './account-screen';

beforeEach(sessionCleared);
afterEach(sessionCleared);

describe('Datos', () => {
  const rowsOf = (region: Element) =>
    [...region.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  test('says who one is and when the session ends', async () => {
    signInLucia();
    const { getByRole } = await renderScreen(<AccountScreen />);
    await expect.element(getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible();
    expect(rowsOf(getByRole('region', { name: 'Datos' }).element())).toEqual([
      ['Nombre', 'Lucía'],
      ['Apellido', 'Mora'],
      ['Puesto', 'Analista'],
      ['Correo', 'lucia.mora@example.mx'],
      ['Rol', 'FINANZAS'],
      ['Fin de sesión', '15/01/2031 12:05:09 PM'],
    ]);
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
