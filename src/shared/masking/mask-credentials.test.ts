import { describe, expect, test } from 'vitest';
import { maskText } from './mask';

test.each([
  ['va Bearer abcdefghijklmnop', 'va Bearer ••••••••'],
  ['va Basic YTpiCg==', 'va Basic ••••••••'],
  ['va Digest abcdefghijklmnop', 'va Digest ••••••••'],
  ['va Negotiate YIIabcdef', 'va Negotiate ••••••••'],
  ['va bearer abc1def', 'va bearer ••••••••'],
  ['a=Bearer%20abc1def&b=1', 'a=Bearer%20••••••••&b=1'],
  ['a=Bearer+abc1def&b=1', 'a=Bearer+••••••••&b=1'],
  ['usa sk_live_abcdef', 'usa ••••••••'],
  ['usa pk_test_abcdef', 'usa ••••••••'],
  ['usa rk_live_abcdef', 'usa ••••••••'],
  ['usa tok_abcdef', 'usa ••••••••'],
  ['usa tok-abcdef', 'usa ••••••••'],
  ['usa whsec_abcdef', 'usa ••••••••'],
  ['usa xoxb-abcdef', 'usa ••••••••'],
  ['usa ghp_abcdef', 'usa ••••••••'],
  ['usa gho-abcdef', 'usa ••••••••'],
])('%s', (text, shown) => {
  expect(maskText(text)).toBe(shown);
});

test.each(['basic research', 'digest of the day', 'token bearer', 'bearer instruments', 'sk_livestock', 'tok_abc'])(
  '%s stays',
  (text) => {
    expect(maskText(text)).toBe(text);
  },
);

describe('JSON in base64', () => {
  test.each([
    '{"pin":"ab"}',
    '{ "pin":"ab"}',
    '{\n"pin":"ab"}',
    '{\t"pin":"ab"}',
    '{\r\n"pin":"ab"}',
    '{"4111111111111111":1}',
    '[{"pin":"ab"}]',
    '[ {"pin":"ab"}]',
    '[\n{"pin":"ab"}]',
    '[\t{"pin":"ab"}]',
    '[\r\n{"pin":"ab"}]',
    '[["pin","ab"],{"pin":"abcd"}]',
    '["4111111111111111"]',
    '[4111111111111111]',
    '[-1,{"pin":"ab"}]',
    '{"pin":"ñandú"}',
    '{"alg":"HS256"}',
    '{ "alg" : "none" }',
  ])('%j', (json) => {
    const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(json)));
    expect(maskText(`x ${base64} y`)).toBe('x •••••••• y');
    expect(maskText(`x ${base64.replace(/=+$/, '')} y`)).toBe('x •••••••• y');
  });

  test.each(['{"folio":"SIC-1","total":"a"}', '{ "folio":"SIC-1" }', '[{"folio":"SIC-1"}]', '[10,20,30,40]'])(
    '%j stays',
    (json) => {
      expect(maskText(`x ${btoa(json)} y`)).toBe(`x ${btoa(json)} y`);
    },
  );

  test('the letters of addresses, and a text that was cut', () => {
    const base64 = btoa('{"pin":"ab","a":"~~~???>>>"}');
    expect(base64).toMatch(/[+/]/);
    expect(maskText(`x ${base64.replaceAll('+', '-').replaceAll('/', '_')} y`)).toBe('x •••••••• y');
    const long = btoa(`{"pin":"ab","a":"${'z'.repeat(40)}"}`);
    for (const cut of [37, 38, 39, 40]) expect(maskText(`x ${long.slice(0, cut)}`)).toBe('x ••••••••');
    const within = btoa(String.fromCharCode(...new TextEncoder().encode('{"pin":"ab","a":"ñññññññññ"}')));
    for (const cut of [24, 25, 26, 27, 28]) expect(maskText(`x ${within.slice(0, cut)}`)).toBe('x ••••••••');
  });

  test('a token of three parts, whatever its first one looks like', () => {
    for (const head of ['{"alg":"HS256"}', '{ "typ":"JWT" }', '{\n"kid":"a"}']) {
      const part = btoa(head).replace(/=+$/, '');
      expect(maskText(`x ${part}.abcdefgh.ijklmnop y`)).toBe('x •••••••• y');
    }
    expect(maskText('x eyJhbGciOiJI••••.abc y eyJabcdefghijk.x')).toContain('y ••••••••');
  });
});
