import { afterEach, expect, test, vi } from 'vitest';
import { BackupFault, NotSound } from '../../backup-ports';
import { placeOf, ToolFault } from './postgres-tools';
import { restoreFault } from './scratch';

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
