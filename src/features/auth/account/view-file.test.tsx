import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { currentUser, sessionCleared } from '~/session/session-store';
import { readSearches, withNamed, writeSearches } from '~/shared/list/saved-searches';
import { changePreferences, readPreferences, restorePreferences } from '~/shared/storage/preferences';
import { renderScreen } from '~/testing/render-screen';
import { signInLucia } from '../login/sign-in.fixture';
import { AccountScreen } from './account-screen';
import { answerOwnAccount } from './own-account.fixture';
import { viewFile } from './view-file';

beforeEach(() => {
  sessionCleared();
  answerOwnAccount();
  signInLucia();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionCleared();
  restorePreferences();
});

const NONE = { recent: [], named: [] };
const email = () => currentUser()?.email ?? '';
const named = () => readSearches('operations', email()).named.map(({ name }) => name);

async function choose(text: string) {
  const screen = await renderScreen(<AccountScreen />);
  const button = screen.getByRole('button', { name: 'Importar vistas y preferencias' });
  await expect.element(button).toBeVisible();
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(field as HTMLElement, new File([text], 'vistas.json', { type: 'application/json' }));
  return screen;
}

test('what one machine exports another imports beside its own, and it can be taken back', async () => {
  changePreferences({ density: 'compact', hourFormat: 24 });
  writeSearches('operations', email(), withNamed(NONE, 'Rechazos', { status: 'DECLINED' }));
  const file = viewFile(email());
  expect(file).not.toContain(email());
  restorePreferences();
  writeSearches('operations', email(), withNamed(NONE, 'OXXO', { provider: 'oxxo' }));
  const { getByText, getByRole } = await choose(file);
  await expect.element(getByText('Se importaron las preferencias. Búsquedas nuevas: 1.')).toBeVisible();
  expect(readPreferences()).toMatchObject({ density: 'compact', hourFormat: 24 });
  expect(named()).toEqual(['OXXO', 'Rechazos']);
  await getByRole('button', { name: 'Deshacer' }).click();
  expect(readPreferences()).toMatchObject({ density: 'comfortable', hourFormat: 12 });
  expect(named()).toEqual(['OXXO']);
});

test('the file that is exported is the one that is imported', async () => {
  let made: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob;
    return 'data:,';
  });
  writeSearches('searches', email(), withNamed(NONE, 'Código 51', { code: '51' }));
  const { getByRole } = await renderScreen(<AccountScreen />);
  await getByRole('button', { name: 'Exportar vistas y preferencias' }).click();
  expect(await made?.text()).toBe(viewFile(email()));
});

test.each([
  ['no JSON at all', 'hola', 'Ese archivo no es de vistas y preferencias de Atalaya. No se cambió nada.'],
  ['another file', '{"version":1}', 'Ese archivo no es de vistas y preferencias de Atalaya. No se cambió nada.'],
  [
    'one of a newer release',
    '{"atalaya":"vistas y preferencias","version":2,"preferences":{"theme":"dark"}}',
    'Ese archivo es de una versión más nueva de Atalaya. No se cambió nada.',
  ],
  ['a very large one', ' '.repeat(1_000_001), 'Ese archivo pesa más de 1 MB. No se cambió nada.'],
])('%s is refused in words, and nothing is changed', async (_, text, message) => {
  const before = readPreferences();
  const { getByText } = await choose(text);
  await expect.element(getByText(message)).toBeVisible();
  expect(readPreferences()).toEqual(before);
});

test('odd members fall away, and what names a person is told as left out', async () => {
  const { getByText } = await choose(
    JSON.stringify({
      ...{ atalaya: 'vistas y preferencias', version: 1, preferences: { theme: 'rosa', density: 'compact', x: 1 } },
      searches: { operations: [{ name: 'De ella', filters: { q: 'ana@example.mx' } }, 7], otra: [1] },
    }),
  );
  await expect
    .element(
      getByText(
        'Se importaron las preferencias. No se importaron, porque no se entienden o parecen tener datos de una persona: 2.',
      ),
    )
    .toBeVisible();
  expect(readPreferences()).toMatchObject({ theme: 'system', density: 'compact' });
  expect(named()).toEqual([]);
});
