import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../mocks/render-screen';
import { DashboardScreen } from './dashboard-screen';
import { signedInAs } from './signed-in-as';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.useRealTimers());

test('greets the user by first name', async () => {
  signedInAs('TELCEL');
  await renderScreen(<DashboardScreen />, '/dashboard');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.element(page.getByText(/^Hola, Mariana\./)).toBeVisible();
});

test('greets a user without a name all the same', async () => {
  signedInAs('TELCEL', { name: ' ' });
  await renderScreen(<DashboardScreen />, '/dashboard');
  await expect.element(page.getByText(/^Hola\./)).toBeVisible();
});

describe('cards', () => {
  test.each([
    [
      'ADMINISTRATOR',
      '/historial-de-operaciones /devoluciones /promociones /reportes /canales /propiedades /soporte/backups /usuarios ' +
        '/soporte/alertas /soporte/trazabilidad /soporte/servicios /soporte/logs /soporte/balanceador ' +
        '/soporte/notificaciones /soporte/reporte-de-transacciones',
    ],
    [
      'SOPORTE',
      '/historial-de-operaciones /soporte/alertas /soporte/trazabilidad /soporte/servicios /soporte/logs ' +
        '/soporte/balanceador /soporte/notificaciones /soporte/reporte-de-transacciones',
    ],
    ['FINANZAS', '/historial-de-operaciones /promociones /reportes'],
    ['TELCEL', '/historial-de-operaciones /reportes /soporte/alertas /soporte/trazabilidad /soporte/servicios /logs'],
    ['AUDITOR', '/historial-de-operaciones'],
  ])('%s is offered what it may open, and nothing that would send it back', async (role, paths) => {
    signedInAs(role);
    await renderScreen(<DashboardScreen />, '/dashboard');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href')).join(' ')).toBe(paths);
  });

  test('say which screens are not built yet', async () => {
    signedInAs('SOPORTE');
    await renderScreen(<DashboardScreen />, '/dashboard');
    await expect.element(page.getByRole('link', { name: /Servicios/ })).toHaveTextContent('En preparación');
    await expect.element(page.getByRole('link', { name: 'Monitoreo', exact: true })).toBeVisible();
  });
});

describe('the notice of a refused screen (D1)', () => {
  const notice = () => page.getByRole('alert');

  async function refused(denied: unknown, role = 'SOPORTE') {
    signedInAs(role);
    const view = await renderScreen(<DashboardScreen />, '/dashboard');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Away from where the notice will stand: it waits for a pointer.
    await userEvent.hover(page.getByRole('link').last());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const refuse = (path: unknown) => view.router.navigate({ to: '/dashboard', state: { denied: path } as object });
    await refuse(denied);
    return { ...view, refuse };
  }

  test('names the screen and leaves after 5 seconds', async () => {
    const { router } = await refused('/promociones');
    await expect.poll(() => notice().element().textContent).toBe('No tienes permiso para ver Promociones.');
    expect(notice().element().getAttribute('data-tone')).toBe('warning');
    await vi.advanceTimersByTimeAsync(4999);
    expect(notice().elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => notice().elements()).toHaveLength(0);
    expect(router.state.location.state).not.toMatchObject({ denied: '/promociones' });
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test('a second refusal starts the time again, with its own name', async () => {
    const { refuse } = await refused('/promociones', 'TELCEL');
    await vi.advanceTimersByTimeAsync(4000);
    await refuse('/soporte/logs');
    await expect.poll(() => notice().element().textContent).toBe('No tienes permiso para ver Logs.');
    await vi.advanceTimersByTimeAsync(4000);
    expect(notice().elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => notice().elements()).toHaveLength(0);
  });

  test('can be put away at once', async () => {
    await refused('/usuarios');
    vi.useRealTimers();
    await userEvent.click(page.getByRole('button', { name: 'Cerrar aviso' }));
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test.each(['/no-existe', 'toString', 7, null, undefined])('is not shown for %j', async (denied) => {
    await refused(denied);
    await vi.advanceTimersByTimeAsync(100);
    expect(notice().elements()).toHaveLength(0);
  });
});
