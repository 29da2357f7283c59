import type { PostgresPool } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseAway, StorageFull, TooSlow } from '../ports';
import { foreseen } from './database-faults';

test.each([
  ['a full disk', { code: '53100' }, StorageFull],
  ['a full disk under the embedded one', { code: 'ENOSPC' }, StorageFull],
  ['a quota that is used up', { code: 'XX000', routine: 'mdextend' }, StorageFull],
  ['another fault without a code', { code: 'XX000', routine: 'heap_insert' }, Error],
  ['more to sort than may lie on the disk', { code: '53400' }, TooSlow],
  ['a question that is cut off', { code: '57014' }, TooSlow],
  ['a server that has crashed', { code: '57P02' }, DatabaseAway],
])('%s is told as what it is', async (_what, fault, kind) => {
  const error = Object.assign(new Error('x'), fault);
  const broken = { query: () => Promise.reject(error), release: () => undefined };
  const client = await foreseen({ connect: async () => broken } as unknown as PostgresPool).connect();
  const told = await client.query('select 1', []).catch((reason: Error) => reason);
  expect((told as Error).constructor).toBe(kind);
});
