import { expect, test } from 'vitest';
import { readToken, writeToken } from './accounts/token';
import { emailScenario, isSessionScenario, scenarios, sessionScenarios } from './scenarios';

test('the table names every failure once and says how to see it', () => {
  expect(new Set(scenarios.map(({ name, reach }) => `${name} ${reach}`)).size).toBe(scenarios.length);
  for (const { name, reach, happens } of scenarios) {
    expect(reach).toContain(name);
    expect(happens).not.toBe('');
  }
});

test('every scenario of a session survives in its token', () => {
  for (const scenario of ['', ...Object.keys(sessionScenarios)]) {
    const content = { userId: 'mariana-rios', issued: 1, expiry: 2, serial: 3, scenario };
    expect(readToken(writeToken(content))).toEqual(content);
    expect(readToken(writeToken({ ...content, changed: true }))).toEqual({ ...content, changed: true });
  }
});

test.each(['', 'x', 'demo', 'demo.mariana-rios.1.2.3', 'demo.mariana-rios.a.2.3.', 'eyJhbGciOi.J9.x'])(
  'no token: %s',
  (text) => {
    expect(readToken(text)).toBeNull();
  },
);

test('names that objects have by themselves are no scenarios', () => {
  expect(isSessionScenario('constructor')).toBe(false);
  expect(emailScenario('toString@example.mx')).toBeNull();
  expect(emailScenario('ERROR500@example.mx')).toBe('error500');
});
