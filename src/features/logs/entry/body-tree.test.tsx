import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '~/session/session-store';
import { userFromAnswer } from '~/session/user';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from '../logs-screen';
import { traceEntry, traceUrl } from '../trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => useSession.setState({ user: null }));

const view = page.getByRole('group', { name: 'Vista de Response' });
const tree = page.getByRole('tree', { name: 'Árbol de Response' });
const items = tree.getByRole('treeitem');
const search = page.getByLabelText('Buscar en Response');
const item = (name: string | RegExp) => tree.getByRole('treeitem', { name });

async function openTree(response: unknown, ...others: unknown[]) {
  const data = [traceEntry({ request: 'texto', response }), ...others];
  network.use(http.get(traceUrl, () => HttpResponse.json({ data })));
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1&open=0');
  await view.getByRole('button', { name: 'Árbol' }).click();
  await expect.element(tree).toBeVisible();
}

const response = {
  status: 'DENIED',
  acquirer: { code: '51', message: 'Fondos insuficientes' },
  pasos: [{ nombre: 'uno' }, { nombre: 'dos' }],
  vacio: {},
};

test('a structured body can be read as a tree, any other only as text', async () => {
  await openTree(response);
  expect(page.getByRole('group', { name: 'Vista de Request' }).elements()).toHaveLength(0);
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    'Response: 4 campos',
    'status: "DENIED"',
    'acquirer: 2 campos',
    'code: "51"',
    'message: "Fondos insuficientes"',
    'pasos: 2 elementos',
    '0: 1 campo',
    '1: 1 campo',
    'vacio: {}',
  ]);
  await view.getByRole('button', { name: 'Texto' }).click();
  await expect.element(page.getByLabelText('Response', { exact: true })).toHaveValue(JSON.stringify(response, null, 2));
});

test('the keys are those of a tree', async () => {
  await openTree(response);
  expect(items.elements().filter((element) => element.getAttribute('tabindex') === '0')).toHaveLength(1);
  const root = item(/^Response/);
  (root.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item(/^acquirer/)).toHaveFocus();
  await expect.element(item(/^acquirer/)).toHaveAttribute('aria-level', '2');
  await expect.element(item(/^acquirer/)).toHaveAttribute('aria-posinset', '2');
  await expect.element(item(/^acquirer/)).toHaveAttribute('aria-setsize', '4');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item(/^code/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item(/^acquirer/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item(/^acquirer/)).toHaveAttribute('aria-expanded', 'false');
  expect(item(/^code/).elements()).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(item(/^code/)).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.element(item(/^vacio/)).toHaveFocus();
  expect(
    item(/^vacio/)
      .element()
      .hasAttribute('aria-expanded'),
  ).toBe(false);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item(/^1: /)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(item(/^nombre: "dos"/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(root).toHaveFocus();
  expect(items.elements().filter((element) => element.getAttribute('tabindex') === '0')).toHaveLength(1);
});

test('a click opens and shuts', async () => {
  await openTree(response);
  await item(/^pasos/).click();
  expect(item(/^0: /).elements()).toHaveLength(0);
  await item(/^pasos/).click();
  await item(/^1: /).click();
  await expect.element(item('nombre: "dos"')).toBeVisible();
});

test('a double click selects a word and leaves the item as it was', async () => {
  await openTree(response);
  const name = item(/^pasos/).getByText('pasos');
  await userEvent.dblClick(name, { position: { x: 8, y: 8 }, delay: 60 });
  expect(window.getSelection()?.toString()).toBe('pasos');
  await expect.element(item(/^pasos/)).toHaveAttribute('aria-expanded', 'true');
  await item(/^pasos/).click();
  await expect.element(item(/^pasos/)).toHaveAttribute('aria-expanded', 'false');
});

test('a search goes through keys and values and opens the way', async () => {
  await openTree(response);
  await search.fill('nombre');
  await expect.element(page.getByText('1 de 2', { exact: true })).toBeVisible();
  await expect.element(item('nombre: "uno"')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Coincidencia siguiente' }).click();
  await expect.element(item('nombre: "dos"')).toHaveAttribute('aria-selected', 'true');
  await search.fill('INSUFICIENTES');
  await expect.element(page.getByText('1 de 1', { exact: true })).toBeVisible();
  await expect.element(search).toHaveFocus();
  await search.fill('nada de esto');
  await expect.element(page.getByText('Sin coincidencias')).toBeVisible();
});

test('what is masked stays masked, is not found, and shows for those who may', async () => {
  useSession.setState({
    user: userFromAnswer({ email: 'a@example.mx', token: 't', role: 'SOPORTE', tokenExpiration: null }),
  });
  await openTree({ tarjeta: { numero: '4111111111111111', cvv: '987' }, texto: 'a\u202eb' });
  await expect.element(item('numero: "411111••••••1111"')).toBeVisible();
  await expect.element(item('cvv: "•••"')).toBeVisible();
  await expect.element(item('texto: "a\\u202eb"')).toBeVisible();
  await search.fill('987');
  await expect.element(page.getByText('Sin coincidencias')).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(/4111111111111111/);
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect.element(item('cvv: "987"')).toBeVisible();
  await page.getByRole('button', { name: 'Enmascarar' }).click();
  await expect.element(item('cvv: "•••"')).toBeVisible();
});

test('of 40,000 members a part is drawn, a match far down is shown at once', async () => {
  const rows = Array.from({ length: 40_000 }, (_, row) => ({
    folio: `FOL-${row}`,
    monto: '100.00',
    nota: 'x'.repeat(80),
  }));
  await openTree({ rows });
  await item(/^rows/).click();
  await expect.element(item(/^0: 3 campos/)).toBeVisible();
  expect(items.elements()).toHaveLength(200);
  await page.getByRole('button', { name: 'Ver más filas' }).click();
  await expect.poll(() => items.elements().length).toBe(400);
  await search.fill('FOL-31337');
  await expect.element(item('folio: "FOL-31337"')).toBeVisible();
  expect(items.elements().length).toBeLessThanOrEqual(400);
  await page.getByRole('button', { name: 'Ver filas anteriores' }).click();
  await expect.element(item(/^31200: /)).toBeInTheDocument();
});

test('ten thousand levels open neither slowly nor never', async () => {
  const deep = `${'{"hijo":'.repeat(10_000)}{"fondo":"aquí"}${'}'.repeat(10_000)}`;
  await openTree(deep);
  await search.fill('fondo');
  await expect.element(item(/fondo: "aquí"/)).toBeVisible();
  expect(items.elements().length).toBeLessThanOrEqual(200);
});
