import { describe, expect, test } from 'vitest';
import type { InstallOutcome } from './debian.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureNginx } from './ensure-nginx.ts';
import { ensurePostgres } from './ensure-postgres.ts';

const SHELL = '/usr/bin/chromium-headless-shell';
const DESKTOP = '/usr/bin/chromium';
const PLAYWRIGHT = '/home/ana/.cache/ms-playwright/chrome';
const PLACES: Record<string, string> = { 'chromium-headless-shell': SHELL, chromium: DESKTOP };

interface State {
  has?: string[];
  named?: string;
  /** What Debian's packages lead to; a package that is not in `offers` fails. */
  outcome?: InstallOutcome;
  offers?: string[];
}

function browserMachine({ has = [], named, outcome = 'installed', offers = Object.keys(PLACES) }: State) {
  const present = new Set(has);
  const requests: string[] = [];
  const install = (...names: string[]): InstallOutcome => {
    requests.push(...names);
    if (outcome !== 'installed') return outcome;
    if (names.some((name) => !offers.includes(name))) return 'failed';
    for (const name of names) present.add(PLACES[name] ?? '');
    return 'installed';
  };
  return {
    requests,
    machine: { named, playwright: PLAYWRIGHT, starts: (path: string) => present.has(path), install },
  };
}

describe('a Chromium for the tests', () => {
  test.each<[string, State, string, string[]]>([
    ['nothing there', {}, SHELL, ['chromium-headless-shell']],
    ['nothing there, CHROMIUM_PATH empty', { named: '' }, SHELL, ['chromium-headless-shell']],
    ['nothing there, CHROMIUM_PATH blank', { named: '  ' }, SHELL, ['chromium-headless-shell']],
    ['no headless shell in this Debian', { offers: ['chromium'] }, DESKTOP, ['chromium-headless-shell', 'chromium']],
    ['a desktop only', { has: [DESKTOP] }, SHELL, ['chromium-headless-shell']],
    ['a desktop, no root', { has: [DESKTOP], outcome: 'no root' }, DESKTOP, ['chromium-headless-shell']],
    ['a desktop, no apt', { has: [DESKTOP], outcome: 'no apt' }, DESKTOP, ['chromium-headless-shell']],
    ['a desktop, no network', { has: [DESKTOP], outcome: 'failed' }, DESKTOP, ['chromium-headless-shell']],
    [
      'a desktop under its other name',
      { has: ['/usr/bin/chromium-browser'], outcome: 'no apt' },
      '/usr/bin/chromium-browser',
      ['chromium-headless-shell'],
    ],
    ['the headless shell only', { has: [SHELL] }, SHELL, []],
    ['both', { has: [DESKTOP, SHELL] }, SHELL, []],
    ['that of Playwright only', { has: [PLAYWRIGHT] }, PLAYWRIGHT, []],
    ['CHROMIUM_PATH right', { has: ['/opt/chrome', SHELL], named: '/opt/chrome' }, '/opt/chrome', []],
    ['CHROMIUM_PATH with blanks around', { has: ['/opt/chrome'], named: ' /opt/chrome ' }, '/opt/chrome', []],
  ])('%s', (_what, state, path, installed) => {
    const { requests, machine } = browserMachine(state);
    expect(ensureChromium(machine)).toBe(path);
    expect(requests).toEqual(installed);
  });

  test.each<[string, State, string[], string[]]>([
    ['CHROMIUM_PATH wrong, others there', { named: '/opt/gone', has: [SHELL] }, ['CHROMIUM_PATH', '/opt/gone'], []],
    ['no root', { outcome: 'no root' }, ['sudo apt-get install chromium'], ['chromium-headless-shell', 'chromium']],
    [
      'no apt',
      { outcome: 'no apt' },
      ['no apt-get', 'npx playwright install'],
      ['chromium-headless-shell', 'chromium'],
    ],
    ['no network', { outcome: 'failed' }, ['apt-get install chromium failed'], ['chromium-headless-shell', 'chromium']],
  ])('%s: says what to do', (_what, state, says, installed) => {
    const { requests, machine } = browserMachine(state);
    let message = '';
    try {
      ensureChromium(machine);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const text of says) expect(message).toContain(text);
    expect(requests).toEqual(installed);
  });
});

interface ServerState {
  nginx?: boolean;
  brotli?: boolean;
  outcome?: InstallOutcome;
  offers?: string[];
}

function serverMachine({
  nginx = false,
  brotli = false,
  outcome = 'installed',
  offers = ['nginx', 'libnginx-mod-http-brotli-static'],
}: ServerState) {
  const state = { nginx, brotli };
  const requests: string[] = [];
  const install = (...names: string[]): InstallOutcome => {
    requests.push(names.join(' '));
    if (outcome !== 'installed') return outcome;
    if (names.some((name) => !offers.includes(name))) return 'failed';
    state.nginx ||= names.includes('nginx');
    state.brotli ||= names.includes('libnginx-mod-http-brotli-static');
    return 'installed';
  };
  return { requests, machine: { starts: () => state.nginx, hasBrotli: () => state.brotli, install } };
}

describe('an nginx for the tests', () => {
  const BOTH = 'nginx libnginx-mod-http-brotli-static';
  test.each<[string, ServerState, string[]]>([
    ['nothing there', {}, [BOTH]],
    ['without brotli', { nginx: true }, [BOTH]],
    ['without brotli, no root', { nginx: true, outcome: 'no root' }, [BOTH]],
    ['without brotli, no apt', { nginx: true, outcome: 'no apt' }, [BOTH]],
    ['with brotli', { nginx: true, brotli: true }, []],
    ['no such module in this Debian', { offers: ['nginx'] }, [BOTH, 'nginx']],
  ])('%s', (_what, state, installed) => {
    const { requests, machine } = serverMachine(state);
    ensureNginx(machine);
    expect(machine.starts()).toBe(true);
    expect(requests).toEqual(installed);
  });

  test.each<[string, ServerState, string]>([
    ['no root', { outcome: 'no root' }, `sudo apt-get install ${BOTH}`],
    ['no apt', { outcome: 'no apt' }, 'no apt-get'],
    ['no network', { outcome: 'failed' }, `apt-get install ${BOTH} failed`],
  ])('%s: says what to do', (_what, state, says) => {
    expect(() => ensureNginx(serverMachine(state).machine)).toThrow(says);
  });
});

test.each<[string, boolean, InstallOutcome, string | undefined]>([
  ['there', true, 'failed', undefined],
  ['not there', false, 'installed', undefined],
  ['not there, no root', false, 'no root', 'sudo apt-get install postgresql'],
  ['not there, no network', false, 'failed', 'apt-get install postgresql failed'],
])('a PostgreSQL for the tests: %s', (_what, there, outcome, says) => {
  const state = { there };
  const install = (...names: string[]): InstallOutcome => {
    expect(names).toEqual(['postgresql']);
    state.there = outcome === 'installed';
    return outcome;
  };
  const remark = ensurePostgres({ hasServer: () => state.there, install });
  expect(remark).toEqual(says && expect.stringContaining(says));
});
