import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { open, platformWith } from './history.fixture';

test('shows the days it asks for, the sums of all matches, and both kinds of rejection in one tab', async () => {
  const applied = platformWith(12);
  const { getByRole, getByText, router } = await open();
  await expect.element(getByText('Mostrando del 1 al 10 de 12 registros')).toBeVisible();
  await expect.element(getByText('Monto total $ 5,988.00')).toBeVisible();
  await expect.element(getByRole('combobox', { name: 'Periodo' })).toHaveValue('7d');
  expect(applied[0]?.get('dateRange')).toMatch(/^\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d$/);
  await getByRole('button', { name: 'Rechazado 3' }).click();
  await expect.poll(() => applied.at(-1)?.getAll('status')).toEqual(['DENIED', 'REJECTED']);
  await getByRole('combobox', { name: 'Periodo' }).selectOptions('todo');
  await expect.poll(() => applied.at(-1)?.has('dateRange')).toBe(false);
  expect(router.state.location.search).toMatchObject({ dateRange: 'todo', status: 'DENIED,REJECTED' });
});

test('an empty search is told at its box, and Enter stays there', async () => {
  platformWith(1);
  const { getByRole } = await open();
  const box = getByRole('searchbox', { name: 'Buscar operaciones' });
  await box.click();
  await userEvent.tab();
  await expect.element(box).not.toHaveAccessibleDescription();
  await getByRole('button', { name: 'Buscar' }).click();
  await expect.element(box).toHaveAccessibleDescription('Completa este campo');
  await expect.element(box).toHaveFocus();
  await box.fill('OXXO');
  await expect.element(box).not.toHaveAccessibleDescription();
  await box.fill('');
  await expect.element(box).toHaveAccessibleDescription('Completa este campo');
});

test('words become chips, an id looks on all days, and personal data stay out of the address', async () => {
  const applied = platformWith(1);
  const { getByRole, getByText, router } = await open();
  const box = getByRole('searchbox', { name: 'Buscar operaciones' });
  await box.fill('oxxo $ 499.00 ayer tarde');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('list', { name: 'Filtros activos' })).toHaveTextContent('MétodoOXXOMonto= $ 499.00');
  await expect.element(getByRole('combobox', { name: 'Periodo' })).toHaveValue('ayer');
  await expect.element(getByText('No se usó para filtrar: «tarde».')).toBeVisible();
  await getByRole('button', { name: 'Limpiar' }).click();
  await box.fill('000123');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.search).toEqual({ q: '000123', dateRange: 'todo' });
  await box.fill('ana@example.mx');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => applied.at(-1)?.get('q')).toBe('ana@example.mx');
  expect(router.state.location.href).not.toMatch(/ana|example\.mx/);
  await expect.element(getByText(/Buscaste un dato personal/)).toBeVisible();
});

test.each([
  ['ana@example.mx', 'Búsquedaa•••@example.mx'],
  ['+52 55 1234 5678', 'Búsqueda••••••5678'],
  ['4111 1111 1111 1111', 'Búsqueda411111••••••1111'],
])('%s in somebody else’s address is asked for in a body, shown masked and kept nowhere', async (q, chip) => {
  const applied = platformWith(1);
  const { getByRole, router } = await open(`/historial-de-operaciones?${new URLSearchParams({ q, page: '2' })}`);
  await expect.poll(() => router.state.location.search).toEqual({ dato: '1' });
  await expect.poll(() => applied.at(-1)?.get('q')).toBe(q);
  expect(applied.at(-1)?.get('page')).toBe('1');
  await expect.element(getByRole('list', { name: 'Filtros activos' })).toHaveTextContent(chip);
  expectNowhere(q);
});

/** Neither in what the page shows nor in what it keeps. */
function expectNowhere(text: string): void {
  const kept = [window.localStorage, window.sessionStorage].flatMap((storage) => Object.values(storage));
  expect([document.body.outerHTML, ...kept].filter((held) => String(held).includes(text))).toEqual([]);
}

test.each([
  ['012180001183597198', '012180001183597198', '012•••••••••••7198'],
  ['oxxo 4111-1111-1111-1111', '4111-1111-1111-1111', '411111••••••1111'],
  ['código 55 1234 5678', '55 1234 5678', '••••••5678'],
  ['044 55 1234 5678', '044 55 1234 5678', '••••••5678'],
  ['tel:+525512345678', '+525512345678', '••••••5678'],
  ['55\u00a01234\u00a05678\u200b', '55 1234 5678', '••••••5678'],
])('of %j typed into the box the platform hears %j, in a body', async (typed, q, chip) => {
  const applied = platformWith(1);
  const { getByRole, router } = await open();
  await getByRole('searchbox', { name: 'Buscar operaciones' }).fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => applied.at(-1)?.get('q')).toBe(q);
  await expect.element(getByRole('list', { name: 'Filtros activos' })).toHaveTextContent(`Búsqueda${chip}`);
  expect(router.state.location.href).not.toMatch(/\d{4}/);
  expect(router.state.location.search.dato).toBe('1');
  expectNowhere(q);
});

