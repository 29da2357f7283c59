import { expect, test } from 'vitest';

test('zod comes with its settings made', async () => {
  await import('./zod-without-eval');
  const { config } = await import('zod/mini');
  expect(config()).toMatchObject({ jitless: true });
});
