import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfigFile } from '../../src/shared/config/config-file.ts';
import { releaseHeaders } from './release-files.ts';

const include = readFileSync('deploy/nginx/security-headers.conf', 'utf8');

test('nginx sets the headers of the list and no other, on errors too', () => {
  const set = [...include.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(set)).toEqual(releaseHeaders);
  expect(include.match(/add_header/g)).toHaveLength(set.length);
});

test('what a platform sets by the same names is hidden', () => {
  const hidden = [...include.matchAll(/^proxy_hide_header (\S+);$/gm)].map(([, name]) => name);
  expect(hidden).toEqual(Object.keys(releaseHeaders));
});

test('HSTS holds for at least a year', () => {
  expect(Number(/max-age=(\d+)/.exec(releaseHeaders['Strict-Transport-Security'])?.[1])).toBeGreaterThanOrEqual(
    31_536_000,
  );
});

test('the example of a configuration file is a good one', () => {
  expect(readConfigFile(readFileSync('deploy/config.example.json', 'utf8'))).toHaveProperty('config');
});

describe('deploy/start.sh refuses', () => {
  test.each([
    ['no platform', {}, 'ATALAYA_API must be http(s)://host[:port] without a path; it is "".'],
    ['a platform with a path', { ATALAYA_API: 'http://api/x' }, 'ATALAYA_API must be'],
    ['a value that goes on in nginx', { ATALAYA_API: 'http://api;}' }, 'ATALAYA_API must be'],
    ['itself', { ATALAYA_API: 'http://localhost:8080' }, 'ATALAYA_API names the console itself'],
    [
      'itself by its address',
      { ATALAYA_API: 'http://10.0.0.1:81', ATALAYA_LISTEN: '10.0.0.1:81' },
      'ATALAYA_API names the console itself',
    ],
    [
      'not the same port of another address',
      { ATALAYA_API: 'http://127.0.0.1:81', ATALAYA_LISTEN: '10.0.0.1:81', ATALAYA_CONFIG: '/nowhere' },
      '/nowhere cannot be read.',
    ],
    ['a folder without a build', { ATALAYA_ROOT: '/nowhere' }, 'ATALAYA_ROOT: there is no build in /nowhere.'],
    ['a wrong port', { ATALAYA_API: 'http://api', ATALAYA_LISTEN: '80; x' }, 'ATALAYA_LISTEN must be'],
    ['a path that goes on in nginx', { ATALAYA_API: 'http://api', ATALAYA_LOG: '/a; b' }, 'A path may hold'],
    [
      'a log that cannot be written',
      { ATALAYA_API: 'http://api', ATALAYA_LOG: '/nowhere/log' },
      'cannot be written by',
    ],
    ['a file that is not there', { ATALAYA_API: 'http://api', ATALAYA_CONFIG: '/nowhere' }, '/nowhere cannot be read.'],
  ])('%s', (_, env, message) => {
    // The repository's own page stands for a build; nginx itself is never reached.
    const run = spawnSync('sh', ['deploy/start.sh'], {
      env: {
        PATH: process.env.PATH,
        ATALAYA_ROOT: '.',
        ATALAYA_RUN: '/tmp/atalaya-refused',
        ATALAYA_LOG: '/dev/null',
        ...env,
      },
      encoding: 'utf8',
    });
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(1);
  });
});
