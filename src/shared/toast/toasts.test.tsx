import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pass, until } from '~/testing/fake-time';
import { showToast, useToast } from './toast-store';
import { Toasts } from './toasts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Harness() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.show('info', 'Primer aviso')}>
        Uno
      </button>
      <button type="button" onClick={() => toast.show('info', 'Segundo aviso')}>
        Dos
      </button>
      <Toasts />
    </>
  );
}

async function open() {
  const screen = await render(<Harness />);
  await screen.getByRole('button', { name: 'Uno' }).click();
  const notice = screen.getByText('Primer aviso');
  const there = () => notice.elements().length === 1;
  await until(there);
  return { screen, notice, there };
}

test('leaves after five seconds', async () => {
  const { there } = await open();
  await pass(4999);
  expect(there()).toBe(true);
  await pass(1);
  expect(there()).toBe(false);
});

test('waits under the pointer and goes on with the time that was left', async () => {
  const { screen, notice } = await open();
  vi.advanceTimersByTime(3000);
  await userEvent.hover(notice);
  vi.advanceTimersByTime(60_000);
  await expect.element(notice).toBeVisible();
  await userEvent.hover(screen.getByRole('button', { name: 'Dos' }));
  vi.advanceTimersByTime(1999);
  await expect.element(notice).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(notice).not.toBeInTheDocument();
});

test('waits while it holds the focus', async () => {
  const { screen, notice } = await open();
  await expect.element(screen.getByRole('button', { name: 'Cerrar aviso' })).toBeVisible();
  (screen.getByRole('button', { name: 'Cerrar aviso' }).element() as HTMLElement).focus();
  await expect.element(screen.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await expect.element(notice).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice).not.toBeInTheDocument();
});

test('waits in a hidden tab', async () => {
  const { notice } = await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  vi.advanceTimersByTime(60_000);
  await expect.element(notice).toBeVisible();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(5000);
  await expect.element(notice).not.toBeInTheDocument();
});

test('gives the focus back to who had it before', async () => {
  const { screen, notice } = await open();
  const button = screen.getByRole('button', { name: 'Uno' });
  await expect.element(button).toHaveFocus();
  (screen.getByRole('button', { name: 'Cerrar aviso' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('stands at the lower right, on a phone over the top bar: what is read and pressed is elsewhere', async () => {
  await page.viewport(1440, 900);
  const { notice } = await open();
  const box = () => (notice.element().closest('[role=status]') as HTMLElement).getBoundingClientRect();
  expect(box().left).toBeGreaterThan(720);
  expect([box().right, box().bottom]).toEqual([1440 - 24, 900 - 24]);
  await page.viewport(390, 844);
  expect(box().top).toBe(28);
  expect(box().bottom).toBeLessThanOrEqual(80);
});

test('a new notice has its own five seconds', async () => {
  const { screen, notice } = await open();
  vi.advanceTimersByTime(4000);
  await screen.getByRole('button', { name: 'Dos' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  vi.advanceTimersByTime(4999);
  await expect.element(screen.getByText('Segundo aviso')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByText('Segundo aviso')).not.toBeInTheDocument();
});

test('is announced: one live region stands before anything is said, for all notices', async () => {
  const screen = await render(<Harness />);
  showToast('other', 'danger', 'Otro aviso');
  await expect.element(screen.getByText('Otro aviso')).toBeVisible();
  await screen.getByRole('button', { name: 'Uno' }).click();
  await expect.element(screen.getByText('Primer aviso')).toBeVisible();
  const regions = document.querySelectorAll('[aria-live]');
  expect(regions).toHaveLength(1);
  expect(regions[0]?.getAttribute('aria-live')).toBe('polite');
  expect(regions[0]?.textContent).toBe('Otro avisoPrimer aviso');
});

test('an undo takes back what was done and takes the toast along; nobody is told that it left', async () => {
  const screen = await render(<Toasts />);
  const undo = vi.fn();
  const onLeave = vi.fn();
  showToast('undo', 'info', 'Se quitó el filtro.', { undo, onLeave });
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('Se quitó el filtro.')).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
});

test('who closes a toast, and who lets its time pass, has left it', async () => {
  const screen = await render(<Toasts />);
  const onLeave = vi.fn();
  showToast('one', 'warning', 'Primero', { onLeave });
  await screen.getByRole('button', { name: 'Cerrar aviso' }).click();
  expect(onLeave).toHaveBeenCalledTimes(1);
  showToast('one', 'warning', 'Segundo', { onLeave });
  await until(() => screen.getByText('Segundo').elements().length === 1);
  await pass(5000);
  expect(onLeave).toHaveBeenCalledTimes(2);
});

test('a component takes its toast along when it goes; those of others stay', async () => {
  const screen = await render(<Harness />);
  showToast('other', 'success', 'Otro aviso');
  await screen.getByRole('button', { name: 'Uno' }).click();
  await expect.element(screen.getByText('Primer aviso')).toBeVisible();
  await screen.rerender(<Toasts />);
  await expect.element(screen.getByText('Primer aviso')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Otro aviso')).toBeVisible();
});
