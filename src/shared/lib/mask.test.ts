import { describe, expect, test } from 'vitest';
import { parseJson } from '../api/parse-json';
import { isCardNumber, isClabe } from './account-numbers';
import { formatJson } from './format-json';
import { maskMembers, maskText } from './mask';

const masked = (value: unknown) => formatJson(value, Number.POSITIVE_INFINITY, maskMembers);

describe('numbers', () => {
  test.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['5555555555554444', true],
    ['2223000048400011', true],
    ['378282246310005', true],
    ['6011111111111117', true],
    ['9999999999999995', false],
    ['1764267484000', false],
  ])('%s is a card: %s', (digits, card) => {
    expect(isCardNumber(digits)).toBe(card);
  });

  test.each([
    ['646180110400000007', true],
    ['646180110400000008', false],
    ['822106502566256641', false],
  ])('%s is a CLABE: %s', (digits, clabe) => {
    expect(isClabe(digits)).toBe(clabe);
  });
});

describe('texts', () => {
  test.each([
    ['pago con 4111111111111111.', 'pago con 411111••••••1111.'],
    ['4111 1111-1111 1111', '411111••••••1111'],
    ['2026-11-27 4111111111111111 12/28', '2026-11-27 411111••••••1111 12/28'],
    ['4111\u200b1111\u200b1111\u200b1111', '411111••••••1111'],
    ['PAN４１１１１１１１１１１１１１１１', 'PAN411111••••••1111'],
    ['a 646180110400000007', 'a 646•••••••••••0007'],
    ['Authorization: Basic dXN1YXJpbzpjbGF2ZQ==', 'Authorization: ••••••••'],
    ['con Bearer abc.def-123456 va', 'con Bearer •••••••• va'],
    ['{"cvv":"123","a":1}', '{"cvv":"•••","a":1}'],
    ['{\\"password\\":\\"x y\\",\\"a\\":1}', '{\\"password\\":\\"••••••••\\",\\"a\\":1}'],
    ['amount=10&token=abc123&x=1', 'amount=10&token=••••••••&x=1'],
    ['<sec:Password>hunter2</sec:Password>', '<sec:Password>••••••••</sec:Password>'],
    ['<campo name="cvv">123</campo>', '<campo name="cvv">•••</campo>'],
    ['código de seguridad: 123', 'código de seguridad: •••'],
    ['el CVV es 123', 'el CVV es •••'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '••••••••'],
  ])('%s', (text, shown) => {
    expect(maskText(text)).toBe(shown);
  });

  test('a long text is read no further than wanted, and no cut shows half a secret', () => {
    const text = `${'línea sin nada que ocultar 4111111111111111\n'.repeat(60_000)}`;
    const start = maskText(text, 1000);
    expect(start.length).toBeGreaterThan(1000);
    expect(start.length).toBeLessThan(20_000);
    expect(start.slice(0, 1000)).toBe(maskText(text).slice(0, 1000));
    const jwts = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(3000)} `.repeat(100);
    expect(maskText(jwts, 500)).toBe(maskText(jwts).slice(0, maskText(jwts, 500).length));
  });
});

describe('members', () => {
  test.each([
    [{ card: 4111111111111111 }, { card: '411111••••••1111' }],
    [{ numeroTarjeta: '4111 1111 1111 1112' }, { numeroTarjeta: '411111••••••1112' }],
    [
      { cvv: 123, CVC2: '4567', cvv2: '***' },
      { cvv: '•••', CVC2: '•••', cvv2: '***' },
    ],
    [{ passwords: ['a', 'b'] }, { passwords: ['••••••••', '••••••••'] }],
    [{ accessToken: { value: 'abc' } }, { accessToken: '••••••••' }],
    [
      [
        { name: 'X-Api-Key', value: 'k' },
        { name: 'Host', value: 'h' },
      ],
      [
        { name: 'X-Api-Key', value: '••••••••' },
        { name: 'Host', value: 'h' },
      ],
    ],
    [
      ['Cookie', 'a=b', 'Host', 'h'],
      ['Cookie', '••••••••', 'Host', 'h'],
    ],
    [{ '4111111111111111': { monto: 1 } }, { '411111••••••1111': { monto: 1 } }],
    [
      { token: null, password: '', changePassword: true },
      { token: null, password: '', changePassword: true },
    ],
    [{ authorization: '083411' }, { authorization: '083411' }],
    [{ authorization: 'Bearer un-valor-largo' }, { authorization: '••••••••' }],
  ])('%j', (value, shown) => {
    expect(JSON.parse(masked(value))).toEqual(shown);
  });

  test('the depth, the limit and the digits of formatJson stay', () => {
    expect(masked(parseJson('{"id":822106502566256643,"n":[-9223372036854775807]}'))).toBe(
      '{\n  "id": 822106502566256643,\n  "n": [\n    -9223372036854775807\n  ]\n}',
    );
    let deep: unknown = '4111111111111111';
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(masked(deep)).toContain('"…"');
    expect(masked(Array.from({ length: 100_000 }, () => 'x'))).toContain('"x"');
  });
});
