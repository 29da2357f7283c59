import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionCleared } from '~/session/session-store';
import { signInLucia } from '../login/sign-in.fixture';
import { ACTIVITY_KEY } from './activity';
import { idleFor, MINUTE, NOW, openLock } from './lock.fixture';

beforeEach(() => signInLucia());
afterEach(() => {
  vi.useRealTimers();
  sessionCleared();
});

describe('the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  });

  test('without key or pointer: nothing, then the warning that counts, then the cover', async () => {
    const { dialog, secret, getByText } = await openLock();
    const warning = (seconds: number) => getByText(`Tu sesión se bloqueará en ${seconds} s`, { exact: true });
    vi.advanceTimersByTime(14 * MINUTE - 1000);
    await expect.element(getByText(/se bloqueará/)).not.toBeInTheDocument();
    vi.advanceTimersByTime(1000);
    await expect.element(warning(60)).toBeVisible();
    vi.advanceTimersByTime(18_000);
    await expect.element(warning(42)).toBeVisible();
    // Announced once, with the seconds of that moment.
    expect(getByText('Tu sesión se bloqueará en 60 s. Mueve el puntero', { exact: false }).elements()).toHaveLength(1);
    await expect.element(secret).toBeVisible();
    vi.advanceTimersByTime(42_000);
    await expect.element(dialog).toBeVisible();
    await expect.element(secret).not.toBeVisible();
    await expect.element(getByText(/se bloqueará/)).not.toBeInTheDocument();
  });

  const events: [name: string, event: () => Event][] = [
    ['a key', () => new KeyboardEvent('keydown', { key: 'a' })],
    ['a click', () => new PointerEvent('pointerdown')],
    ['the pointer', () => new PointerEvent('pointermove', { screenX: 5, screenY: 9 })],
    ['the wheel', () => new WheelEvent('wheel')],
  ];
  test.each(events)('%s cancels the warning and starts the time anew', async (_name, event) => {
    const { dialog, getByText } = await openLock();
    vi.advanceTimersByTime(14 * MINUTE + 30_000);
    await expect.element(getByText(/se bloqueará en 30 s$/)).toBeVisible();
    window.dispatchEvent(event());
    await expect.element(getByText(/se bloqueará/)).not.toBeInTheDocument();
    vi.advanceTimersByTime(13 * MINUTE);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('what moves under a resting pointer is no activity', async () => {
    const { dialog } = await openLock();
    const rest = () => window.dispatchEvent(new PointerEvent('pointermove', { screenX: 5, screenY: 9 }));
    rest();
    vi.advanceTimersByTime(14 * MINUTE);
    rest();
    vi.advanceTimersByTime(MINUTE);
    await expect.element(dialog).toBeVisible();
  });

  test('activity in another tab postpones, and is kept at most once a second', async () => {
    const { dialog } = await openLock();
    vi.advanceTimersByTime(10 * MINUTE);
    idleFor(0);
    vi.advanceTimersByTime(14 * MINUTE - 1000);
    await expect.element(dialog).not.toBeInTheDocument();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let x = 0; x < 50; x += 1) window.dispatchEvent(new PointerEvent('pointermove', { screenX: x, screenY: 1 }));
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  test('a key after a long sleep comes too late', async () => {
    const { dialog } = await openLock();
    vi.setSystemTime(NOW + 8 * 60 * MINUTE);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await expect.element(dialog).toBeVisible();
    expect(window.localStorage.getItem(ACTIVITY_KEY)).toBe(String(NOW));
  });

  test.each(['', 'ayer', '-5', '{"at":1}'])('the junk %j is no activity, the time starts now', async (junk) => {
    window.localStorage.setItem(ACTIVITY_KEY, junk);
    const { dialog } = await openLock();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.localStorage.getItem(ACTIVITY_KEY)).toBe(String(NOW));
  });
});
