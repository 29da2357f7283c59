import { describe, expect, test } from 'vitest';
import { parseApiBase, parseEnvironment } from './env-values';

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
