import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConfigFile } from './config-file';

afterEach(() => {
  globalThis.atalayaConfig = undefined;
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What the console reads at its start, with this configuration file or none. */
async function started(config?: ConfigFile) {
  vi.resetModules();
  vi.stubGlobal('location', new URL('http://console.example.mx'));
  globalThis.atalayaConfig = config;
  return import('./env');
}

describe('what a deployment decides', () => {
  test('nothing: QA, the base path for all calls (spec 1.3, 19.1), no idle lock', async () => {
    expect(await started()).toMatchObject({
      environment: 'qa',
      apiBase: 'http://console.example.mx/api/dashboard',
      idleMinutes: 0,
    });
  });

  test.each<[string, ConfigFile, number]>([
    ['production', { environment: 'production' }, 15],
    ['production that wants less', { environment: 'production', idleMinutes: 5 }, 5],
    ['production that wants none', { environment: 'production', idleMinutes: 0 }, 0],
    ['development', { environment: 'development' }, 0],
    ['QA that wants it', { environment: 'qa', idleMinutes: 30 }, 30],
  ])('%s locks after so many idle minutes (spec 4.11)', async (_name, config, minutes) => {
    expect((await started(config)).idleMinutes).toBe(minutes);
  });

  test.each([
    [{ environment: 'qa', demonstration: true } as const, true],
    [undefined, false],
  ])('%j: its data are invented: %s', async (config, demonstration) => {
    expect(await started(config)).toMatchObject({ demonstration });
  });

  test('what was built for production has the lock without a file', async () => {
    vi.stubEnv('VITE_ENVIRONMENT', 'production');
    expect(await started()).toMatchObject({ environment: 'production', idleMinutes: 15 });
  });
});
