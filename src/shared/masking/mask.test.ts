import { describe, expect, test } from 'vitest';
import { isCardNumber, isClabe } from './account-numbers';
import { maskText } from './mask';

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

  test.each([
    ['a query', 'a=%7B%22cvv%22%3A%22987%22%7D&b=%20', 'a=%7B%22cvv%22%3A%22•••%22%7D&b=%20'],
    ['spaces of a form', 'n=5555+5555+5555+4444&m=1+2', 'n=555555••••••4444&m=1+2'],
    ['spaces of a query', '/pago?n=5555%205555%205555%204444', '/pago?n=555555••••••4444'],
    ['signs of a query', 'n=5555%2D5555%2D5555%2D4444', 'n=555555••••••4444'],
    [
      'a query within a query',
      'u=%257B%2522pan%2522%253A5555555555554444%257D',
      'u=%257B%2522pan%2522%253A555555••••••4444%257D',
    ],
    ['a name with an accent', 'contrase%C3%B1a=Abc1&x=%C3%B1', 'contrase%C3%B1a=••••••••&x=%C3%B1'],
    ['an e-mail in a query', 'to=%22ana.paz%40correo.example.mx%22', 'to=%22a•••%40correo.example.mx%22'],
    ['escapes of JSON', '{\\u0022cvv\\u0022:\\u0022987\\u0022}', '{\\u0022cvv\\u0022:\\u0022•••\\u0022}'],
    ['escapes of a program', '\\x22pin\\x22:\\x221234\\x22,\\042x', '\\x22pin\\x22:\\x22••••••••\\x22,\\042x'],
    [
      'JSON in JSON in JSON',
      '{\\\\\\"nip\\\\\\":\\\\\\"77 1\\\\\\",\\\\\\"a\\\\\\":1}',
      '{\\\\\\"nip\\\\\\":\\\\\\"••••••••\\\\\\",\\\\\\"a\\\\\\":1}',
    ],
    [
      'entities',
      '{&quot;cvv&quot;:&quot;987&quot;,&#34;b&#x22;:2}',
      '{&quot;cvv&quot;:&quot;•••&quot;,&#34;b&#x22;:2}',
    ],
    [
      'entities twice',
      '&amp;quot;pwd&amp;quot;:&amp;quot;s 1&amp;quot;',
      '&amp;quot;pwd&amp;quot;:&amp;quot;••••••••&amp;quot;',
    ],
    ['CDATA', '<p:cvv><![CDATA[987]]></p:cvv>', '<p:cvv><![CDATA[•••]]></p:cvv>'],
    ['CDATA with marks', '<password><![CDATA[a]b<c>]]></password>', '<password><![CDATA[••••••••]]></password>'],
    [
      'attributes',
      '<dato name="cvv" value="987"/><dato name="x" value="1"/>',
      '<dato name="cvv" value="•••"/><dato name="x" value="1"/>',
    ],
    ['cut JSON with names as values', '[{"name":"cvv","value":"987"},{"na', '[{"name":"cvv","value":"•••"},{"na'],
    [
      'a form of parts',
      '--x\r\nContent-Disposition: form-data; name="cvv"\r\n\r\n987\r\n--x\r\nContent-Disposition: form-data; name="monto"\r\n\r\n10\r\n--x--',
      '--x\r\nContent-Disposition: form-data; name="cvv"\r\n\r\n•••\r\n--x\r\nContent-Disposition: form-data; name="monto"\r\n\r\n10\r\n--x--',
    ],
    [
      'a form of parts in JSON',
      'form-data; name=\\"clave_acceso\\"\\r\\n\\r\\nAbc1\\r\\n--x',
      'form-data; name=\\"clave_acceso\\"\\r\\n\\r\\n••••••••\\r\\n--x',
    ],
    [
      'field 2 of ISO 8583',
      '0100723A00010A80800016555555555555444400000000000000',
      '0100723A00010A808000165555••••••••444400000000000000'.replace('5555••••••••4444', '555555••••••4444'),
    ],
    ['field 35 of ISO 8583', '375555555555554444=28122010000012345', '37555555••••••4444=••••••••'],
    [
      'tag 5A of EMV',
      '9F02060000000499005A0855555555555544445F2403281231',
      '9F02060000000499005A08555555••••••44445F2403281231',
    ],
    ['tag 57 of EMV', '57115555555555554444D281220112345678F9F1A020484', '5711555555••••••4444D••••••••'],
    ['a first track', 'B5555555555554444^PAZ/ANA^2812201000?', 'B555555••••••4444^••••••••^••••••••?'],
    ['groups with commas', 'pan 5555,5555,5555,4444', 'pan 555555••••••4444'],
    ['single digits', '5 5 5 5 5 5 5 5 5 5 5 5 4 4 4 4', '555555••••••4444'],
    ['an e-mail', 'avisa a ana.paz@correo.example.mx', 'avisa a a•••@correo.example.mx'],
    [
      'a telephone number by name',
      'teléfono: 55 1234 5678; msisdn=5512345678',
      'teléfono: •• •••• 5678; msisdn=•• •••• 5678',
    ],
    ['one by its country', 'sms a +52 1 55 1234 5678 y tel:+525512345678', 'sms a •• •••• 5678 y tel:•• •••• 5678'],
    ['one by its groups', 'llama al (55) 1234-5678 o 664 123 4567', 'llama al •• •••• 5678 o •• •••• 4567'],
  ])('%s', (_name, text, shown) => {
    expect(maskText(text)).toBe(shown);
  });

  test.each([
    'order=4111111111111111',
    '"orderId":"4111111111111111"',
    '<ordenId>4111111111111111</ordenId>',
    'pedido: ORD-4111111111111111',
    'order%3D4111111111111111&amp;a=1',
    'orden&#61;5512345678',
    'a=%7B%22order%22%3A%224111111111111111%22%7D',
    'ok%20100%25 &amp; \\n \\u00e1 &quot;hola&quot; %C3%B1 %zz C:\\temp\\nuevo',
    'https://psp.example.mx/cobro?ref=6331123456789012&folio=SIC123456789&monto=10.00',
    '<monto><![CDATA[10.00]]></monto>',
    'MTI 0200 30123456789012345678901234567890',
    '27/11/2026 03:58:44 PM -0600 192.0.2.41:8443 a1b2c3d4-0011-2233-4455-66778899aabb',
    `${btoa('{"folio":"SIC123456789","monto":10}')}`,
    'paquete@1.2.3 y com.mx.Clase@1f4e2d',
  ])('%s stays letter for letter', (text) => {
    expect(maskText(text)).toBe(text);
  });

  test('JSON in base64 goes as a whole where it holds a secret, also within more of it', () => {
    const inner = btoa('{"cvv":"987"}');
    expect(maskText(`x ${inner} y`)).toBe('x •••••••• y');
    expect(maskText(`x ${btoa(JSON.stringify({ inner }))} y`)).toBe('x •••••••• y');
    expect(maskText(`d=${encodeURIComponent(btoa('[{"pan":"5555555555554444"}]'))}&b=1`)).toBe('d=••••••••&b=1');
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

  test.each([4852, 8218])('nor where much that is hidden stands before it: %d characters', (length) => {
    const text = `eyJ${'a'.repeat(length - 3)} 4111111111111111 fin`;
    expect(maskText(text, 19).slice(0, 19)).toBe('•••••••• 411111••••');
  });

  test.each([5, 8])('%d encodings within each other', (depth) => {
    const encoded = (text: string) =>
      Array.from({ length: depth }).reduce<string>((inner) => encodeURIComponent(inner), text);
    expect(maskText(`a=${encoded('{"cvv":"987"}')}`)).toBe(`a=${encoded('{"cvv":"')}•••${encoded('"}')}`);
  });
});
