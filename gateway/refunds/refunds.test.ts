import { describe, expect, test } from 'vitest';
import { seededHistory } from './histories.fixture';
import { memoryPlace } from './memory-place.fixture';
import { refundTests } from './refund-tests.fixture';

describe('in memory', () => {
  const place = memoryPlace();
  refundTests(() => place);

  test('ten thousand histories: never more than paid, never twice for a key, never by one person alone', async () => {
    for (let seed = 1; seed <= 10_000; seed += 1) expect(await seededHistory(memoryPlace(), seed)).toEqual([]);
  }, 120_000);
});
