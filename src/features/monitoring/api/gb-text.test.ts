import { expect, test } from 'vitest';
import { gbText } from './gb-text';
import { sizeToGb } from './size-to-gb';

test.each([
  ['0', '0.00 GB'],
  ['0 GB', '0.00 GB'],
  ['1 B', '0.00000000093 GB'],
  ['1536 KB', '0.0015 GB'],
  ['5.1 MB', '0.005 GB'],
  ['10 MB', '0.0098 GB'],
  ['10.24 MB', '0.01 GB'],
  ['900 MB', '0.88 GB'],
  ['12 GB', '12.00 GB'],
  ['1.5 TB', '1,536.00 GB'],
  ['-1536 KB', '-0.0015 GB'],
])('%s is shown as %s', (sent, shown) => {
  expect(gbText(sizeToGb(sent) ?? Number.NaN)).toBe(shown);
});

test('what a subtraction leaves below a byte is nothing', () => {
  const used = (sizeToGb('1.1 GB') ?? 0) - (sizeToGb('1126.4 MB') ?? 0);
  expect(gbText(used || 2e-16)).toBe('0.00 GB');
  expect(gbText(-2e-16)).toBe('0.00 GB');
});
