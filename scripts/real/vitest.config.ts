import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests against real services, apart from all others: they install and start programs, one file after the other. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  // Services are many processes: one file at a time. A Prometheus beside flows in three browsers scrapes when it can.
  test: { name: 'real', include: ['scripts/real/*.real.ts'], testTimeout: 600_000, fileParallelism: false },
});
