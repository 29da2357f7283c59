import { constants, createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCipher } from './cipher';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const cipher = createCipher(pem);
const key = createPublicKey(pem);

const hex = (bytes: Buffer) => bytes.toString('hex').toUpperCase();
const encrypted = (text: string | Buffer) =>
  hex(publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)));
/** A block whose padding is written by hand. */
const block = (bytes: number[]) =>
  hex(
    publicEncrypt(
      { key, padding: constants.RSA_NO_PADDING },
      Buffer.from([...bytes, ...Array(128).fill(7)].slice(0, 128)),
    ),
  );

test.each(['Atalaya#2026', 'ñandú €', '😀', 'x'.repeat(117), '  con espacios  ', '\uFEFFx', ''])(
  'reads %s',
  async (text) => {
    expect(await cipher.decrypt(encrypted(text))).toBe(text);
  },
);

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

test.each([
  ['undefined', undefined],
  ['a number', 7],
  ['short digits', 'AB'],
  ['lower case', encrypted('x').toLowerCase()],
  ['more than the modulus', 'F'.repeat(256)],
  ['zero', '0'.repeat(256)],
  ['another kind of block', block([0, 1, ...eight, 0])],
  ['a first byte', block([1, 2, ...eight, 0])],
  ['seven bytes of padding', block([0, 2, ...eight.slice(1), 0])],
  ['no end of the padding', block([0, 2, ...eight])],
  ['no UTF-8', encrypted(Buffer.from([0xff, 0xfe]))],
])('%s is not readable', async (_what, value) => {
  expect(await cipher.decrypt(value)).toBeNull();
});

test('the least padding is enough', async () => {
  expect(await cipher.decrypt(block([0, 2, ...eight, 0, 65, ...Array(116).fill(66)]))).toBe(`A${'B'.repeat(116)}`);
});
