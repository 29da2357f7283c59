import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyTheme } from '~/shared/storage/preferences';
import { ThemeMenu } from './theme-menu';

const KEY = 'atalaya.preferences';
const shown = () => document.documentElement.dataset.theme;
const choose = async (name: string) => {
  await userEvent.click(page.getByRole('button', { name: /^Tema/ }));
  await userEvent.click(page.getByRole('menuitemradio', { name }));
};

beforeEach(() => page.viewport(1280, 800));
afterEach(() => applyTheme('system'));

test('follows the machine until told otherwise', async () => {
  await render(<ThemeMenu />);
  await expect.element(page.getByRole('button', { name: 'Tema: sistema' })).toBeVisible();
  expect(shown()).toBeUndefined();
});

test('dark, light and back to the machine’s own: shown, remembered and marked', async () => {
  await render(<ThemeMenu />);
  await choose('Oscuro');
  await expect.element(page.getByRole('button', { name: 'Tema: oscuro' })).toHaveFocus();
  expect(shown()).toBe('dark');
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(11, 16, 23)');
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? '').value).toMatchObject({ theme: 'dark' });

  await choose('Claro');
  await expect.poll(shown).toBe('light');
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(245, 246, 248)');

  await userEvent.click(page.getByRole('button', { name: 'Tema: claro' }));
  await expect.element(page.getByRole('menuitemradio', { name: 'Claro' })).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByRole('menuitemradio', { name: 'Oscuro' })).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Sistema' }));
  await expect.poll(shown).toBeUndefined();
});

test('the remembered theme holds when the console opens', async () => {
  window.localStorage.setItem(KEY, '{"theme":"dark"}');
  await render(<ThemeMenu />);
  await expect.element(page.getByRole('button', { name: 'Tema: oscuro' })).toBeVisible();
  expect(shown()).toBe('dark');
});

test('a choice in another tab arrives', async () => {
  await render(<ThemeMenu />);
  window.localStorage.setItem(KEY, '{"theme":"dark"}');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await expect.element(page.getByRole('button', { name: 'Tema: oscuro' })).toBeVisible();
  expect(shown()).toBe('dark');
});