test('an amount that cannot be read is told at the box, and nothing is asked', async () => {
  const applied = platformWith(1);
  const { getByRole, router } = await open();
  await expect.poll(() => applied).toHaveLength(1);
  const box = getByRole('searchbox', { name: 'Buscar operaciones' });
  await box.fill('oxxo $1,23,4 ayer');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveAccessibleDescription('No se entiende el monto «$1,23,4». Escríbelo así: $1,234.50');
  await expect.element(box).toHaveValue('oxxo $1,23,4 ayer');
  await expect.element(box).toHaveFocus();
  expect(router.state.location.search).toEqual({});
  expect(applied).toHaveLength(1);
  await box.fill('oxxo $1,5');
  await expect.element(box).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('list', { name: 'Filtros activos' })).toHaveTextContent('Monto= $ 1.50');
  expect(router.state.location.search).toMatchObject({ minAmount: '150', maxAmount: '150' });
});

test.each([
  ['ORD-DEMO-000051\u200b', 'Se quitaron caracteres invisibles.'],
  ['\u202aORD-DEMO-\u00ad000051\u202c', 'Se quitaron caracteres invisibles.'],
  ['«ORD\u2011DEMO\u2011000051»', undefined],
])('the id %j is cleaned, and what was taken away is said', async (typed, notice) => {
  platformWith(1);
  const { getByRole, getByText, router } = await open();
  await getByRole('searchbox', { name: 'Buscar operaciones' }).fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.search.q).toBe('ORD-DEMO-000051');
  if (notice) await expect.element(getByText(notice)).toBeVisible();
});

test('an address with what nobody sees is mended on arrival', async () => {
  const applied = platformWith(1);
  const q = 'ORD-DEMO-000051\u200b';
  const { getByText, router } = await open(
    `/historial-de-operaciones?${new URLSearchParams({ q, dateRange: 'todo' })}`,
  );
  await expect.poll(() => router.state.location.search).toEqual({ q: 'ORD-DEMO-000051', dateRange: 'todo' });
  await expect.element(getByText('Se quitaron caracteres invisibles.')).toBeVisible();
  expect(applied.map((query) => query.get('q'))).toEqual(['ORD-DEMO-000051']);
});

test('details by link alone, across pages, and back to the row', async () => {
  platformWith(12);
  const { getByRole, getByText, router } = await open('/historial-de-operaciones?operacion=OP0000010');
  const drawer = getByRole('complementary', { name: 'Operación OP0000010' });
  await expect.element(drawer).toBeVisible();
  await expect.element(drawer.getByText('No está en el diccionario')).toBeVisible();
  await expect.element(drawer.getByText('10 de 12')).toBeVisible();
  await drawer.getByRole('button', { name: 'Operación siguiente' }).click();
  await expect.element(getByText('11 de 12')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ page: '2', operacion: 'OP0000011' });
  await getByRole('tab', { name: 'Historia de la orden' }).click();
  await expect.element(getByText('Historia de ORD-00011')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('button', { name: 'Ver detalles de la operación OP0000011' })).toHaveFocus();
  expect(router.state.location.search).toEqual({ page: '2' });
});

test('an empty list asks nothing more until somebody wants to know the cause (spec 10.4)', async () => {
  const applied = platformWith(0);
  const details: string[] = [];
  network.use(
    http.get(`${apiBase}/operation/:id`, ({ params }) => {
      details.push(String(params.id));
      return HttpResponse.json({ status: 404, message: 'x', similar: ['OP000007'] }, { status: 404 });
    }),
  );
  const { getByRole, getByText } = await open('/historial-de-operaciones?q=OP-00000X7&channel=APP');
  await expect.element(getByText('Sin resultados')).toBeVisible();
  const button = getByRole('button', { name: 'Buscar la causa' });
  await expect.element(button).toBeVisible();
  expect([applied.length, details]).toEqual([1, []]);
  await button.click();
  await expect.element(getByText('Quitar un solo filtro no basta: cambia dos o más.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'OP000007' })).toBeVisible();
  expect(applied).toHaveLength(4);
  expect(details).toEqual(['OP-00000X7']);
});

test.each(['4111111111111111', '5512345678', 'algo'])(
  'the cause of finding no %s is looked for in no address of one',
  async (q) => {
    platformWith(0);
    const details: string[] = [];
    network.use(
      http.post(`${apiBase}/operation/search`, () => HttpResponse.json({ data: [], total: 0 })),
      http.get(`${apiBase}/operation/:id`, ({ params }) => {
        details.push(String(params.id));
        return HttpResponse.json({ status: 404, message: 'x', similar: [] }, { status: 404 });
      }),
    );
    const { getByRole, getByText } = await open(`/historial-de-operaciones?q=${q}&channel=APP`);
    await getByRole('button', { name: 'Buscar la causa' }).click();
    await expect.element(getByText('Quitar un solo filtro no basta: cambia dos o más.')).toBeVisible();
    expect(details).toEqual([]);
  },
);
