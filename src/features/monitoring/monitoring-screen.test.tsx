import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { MonitoringScreen } from './monitoring-screen';

const listOf = (...names: string[]) =>
  http.get(`${apiBase}/server`, () => HttpResponse.json(names.map((name) => ({ name }))));

/** Answers every server with one Nginx host and notes the paths asked for. */
function answerServers(hostOf: (path: string) => string = () => 'edge-01.example.mx') {
  const paths: string[] = [];
  const handler = http.get(`${apiBase}/server/*`, ({ request }) => {
    const path = new URL(request.url).pathname.split('/server/')[1] ?? '';
    paths.push(path);
    return HttpResponse.json({ nginx: { hostname: hostOf(path) } });
  });
  network.use(handler);
  return paths;
}

test('without a choice it says what to do and asks for no server', async () => {
  network.use(listOf('cobros-01', 'cobros-02'));
  const paths = answerServers();
  const screen = await renderScreen(<MonitoringScreen />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Monitoreo' })).toBeVisible();
  await expect.element(screen.getByText('Selecciona uno de los servidores para ver su trazabilidad.')).toBeVisible();
  await expect
    .element(screen.getByText('Selecciona una opción para consultar su trazabilidad', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Servidores:', { exact: true })).toHaveValue('');
  await expect.element(screen.getByRole('option', { name: 'cobros-02' })).toBeInTheDocument();
  const options = screen.getByRole('option').elements();
  expect(options.map((option) => option.textContent)).toEqual(['Selecciona una opción', 'cobros-01', 'cobros-02']);
  expect(paths).toEqual([]);
});

test('the choice lives in the address; the empty option clears it and the view', async () => {
  network.use(listOf('cobros-01'));
  answerServers();
  const screen = await renderScreen(<MonitoringScreen />);
  const select = screen.getByLabelText('Servidores:');
  await userEvent.selectOptions(select, 'cobros-01');
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  expect(screen.router.state.location.href).toBe('/?server=cobros-01');

  await userEvent.selectOptions(select, 'Selecciona una opción');
  await expect.element(screen.getByText('Selecciona una opción para consultar su trazabilidad')).toBeVisible();
  await expect.element(screen.getByText('edge-01.example.mx')).not.toBeInTheDocument();
  expect(screen.router.state.location.href).toBe('/');

  screen.router.history.back();
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await expect.element(select).toHaveValue('cobros-01');
});

test('a link to a server that the list does not name is still asked for', async () => {
  network.use(listOf('cobros-01'));
  const paths = answerServers();
  const screen = await renderScreen(<MonitoringScreen />, '/?server=0042');
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await expect.element(screen.getByLabelText('Servidores:')).toHaveValue('0042');
  expect(paths).toEqual(['0042']);
});

test.each([
  ['caja/norte 7', 'caja%2Fnorte%207'],
  ['Peñón #4', 'Pe%C3%B1%C3%B3n%20%234'],
  ['x?y&z=1', 'x%3Fy%26z%3D1'],
  ['nodo+9', 'nodo%2B9'],
  ['50%', '50%25'],
])('the server %s is one encoded segment of the path, asked for once', async (name, segment) => {
  network.use(listOf(name, 'otro'));
  const paths = answerServers();
  const screen = await renderScreen(<MonitoringScreen />);
  await expect.element(screen.getByRole('option', { name, exact: true })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Servidores:'), name);
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await expect.element(screen.getByLabelText('Servidores:')).toHaveValue(name);
  expect(paths).toEqual([segment]);
});

test('a server that fails at once is asked for once', async () => {
  network.use(listOf('cobros-01'));
  let asked = 0;
  const fetchOverNetwork = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const [request] = call;
    if (!(request instanceof Request && request.url.endsWith('/server/cobros-01'))) return fetchOverNetwork(...call);
    asked += 1;
    return new Response('', { status: 503 });
  });
  const screen = await renderScreen(<MonitoringScreen />);
  await userEvent.selectOptions(screen.getByLabelText('Servidores:'), 'cobros-01');
  await expect.element(screen.getByText('No se pudo conectar con el servidor.')).toBeVisible();
  expect(asked).toBe(1);
  vi.restoreAllMocks();
});

test('a name that no path can hold asks for nothing else instead', async () => {
  network.use(listOf('..'));
  const screen = await renderScreen(<MonitoringScreen />, '/?server=..');
  await expect.element(screen.getByText('No se pudo conectar con el servidor.')).toBeVisible();
});

test('names that are missing, blank or repeated give no option', async () => {
  network.use(
    http.get(`${apiBase}/server`, () =>
      HttpResponse.json([
        { name: 'cobros-01' },
        { name: '' },
        { name: ' ' },
        {},
        null,
        'x',
        { name: 7 },
        { name: 'cobros-01' },
      ]),
    ),
  );
  const screen = await renderScreen(<MonitoringScreen />);
  await expect.element(screen.getByRole('option', { name: 'cobros-01' })).toBeInTheDocument();
  expect(screen.getByRole('option').elements()).toHaveLength(2);
});

test.each([
  ['a server error', () => HttpResponse.json({ status: 500, message: 'fallo' }, { status: 500 })],
  ['a proxy page', () => HttpResponse.html('<html><h1>502 Bad Gateway</h1></html>', { status: 502 })],
  ['a page with status 200', () => HttpResponse.html('<html>hola</html>')],
  ['no network', () => HttpResponse.error()],
  ['no list', () => HttpResponse.json({ data: [] })],
  ['null', () => HttpResponse.json(null)],
  ['an empty body', () => new HttpResponse(null, { status: 200 })],
])('the server list with %s: its own message, the select stays', async (_name, answer) => {
  network.use(http.get(`${apiBase}/server`, answer));
  const screen = await renderScreen(<MonitoringScreen />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('alert').element().textContent).toContain(
    'Ocurrió un error al cargar los servidores, inténtalo más tarde. ',
  );
  await expect.element(screen.getByLabelText('Servidores:')).toBeEnabled();
  expect(document.body.textContent).not.toMatch(/Bad Gateway|Unexpected token|fallo/);
});

test('after a failure the server list can be asked for again', async () => {
  network.use(
    http.get(`${apiBase}/server`, () => HttpResponse.error(), { once: true }),
    listOf('cobros-01'),
  );
  const screen = await renderScreen(<MonitoringScreen />);
  await screen.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(screen.getByRole('option', { name: 'cobros-01' })).toBeInTheDocument();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a server can be shown although the list failed', async () => {
  network.use(http.get(`${apiBase}/server`, () => HttpResponse.error()));
  answerServers();
  const screen = await renderScreen(<MonitoringScreen />, '/?server=cobros-01');
  await expect.element(screen.getByText('edge-01.example.mx')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ocurrió un error al cargar los servidores');
});
