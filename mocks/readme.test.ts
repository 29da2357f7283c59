import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoPassword, demoUsers } from './accounts/users';
import { scenarios } from './scenarios';

const readme = readFileSync('README.md', 'utf8');

test.each(demoUsers.map((user) => [user.email, user] as const))('the README names %s', (email, user) => {
  expect(readme).toContain(`| \`${email}\` | ${user.role} | ${user.shows} |`);
});

test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('the README names %s', (_name, scenario) => {
  expect(readme).toContain(`| ${scenario.reach} | ${scenario.happens} |`);
});

test('the README names the password of the demonstration', () => {
  expect(readme).toContain(`\`${demoPassword}\``);
});
