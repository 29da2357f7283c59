import { describe, expect, test } from 'vitest';
import { parseApiBase, parseEnvironment, parseIdleMinutes } from './env-values';

describe('VITE_ENVIRONMENT', () => {
  test.each([
    [undefined, 'qa'],
    ['', 'qa'],
    ['  ', 'qa'],
    ['qa', 'qa'],
    ['production', 'production'],
    ['development', 'development'],
  ])('%j means %s', (value, environment) => {
    expect(parseEnvironment(value)).toBe(environment);
  });

  test.each(['prod', 'QA', 'staging'])('%j is refused by name', (value) => {
    expect(() => parseEnvironment(value)).toThrow(
      `VITE_ENVIRONMENT must be one of production, qa, development; it is "${value}".`,
    );
  });
});

describe('VITE_API_BASE_URL', () => {
  test.each([
    [undefined, '/api/dashboard'],
    ['/api/dashboard/', '/api/dashboard'],
    ['/consola/v2', '/consola/v2'],
    ['https://api.example.mx/dashboard', 'https://api.example.mx/dashboard'],
    ['http://192.0.2.1:8080/api/', 'http://192.0.2.1:8080/api'],
  ])('%j means %s', (value, base) => {
    expect(parseApiBase(value)).toBe(base);
  });

  test.each([
    'api/dashboard',
    '//api.example.mx',
    'ftp://api.example.mx',
    '/api?x=1',
    'https://a:b@example.mx',
    'javascript:1',
  ])('%j is refused', (value) => {
    expect(() => parseApiBase(value)).toThrow(/^VITE_API_BASE_URL must be a path/);
  });
});

describe('VITE_IDLE_MINUTES', () => {
  test.each([
    [undefined, 'production', 15],
    [' ', 'production', 15],
    [undefined, 'qa', 0],
    ['', 'development', 0],
    ['0', 'production', 0],
    [' 5 ', 'qa', 5],
    ['1440', 'production', 1440],
  ] as const)('%j in %s means %i', (value, environment, minutes) => {
    expect(parseIdleMinutes(value, environment)).toBe(minutes);
  });

  test.each(['1441', '-1', '1.5', '15m', 'no', 'Infinity'])('%j is refused by name', (value) => {
    expect(() => parseIdleMinutes(value, 'qa')).toThrow(
      `VITE_IDLE_MINUTES must be a whole number of minutes from 0 (off) to 1440; it is "${value}".`,
    );
  });
});
