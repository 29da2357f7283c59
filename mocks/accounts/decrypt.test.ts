import { expect, test } from 'vitest';
import { encrypted } from '../test-client';
import { decryptPassword } from './decrypt';

test.each(['Atalaya#2026', 'ñandú €', '😀', 'x'.repeat(117), '  con espacios  ', ''])(
  'what the console encrypts is read back: %s',
  async (password) => {
    expect(await decryptPassword(encrypted(password))).toBe(password);
  },
);

test.each([undefined, null, 7, '', 'Atalaya#2026', 'AB', 'F'.repeat(256), '0'.repeat(256), 'a'.repeat(256)])(
  'anything else is not readable: %s',
  async (value) => {
    expect(await decryptPassword(value)).toBeNull();
  },
);
