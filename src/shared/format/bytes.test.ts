import { expect, test } from 'vitest';
import { size } from './bytes';

test.each<[number | bigint, string]>([
  [0, '0 B'],
  [1, '1 B'],
  [0.3333, '0.33 B'],
  [0.004, '0.004 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [32768, '32 KB'],
  [1048575, '1 MB'],
  [2980568, '2.84 MB'],
  [25276502016, '23.54 GB'],
  [1099511627776, '1 TB'],
  [1125899906842624, '1,024 TB'],
  [-2048, '-2 KB'],
  [18446744073623414305n, '18,446,744,073,623,414,305 B'],
])('%s bytes are %s', (bytes, shown) => {
  expect(size(bytes)).toBe(shown);
});
