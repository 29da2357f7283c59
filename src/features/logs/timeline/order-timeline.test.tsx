import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '~/session/session-store';
import { userFromAnswer } from '~/session/user';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from '../logs-screen';
import { found, traceAnswers, traceEntry, traceUrl } from '../trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => useSession.setState({ user: null }));

const step = (service: string, operation: string, time: string, more: Record<string, unknown> = {}) =>
  traceEntry({ service, operation, date: `2026-11-27 15:${time}`, logType: 'INFO', ...more });

const timeline = [
  step('avisos', 'enviarSms', '58:04,015'),
  step('banco', 'autorizar', '58:03,802', {
    logType: 'ERROR',
    code: '68',
    server: 'pagos-qa-02',
    response: { acquirer: { message: 'El adquirente no respondió' } },
  }),
  step('cobros', 'crear', '57:58,120'),
];

const panel = page.getByRole('region', { name: 'Detalles de traza seleccionada:' });

async function show(entries: unknown[], url = '/logs?order=PED-1007&q=1&view=historia') {
  const answers = traceAnswers(found(...entries));
  network.use(http.get(traceUrl, answers.handler));
  const screen = await renderScreen(<LogsScreen />, url);
  return { ...screen, queries: answers.queries };
}

function signInAs(role: string) {
  useSession.setState({ user: userFromAnswer({ email: 'a@example.mx', token: 't', role, tokenExpiration: null }) });
}

describe('the timeline of an order', () => {
  test('tells the failing step first, without a click', async () => {
    await show(timeline);
    await expect.element(page.getByRole('heading', { name: 'Historia de la orden PED-1007' })).toBeVisible();
    const text = document.body.textContent ?? '';
    expect(text).toContain('Falló en banco · autorizar a los 5.7 s: El adquirente no respondió (código 68).');
    expect(text).toContain('3 pasos · 3 servicios · 5.9 s');
    await expect.element(panel.getByText('autorizar')).toBeVisible();
    await expect.element(page.getByText('5.7 s sin actividad')).toBeVisible();
  });

  test('a body read as a tree, and what is searched in it, outlive a change of the width', async () => {
    await show(timeline);
    await page.getByRole('group', { name: 'Vista de Response' }).getByRole('button', { name: 'Árbol' }).click();
    const search = page.getByRole('searchbox', { name: /Response/ });
    await search.fill('adquirente');
    await page.viewport(900, 900);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(search).toHaveValue('adquirente');
    await expect.element(page.getByRole('tree')).toBeVisible();
  });

  test('a lane per service, oldest step first, with time, host and IP', async () => {
    await show(timeline);
    const table = page.getByRole('table', { name: 'Historia de la orden PED-1007' });
    await expect.element(table).toBeVisible();
    const heads = [...table.element().querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Tiempo', 'cobros', 'banco', 'avisos']);
    const buttons = [...table.element().querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['crear+0 ms', 'autorizar+5.7 s', 'enviarSms+213 ms']);
    const lines = [...(table.element().querySelector('tbody th')?.querySelectorAll('bdi') ?? [])];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['nodo-07.example.mx', '198.51.100.7']);
    // Each in a line of its own: a line that begins with a dot says nothing.
    expect(table.element().querySelector('tbody th')?.textContent).not.toContain('·');
    const [host = 0, ip = 0] = lines.map((part) => part.getBoundingClientRect().top);
    expect(host).toBeLessThan(ip);
    expect(table.element().textContent).toContain('03:57:58.120 PM');
    await table.getByRole('button', { name: /crear/ }).click();
    await expect.element(panel.getByText('crear')).toBeVisible();
  });

  test('the open step stands in the address, and the table opens the same', async () => {
    const { router } = await show(timeline);
    await page.getByRole('button', { name: /enviarSms/ }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ open: '0', view: 'historia' });
    await page.getByRole('button', { name: 'Tabla' }).click();
    await expect.element(page.getByRole('button', { name: 'Ocultar' })).toBeVisible();
    await expect.element(panel.getByText('enviarSms')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tabla' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the way to the monitoring leaves the buttons of the details the whole width', async () => {
    signInAs('SOPORTE');
    await show(timeline);
    const link = page.getByRole('link', { name: /Ver monitoreo/ });
    await expect.element(link).toBeVisible();
    const buttons = page.getByRole('group', { name: 'Entregar registro' }).getByRole('button');
    await expect.element(buttons.nth(2)).toBeVisible();
    const [first, second] = buttons.elements().map((button) => button.getBoundingClientRect().top);
    expect(first).toBe(second);
    expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(first ?? 0);
  });

  test.each([
    ['SOPORTE', true],
    ['TELCEL', true],
    ['FINANZAS', false],
  ])('%s may go on to the monitoring of the host: %s', async (role, may) => {
    signInAs(role);
    await show(timeline);
    await expect.element(panel).toBeVisible();
    const links = page.getByRole('link', { name: /Ver monitoreo/ }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      may ? ['/soporte/trazabilidad?server=pagos-qa-02'] : [],
    );
  });

  test('on a phone one step stands below the other, the details inside', async () => {
    await page.viewport(390, 844);
    await show(timeline);
    const list = page.getByRole('list', { name: 'Historia de la orden PED-1007' });
    await expect.element(list).toBeVisible();
    expect(list.element().querySelector('li:nth-child(2) section')).not.toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('without an error it says so', async () => {
    await show([step('cobros', 'crear', '57:58'), step('avisos', 'enviar', '57:59')]);
    await expect.element(page.getByText('Ningún paso registró un error.')).toBeVisible();
    await expect.element(page.getByText('Sin errores', { exact: true })).toBeVisible();
  });

  test('a long timeline is drawn in parts', async () => {
    await show(
      Array.from({ length: 230 }, (_, n) => step('cobros', `paso-${n}`, `57:${String(n % 60).padStart(2, '0')}`)),
    );
    await expect.element(page.getByRole('table')).toBeVisible();
    const rows = () => page.getByRole('table').element().querySelectorAll('tbody button').length;
    expect(rows()).toBe(100);
    await page.getByRole('button', { name: 'Ver más pasos' }).click();
    await expect.poll(rows).toBe(200);
  });
});

describe('from the table', () => {
  test('one click asks for the order of an entry alone', async () => {
    const { router, queries } = await show(
      [step('cobros', 'crear', '57:58'), step('cobros', 'crear', '57:59', { order: '000123' })],
      '/logs?channels=APP&q=1',
    );
    await page.getByRole('link', { name: 'Ver historia de la orden 000123' }).click();
    await expect.element(page.getByRole('button', { name: 'Historia' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => router.state.location.search).toEqual({ order: '000123', q: '1', view: 'historia' });
    await expect.poll(() => queries).toEqual([{ channels: 'APP' }, { order: '000123' }]);
  });

  test('an entry without an order has no timeline', async () => {
    await show([step('cobros', 'crear', '57:58', { order: null })], '/logs?channels=APP&q=1');
    await expect.element(page.getByRole('button', { name: 'Ver detalles' })).toBeVisible();
    expect(page.getByRole('link', { name: /Ver historia/ }).elements()).toHaveLength(0);
  });

  test('among several orders the timeline lets choose', async () => {
    await show(
      [step('a', 'b', '57:58'), step('a', 'b', '57:59', { order: 'PED-2' })],
      '/logs?channels=APP&q=1&view=historia',
    );
    await expect.element(page.getByRole('heading', { name: 'Elige una orden' })).toBeVisible();
    expect(page.getByRole('link', { name: /^Ver historia/ }).elements()).toHaveLength(2);
  });
});
