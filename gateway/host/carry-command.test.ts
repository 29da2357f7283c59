import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../sql/database';
import { createDemonstrationDays } from '../sql/demonstration-days';
import { hasPostgres, startPostgres } from '../sql/postgres-server.fixture';
import { keepAccount } from '../sql/sign-in/account-store';
import { carryData } from './carry-command';
import { StartFault } from './start-faults';

const folders: string[] = [];
const data = () => {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-carry-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const NOWHERE = 'postgres://nobody@127.0.0.1:9/none';

test.each([
  ['a folder without a database', NOWHERE, /^En .+ no hay base de datos que llevar\./],
  ['no PostgreSQL', undefined, /^Di a qué PostgreSQL se llevan los datos: ATALAYA_DATABASE\.$/],
])('%s is told by a line', async (_what, database, line) => {
  const told = carryData({ data: data(), database }, () => undefined);
  await expect(told).rejects.toBeInstanceOf(StartFault);
  await expect(told).rejects.toThrow(line);
});

describe.runIf(hasPostgres)('a folder and a PostgreSQL', () => {
  test('are carried once, and a second time is refused; invented data stays where it is', async () => {
    const server = await startPostgres();
    try {
      const folder = data();
      const embedded = () => openDatabase({ folder: join(folder, 'database') });
      const account = { id: 'ana', email: 'ana@example.mx', name: 'Ana', lastName: '', job: '', passwordHash: 'x' };
      const db = await embedded();
      await keepAccount(db, { ...account, role: 'SOPORTE', changePassword: false });
      await db.destroy();
      const lines: string[] = [];
      const run = () => carryData({ data: folder, database: server.url }, (line) => lines.push(line));
      expect((await run()).text).toMatch(/^Se llevaron 2 filas, iguales en ambos lados\./);
      expect(lines).toContain('  account: 1');
      await expect(run()).rejects.toThrow('La base de destino ya tiene datos (tabla account); no se tocó nada.');
      const again = await embedded();
      await createDemonstrationDays(again).plan([0]);
      await again.destroy();
      await expect(run()).rejects.toThrow('tiene datos de demostración, que se quedan donde están.');
    } finally {
      await server.stop();
    }
  }, 120_000);
});
