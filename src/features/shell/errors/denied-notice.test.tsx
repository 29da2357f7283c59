import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { DeniedNotice } from './denied-notice';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.useRealTimers());

describe('the notice of a refused screen (spec 2.6)', () => {
  const notice = () => page.getByRole('alert');

  async function refused(denied: unknown) {
    const view = await renderScreen(
      <>
        <h1>Dashboard</h1>
        <DeniedNotice />
      </>,
      '/dashboard',
    );
    // Away from where the notice will stand: it waits for a pointer.
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
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
    const { refuse } = await refused('/promociones');
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
