import { useLocation } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyTheme } from '~/shared/storage/preferences';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ShellLayout } from '../shell-layout';
import { useUi } from '../ui-store';

function Shell({ signOut }: { signOut: () => Promise<'done' | 'failed'> }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <ShellLayout path={path} signOut={signOut} signOutHere={() => undefined}>
      <h1 tabIndex={-1}>Pantalla {path}</h1>
      <label>
        Nota <input type="text" />
      </label>
    </ShellLayout>
  );
}

const dialog = () => page.getByRole('dialog');
const input = () => dialog().getByRole('combobox');

async function start(role = 'SOPORTE') {
  signedInAs(role);
  const signOut = vi.fn(async () => 'failed' as const);
  const view = await renderScreen(<Shell signOut={signOut} />, '/dashboard');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const at = () => view.router.state.location.href;
  return { ...view, at, signOut };
}

async function open(role?: string) {
  const view = await start(role);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(input()).toHaveFocus();
  return view;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  useUi.setState({ navOpen: true, loading: false, overlay: null });
});
afterEach(() => applyTheme('system'));

describe('actions', () => {
  test('the theme', async () => {
    await open();
    await userEvent.type(input(), 'oscuro{Enter}');
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  });

  test('the link, which a notice confirms or not', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    await userEvent.type(input(), 'enlace{Enter}');
    await expect.element(page.getByText('Enlace copiado.')).toBeVisible();
    expect(write).toHaveBeenCalledWith(window.location.href);
    write.mockRestore();
  });

  test('the keys', async () => {
    await open();
    await userEvent.type(input(), 'atajos{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  });

  test('the way out', async () => {
    const { signOut } = await open();
    await userEvent.type(input(), 'cerrar ses{Enter}');
    await expect.element(page.getByText('No se pudo cerrar la sesión en el servidor.')).toBeVisible();
    expect(signOut).toHaveBeenCalledOnce();
  });
});
