import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests against real services, apart from all others: they install and start programs, one file after the other. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  // Services are many processes: one file at a time.
  test: { name: 'real', include: ['scripts/real/*.real.ts'], testTimeout: 120_000, fileParallelism: false },
});
