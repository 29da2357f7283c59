import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination';

test.each([
  [1, 1, 'Mostrando del 1 al 1 de 1 registros'],
  [10, 1, 'Mostrando del 1 al 10 de 10 registros'],
  [11, 2, 'Mostrando del 11 al 11 de 11 registros'],
  [20, 2, 'Mostrando del 11 al 20 de 20 registros'],
  [21, 3, 'Mostrando del 21 al 21 de 21 registros'],
  [95, 10, 'Mostrando del 91 al 95 de 95 registros'],
  [20_000, 2000, 'Mostrando del 19,991 al 20,000 de 20,000 registros'],
])('last page of %i', async (total, page, text) => {
  const screen = await render(<Pagination page={page} pageSize={10} total={total} onPage={() => undefined} />);
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  const current = screen.getByRole('button', { name: `Página ${page}`, exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
});

test('nothing without entries', async () => {
  const screen = await render(<Pagination page={1} pageSize={10} total={0} onPage={() => undefined} />);
  expect(screen.container.textContent).toBe('');
});

test('first page', async () => {
  const screen = await render(<Pagination page={1} pageSize={10} total={95} onPage={() => undefined} />);
  await expect.element(screen.getByText('Mostrando del 1 al 10 de 95 registros')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
});

test('leads to the neighbours, the ends and the numbered pages', async () => {
  const onPage = vi.fn();
  const screen = await render(<Pagination page={5} pageSize={10} total={95} onPage={onPage} />);
  for (const name of ['Anterior', 'Siguiente', 'Página 1', 'Página 4', 'Página 6', 'Página 10']) {
    await screen.getByRole('button', { name, exact: true }).click();
  }
  expect(onPage.mock.calls.flat()).toEqual([4, 6, 1, 4, 6, 10]);
  await expect.element(screen.getByRole('button', { name: 'Página 3' })).not.toBeInTheDocument();
});
