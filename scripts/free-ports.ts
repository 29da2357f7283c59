import { createServer } from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * The first of as many free ports in a row on 127.0.0.1, at or after the one given: a console that somebody keeps open
 * on the usual port is no reason for tests to fail.
 * @throws Error when there are none
 */
export async function freePorts(count: number, from: number, free = isFree): Promise<number> {
  for (let first = from; first + count <= 65_536; first += count) {
    const row = await Promise.all(Array.from({ length: count }, (_, index) => free(first + index)));
    if (row.every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports in a row from ${from} on.`);
}
