import { useSearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { useSearchNavigation } from './use-search-navigation';

const WAYS = { registro: 'Abrir el registro', dialogo: 'Abrir el diálogo' };

function Screen() {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const { open, close } = useSearchNavigation();
  return (
    <main>
      <p>{Object.keys(search).join() || 'nada abierto'}</p>
      {Object.entries(WAYS).map(([key, label]) => (
        <button key={key} type="button" onClick={() => open(() => ({ [key]: '1' }))}>
          {label}
        </button>
      ))}
      <button type="button" onClick={() => close(({ dialogo: _, ...rest }) => rest)}>
        Cerrar el diálogo
      </button>
    </main>
  );
}

test('what is opened closes with a step back', async () => {
  const { getByRole, getByText, router } = await renderScreen(<Screen />);
  await getByRole('button', { name: 'Abrir el diálogo' }).click();
  await expect.element(getByText('dialogo', { exact: true })).toBeVisible();
  await getByRole('button', { name: 'Cerrar el diálogo' }).click();
  await expect.element(getByText('nada abierto')).toBeVisible();
  expect(router.history.location.state.__TSR_index).toBe(0);
});

test('closing what is no longer open goes over nothing that was opened since', async () => {
  const { getByRole, getByText, router } = await renderScreen(<Screen />);
  await getByRole('button', { name: 'Abrir el registro' }).click();
  await expect.element(getByText('registro', { exact: true })).toBeVisible();
  await getByRole('button', { name: 'Cerrar el diálogo' }).click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(router.history.location.state.__TSR_index).toBe(1);
  await expect.element(getByText('registro', { exact: true })).toBeVisible();
  router.history.back();
  await expect.element(getByText('nada abierto')).toBeVisible();
});
