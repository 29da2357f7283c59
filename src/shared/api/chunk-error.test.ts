import { afterEach, describe, expect, test, vi } from 'vitest';
import { isChunkError, isChunkGone } from './chunk-error';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['Failed to fetch dynamically imported module: https://consola.example.mx/assets/a.js', true],
  ['error loading dynamically imported module: https://consola.example.mx/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Cannot read properties of undefined', false],
  ['The module failed to fetch dynamically', false],
])('an import that failed with "%s" lacked its file: %s', (message, missing) => {
  expect(isChunkError(new TypeError(message))).toBe(missing);
});

test('what is no error lacked no file', () => {
  expect(isChunkError('Failed to fetch dynamically imported module')).toBe(false);
});

describe('whether the file is gone from the server', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: https://consola.example.mx/assets/a.js');

  test.each([
    [404, true],
    [410, true],
    [200, false],
    [500, false],
  ])('it answers %s: %s', async (status, gone) => {
    const requested = vi.fn(async () => new Response(null, { status }));
    vi.stubGlobal('fetch', requested);
    expect(await isChunkGone(error)).toBe(gone);
    expect(requested).toHaveBeenCalledWith('https://consola.example.mx/assets/a.js', {
      method: 'HEAD',
      cache: 'no-store',
    });
  });

  test('a style sheet is asked for by its path', async () => {
    const requested = vi.fn(async () => new Response(null, { status: 404 }));
    vi.stubGlobal('fetch', requested);
    expect(await isChunkGone(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
    expect(requested).toHaveBeenCalledWith('/assets/a.css', expect.anything());
  });

  test('without a network nothing is known to be gone', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await isChunkGone(error)).toBe(false);
  });

  test('a browser that names no file leaves nothing to ask for: it counts as gone', async () => {
    const requested = vi.fn();
    vi.stubGlobal('fetch', requested);
    expect(await isChunkGone(new Error('Importing a module script failed.'))).toBe(true);
    expect(requested).not.toHaveBeenCalled();
  });
});
