import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from './free-ports.ts';

test.each([
  ['all free', [], 4173],
  ['the first taken', [4173], 4177],
  ['the last of the first row taken', [4176], 4177],
  ['one in each of two rows', [4174, 4180], 4181],
])('%s', async (_what, taken: number[], first) => {
  await expect(freePorts(4, 4173, async (port) => !taken.includes(port))).resolves.toBe(first);
});

test('none left is an error', async () => {
  await expect(freePorts(4, 65_000, async () => false)).rejects.toThrow('No 4 free ports');
});

test('a port that is listened to is not free', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const found = await freePorts(1, port);
  server.close();
  expect(found).toBeGreaterThan(port);
});
