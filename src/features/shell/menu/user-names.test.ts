import { expect, test } from 'vitest';
import { fullName, initials } from './user-names';

test.each([
  ['Mariana', 'Ríos', 'Mariana Ríos', 'MR'],
  [' Mariana ', ' Ríos Luna ', 'Mariana Ríos Luna', 'MR'],
  ['Mariana', '', 'Mariana', 'M'],
  ['', 'Ríos', 'Ríos', 'R'],
  ['', ' ', 'ana@example.mx', 'A'],
  ['élida', 'ñandú', 'élida ñandú', 'ÉÑ'],
  ['🦊', 'x', '🦊 x', '🦊X'],
])('%j %j is %j, in short %j', (name, lastName, full, short) => {
  const user = { name, lastName, email: 'ana@example.mx' };
  expect(fullName(user)).toBe(full);
  expect(initials(user)).toBe(short);
});

test('nobody has no initials', () => {
  expect(initials({ name: '', lastName: '', email: '' })).toBe('');
});
