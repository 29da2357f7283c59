import { describe, expect, test } from 'vitest';
import { parseJson } from '~/shared/api/parse-json';
import { formatJson } from '~/shared/format/format-json';
import { NumberLiteral } from '~/shared/format/number-literal';
import { maskMembers } from './mask';

const masked = (value: unknown) => formatJson(value, Number.POSITIVE_INFINITY, maskMembers);

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
    [
      { telefonoCliente: '55 1234 5678', msisdn: 5512345678, phone: '•• •••• 5678', telefonos: ['5512345678'] },
      { telefonoCliente: '•• •••• 5678', msisdn: '•• •••• 5678', phone: '•• •••• 5678', telefonos: ['•• •••• 5678'] },
    ],
    [
      { to: '5512345678', para: 5512345678, destinatario: ['+52 1 55 1234 5678'] },
      { to: '•• •••• 5678', para: '•• •••• 5678', destinatario: ['•• •••• 5678'] },
    ],
    [
      { from: 1764000000, to: 1764390000, range: { to: '1764390000123' }, para: 'App-01', recipient: '004182' },
      { from: 1764000000, to: 1764390000, range: { to: '1764390000123' }, para: 'App-01', recipient: '004182' },
    ],
    [{ correo: 'ana@correo.example.mx' }, { correo: 'a•••@correo.example.mx' }],
    [
      { order: '4111111111111111', idOrden: 4111111111111111, order_id: 'x', orden: 'paga con 4111111111111111' },
      { order: '4111111111111111', idOrden: 4111111111111111, order_id: 'x', orden: 'paga con 411111••••••1111' },
    ],
    [
      { saldo: new NumberLiteral('1.50'), cvv: new NumberLiteral('987.0') },
      { saldo: 1.5, cvv: '•••' },
    ],
    [
      {
        a: new NumberLiteral('4111111111111111.00'),
        b: new NumberLiteral('4.111111111111111e15'),
        pan: new NumberLiteral('4111111111111111.0'),
      },
      { a: '411111••••••1111', b: '411111••••••1111', pan: '411111•••••••1110' },
    ],
    [
      { cvv: { valor: '123' }, clave: { valor: '123' }, token: {}, secretos: [] },
      { cvv: '••••••••', clave: { valor: '123' }, token: {}, secretos: [] },
    ],
    [{ token: [{ a: 'x1' }, 'y1'] }, { token: ['••••••••', '••••••••'] }],
    [{ cuenta: new NumberLiteral('646180110400000007.0') }, { cuenta: '646•••••••••••0007' }],
    [
      { clabe: '646180110400000', cuentaClabe: '646 180 1104 0000 07', clabes: ['64618011040000000'] },
      { clabe: '646180•••••0000', cuentaClabe: '646•••••••••0007', clabes: ['646••••••••••0000'] },
    ],
    [
      { pan: '4111 1111 1111 2', card: '411111111111', tarjeta: 'Visa 4111111111111111', accountNumber: 'n/a' },
      { pan: '411111•••1112', card: '411111111111', tarjeta: 'Visa 411111••••••1111', accountNumber: 'n/a' },
    ],
    [
      { campo: 'cvv', valor: '123' },
      { campo: 'cvv', valor: '•••' },
    ],
    [
      { parameter: 'password', contenido: 'a b', valor: 'a b' },
      { parameter: 'password', contenido: '••••••••', valor: '••••••••' },
    ],
    [
      { telefono: '(55)12345678', tel: '044.5512345678' },
      { telefono: '•• •••• 5678', tel: '•• •••• 5678' },
    ],
    [
      { order: '4111 1111 1111 1111', pedido: 5512345678 },
      { order: '411111••••••1111', pedido: 5512345678 },
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
    expect(masked({ cuenta: 646180110400000007n })).toContain('"646•••••••••••0007"');
    let deep: unknown = '4111111111111111';
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(masked(deep)).toContain('"…"');
    expect(masked(Array.from({ length: 100_000 }, () => 'x'))).toContain('"x"');
  });
});
