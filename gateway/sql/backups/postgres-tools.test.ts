import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BackupFault, NotSound } from '../../backup-ports';
import { dumpServer, placeOf, ToolFault } from './postgres-tools';
import { restoreFault, serverScratch } from './scratch';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['postgres://ana:p%40ss@db.example/atalaya', 'p@ss'],
  ['postgres://ana@db.example/atalaya?password=p%40ss', 'p@ss'],
  // As the driver takes it where the address has none.
  ['postgres://ana@db.example/atalaya', 'of the environment'],
])('the password of %s goes by the environment alone', (url, password) => {
  vi.stubEnv('PGPASSWORD', 'of the environment');
  const { database, env } = placeOf(url);
  expect(database).toBe('postgres://ana@db.example/atalaya');
  expect(env.PGPASSWORD).toBe(password);
});

test.each([
  ['pg_restore: error: input file appears to be a text format dump', NotSound],
  ['pg_restore: error: COPY failed for table "trace": ERROR:  No space left on device', BackupFault],
  ['pg_restore: error: server closed the connection unexpectedly', BackupFault],
])('%s', (message, kind) => {
  expect(restoreFault(new ToolFault(message))).toBeInstanceOf(kind);
});

test('a full disk of the server where it is restored is said', () => {
  const fault = restoreFault(new ToolFault('pg_restore: error: could not extend file: No space left on device'));
  expect((fault as Error).message).toBe('No queda espacio en el servidor en el que se restaura para verificar.');
});

test.each([
  ['that is not there', undefined, 'Falta pg_dump en la máquina de Atalaya.'],
  ['of an older release', 'server version: 17.2 (Debian); pg_dump version: 15.20', 'pg_dump es de la versión 15.20 y'],
  ['that reaches nobody', 'connection to server at "x" failed: Connection refused', 'no responde'],
])('a pg_dump %s is told', async (_, said, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-tools-'));
  if (said) writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\necho '${said}' >&2\nexit 1\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  const { ended } = dumpServer('postgres://ana@db.example/atalaya', 'x', new AbortController().signal);
  const fault: Error = await ended.then(
    () => new Error(),
    (error) => error,
  );
  rmSync(folder, { recursive: true });
  expect(fault).toBeInstanceOf(BackupFault);
  expect(fault.message).toContain(message);
});

test('a server whose connection breaks while it makes an empty database ends the verification and not the process', async () => {
  // Who it is and that it is ready, as PostgreSQL says it; then it is gone.
  const ready = Buffer.from('520000000800000000' + '5a0000000549', 'hex');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(ready);
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const scratch = serverScratch(`postgres://ana@127.0.0.1:${port}/postgres`, 'RESP-1');
  await expect(scratch.clear()).rejects.toBeInstanceOf(BackupFault);
  server.close();
});
