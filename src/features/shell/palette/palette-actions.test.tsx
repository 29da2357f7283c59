import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyTheme } from '~/shared/storage/preferences';
import { useUi } from '../ui-store';
import { input, open } from './palette.fixture';

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
