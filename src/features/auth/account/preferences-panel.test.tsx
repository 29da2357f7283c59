import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changePreferences, PREFERENCES_KEY, readPreferences } from '~/shared/storage/preferences';
import { renderScreen } from '~/testing/render-screen';
import { PreferencesPanel } from './preferences-panel';

const open = (role = 'SOPORTE') => renderScreen(<PreferencesPanel role={role} />);

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

test('starts with the defaults', async () => {
  const { getByRole, getByLabelText } = await open();
  for (const name of ['Sistema', 'Cómoda', 'AM/PM']) {
    await expect.element(getByRole('radio', { name })).toBeChecked();
  }
  await expect.element(getByLabelText('Pantalla inicial')).toHaveDisplayValue('Dashboard');
  await expect.element(getByLabelText('Intervalo de actualización')).toHaveDisplayValue('No actualizar');
});

test.each([
  ['Tema', 'Oscuro', { theme: 'dark' }],
  ['Tema', 'Claro', { theme: 'light' }],
  ['Densidad', 'Compacta', { density: 'compact' }],
  ['Formato de hora', '24 h', { hourFormat: 24 }],
])('%s: %s is kept at once', async (group, name, kept) => {
  const { getByRole } = await open();
  const choice = getByRole('group', { name: group }).getByRole('radio', { name });
  (choice.element() as HTMLInputElement).click();
  await expect.element(choice).toBeChecked();
  expect(readPreferences()).toMatchObject(kept);
});

test('the arrows move between the choices of a group', async () => {
  const { getByRole } = await open();
  (getByRole('radio', { name: 'Cómoda' }).element() as HTMLInputElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getByRole('radio', { name: 'Compacta' })).toBeChecked();
  await expect.element(getByRole('radio', { name: 'Compacta' })).toHaveFocus();
});

test('the example is written in the chosen format', async () => {
  const { getByText, getByRole } = await open();
  await expect.element(getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/)).toBeVisible();
  (getByRole('radio', { name: '24 h' }).element() as HTMLInputElement).click();
  await expect.element(getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeVisible();
});

test('screens of the role may be the first one', async () => {
  const { getByLabelText, unmount } = await open('FINANZAS');
  const select = getByLabelText('Pantalla inicial');
  const titles = () => [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(titles()).not.toContain('Monitoreo');
  await select.selectOptions('Logs');
  expect(readPreferences().startScreen).toBe('/logs');
  await unmount();
  const again = await open('SOPORTE');
  await expect.element(again.getByLabelText('Pantalla inicial')).toHaveDisplayValue('Logs');
});

test('a start screen that the role may not open shows the dashboard', async () => {
  changePreferences({ startScreen: '/usuarios' });
  const { getByLabelText } = await open();
  await expect.element(getByLabelText('Pantalla inicial')).toHaveDisplayValue('Dashboard');
});

test.each([
  ['Cada 5 s', 5],
  ['Cada 60 s', 60],
  ['No actualizar', 0],
])('%s is kept as %i', async (label, seconds) => {
  changePreferences({ refreshSeconds: 15 });
  const { getByLabelText } = await open();
  await getByLabelText('Intervalo de actualización').selectOptions(label);
  expect(readPreferences().refreshSeconds).toBe(seconds);
});

test('Restaurar preferencias takes every choice back and says so', async () => {
  changePreferences({ theme: 'dark', density: 'compact', hourFormat: 24, startScreen: '/logs', refreshSeconds: 60 });
  const { getByRole, getByText, getByLabelText } = await open();
  await getByRole('button', { name: 'Restaurar preferencias' }).click();
  await expect.element(getByText('Se restauraron las preferencias.')).toBeVisible();
  for (const name of ['Sistema', 'Cómoda', 'AM/PM']) {
    await expect.element(getByRole('radio', { name })).toBeChecked();
  }
  await expect.element(getByLabelText('Pantalla inicial')).toHaveDisplayValue('Dashboard');
});

test('what another tab chooses is shown, junk is not', async () => {
  const { getByRole } = await open();
  const elsewhere = (text: string) => {
    window.localStorage.setItem(PREFERENCES_KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY }));
  };
  elsewhere('{"density":"compact","theme":"dark"}');
  await expect.element(getByRole('radio', { name: 'Compacta' })).toBeChecked();
  await expect.element(getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  elsewhere('{"density":');
  await expect.element(getByRole('radio', { name: 'Cómoda' })).toBeChecked();
});
