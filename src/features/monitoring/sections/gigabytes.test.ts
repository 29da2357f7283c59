import { expect, test } from 'vitest';
import { gbText, sizeToGb } from './gigabytes';

test.each<[unknown, number | null]>([
  ['12 GB', 12],
  ['252GB', 252],
  [' 7.5 gb ', 7.5],
  ['12,5 GB', 12.5],
  ['1,234 MB', 1234 / 1024],
  ['1,021.11 GB', 1021.11],
  ['1.021,11 GB', 1021.11],
  ['1,234,567 KB', 1234567 / 1024 ** 2],
  ['1,2345 GB', 1.2345],
  ['2.500 GB', 2.5],
  ['.5 GB', 0.5],
  ['5. GB', 5],
  ['1.5TiB', 1536],
  ['1.5T', 1536],
  ['2 PB', 2 * 1024 ** 2],
  ['1pib', 1024 ** 2],
  ['900 MB', 0.87890625],
  ['917.4M', 0.8958984375],
  ['512K', 0.00048828125],
  ['512 KiB', 0.00048828125],
  ['1073741824 B', 1],
  ['-3 GB', -3],
  ['0', 0],
  ['0.0', 0],
  [0, 0],
  ['0B', 0],
  ['12', null],
  [12, null],
  [12n, null],
  ['GB', null],
  ['.', null],
  [', GB', null],
  ['1.2.3 GB', null],
  ['1,5,5 GB', null],
  ['1,02.5 GB', null],
  ['12 GBps', null],
  ['12 iB', null],
  ['lleno', null],
  ['', null],
  [null, null],
  [undefined, null],
  [{}, null],
])('%o is %o GB', (text, gb) => {
  expect(sizeToGb(text)).toBe(gb);
});

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
