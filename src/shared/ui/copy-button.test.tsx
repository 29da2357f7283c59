import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pass, until } from '~/testing/fake-time';
import { Toasts } from '../toast/toasts';
import { CopyButton } from './copy-button';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('says Copiado for two seconds', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<CopyButton text={() => 'todo el texto'} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await screen.getByRole('button', { name: 'Copiar', exact: true }).click();
  const says = (name: string) => screen.getByRole('button', { name, exact: true }).elements().length === 1;
  await until(() => says('Copiado'));
  expect(write).toHaveBeenCalledExactlyOnceWith('todo el texto');
  await pass(1999);
  expect(says('Copiado')).toBe(true);
  await pass(1);
  expect(says('Copiar')).toBe(true);
});

test('never says Copiado when nothing was copied, but shows a notice', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const screen = await render(
    <>
      <CopyButton text={() => 'texto'} />
      <Toasts />
    </>,
  );
  await screen.getByRole('button', { name: 'Copiar' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No se pudo copiar. Selecciona el texto y cópialo.');
  await expect.element(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
  await screen.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('copies without the clipboard API, and keeps the focus', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const copied: unknown[] = [];
  const listener = (event: ClipboardEvent) => copied.push((event.target as HTMLTextAreaElement).value);
  document.addEventListener('copy', listener);
  const screen = await render(<CopyButton text={() => 'uno\ndos'} />);
  await screen.getByRole('button', { name: 'Copiar' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copiado' })).toHaveFocus();
  document.removeEventListener('copy', listener);
  expect(copied).toEqual(['uno\ndos']);
});

test('a disabled one asks for no text', async () => {
  const text = vi.fn(() => '');
  const screen = await render(<CopyButton text={text} disabled />);
  await expect.element(screen.getByRole('button', { name: 'Copiar' })).toBeDisabled();
  expect(text).not.toHaveBeenCalled();
});
