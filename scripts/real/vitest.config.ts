import { defineConfig } from 'vitest/config';

/** Tests against real services, apart from all others: they install and start programs. */
export default defineConfig({
  test: { name: 'real', include: ['scripts/real/*.real.ts'], testTimeout: 120_000 },
});
