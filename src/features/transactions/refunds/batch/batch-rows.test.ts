import { expect, test } from 'vitest';
import { runTaskAtOnce } from '~/shared/hooks/tasks';
import { resultParts, templateParts } from './batch-files';
import { readBatchFile } from './batch-rows';
import { readTable, textOfFile } from './read-table';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const read = (text: string) => runTaskAtOnce(readBatchFile(text));
const rowsOf = (text: string) => {
  const found = read(text);
  if ('fault' in found) throw new Error(found.fault);
  return found.rows;
};

test.each([
  ['UTF-8', [...new TextEncoder().encode('Operación')]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Operación')]],
  ['Windows-1252', [79, 112, 101, 114, 97, 99, 105, 0xf3, 110]],
  ['UTF-16', [0xff, 0xfe, ...Array.from('Operación').flatMap((sign) => [sign.charCodeAt(0), 0])]],
])('a file in %s is read', (_, signs) => {
  expect(textOfFile(new Uint8Array(signs).buffer)).toBe('Operación');
});

test.each<[text: string, comma: string, cells: string[][] | string]>([
  [
    'a,b\r\n1,2\r\n',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n"1;2";"di ""hola"""',
    ';',
    [
      ['a', 'b'],
      ['1;2', 'di "hola"'],
    ],
  ],
  [
    'a,b\r"1\r\n2",3',
    ',',
    [
      ['a', 'b'],
      ['1\r\n2', '3'],
    ],
  ],
  [
    'a,b\n"=""000123""",="0042"\n\'-5,\'x',
    ',',
    [
      ['a', 'b'],
      ['000123', '0042'],
      ['-5', "'x"],
    ],
  ],
  [
    ' a , b \n,\n\n"",x',
    ',',
    [
      ['a', 'b'],
      ['', 'x'],
    ],
  ],
  ['a,b\n"1,2', ',', 'unclosed'],
])('%j', (text, comma, expected) => {
  const found = runTaskAtOnce(readTable(text, comma));
  expect(found === 'unclosed' ? found : found.map(({ cells }) => cells)).toEqual(expected);
});

test('columns stand in any order, with commas, semicolons or tabs, and a line is where a spreadsheet shows it', () => {
  const row = { operationId: 'OP1', amount: 123_450, currency: 'MXN', reasonCode: 'DUPLICATE_CHARGE' };
  for (const text of [
    'operacion,MONTO,Motivo\nOP1,"1,234.50",cobro DUPLICADO',
    'Motivo;Monto;Operación\nDUPLICATE_CHARGE;$ 1.234,50;OP1',
    'sep=;\r\nMotivo;Monto;Operación;Moneda\r\nCobro duplicado;1234.5;OP1;mxn',
    'Motivo\tMonto\tOperación\nCobro duplicado\t1 234,50 pesos\t OP1 ',
  ])
    expect(rowsOf(text)).toMatchObject([{ row: { line: 2, ...row }, errors: [] }]);
  const lines = rowsOf('Operación,Monto,Motivo,Comentario\nOP1,1,Otro,"a\nb"\n\nOP2,1,Otro,');
  expect(lines.map(({ row: { line } }) => line)).toEqual([2, 4]);
  expect(read('Operación,Monto,Motivo,Folio\nOP1,1,Otro,')).toMatchObject({ unused: ['Folio'] });
});

test('a receiver is read, and amounts by the decimals of their currency', () => {
  const head = 'Operación,Monto,Moneda,Motivo,Titular,CLABE\n';
  expect(rowsOf(`${head}OP1,499,JPY,Fraude,Ana  Prueba,999 180 00123456789 9`)).toMatchObject([
    { row: { amount: 499, currency: 'JPY', beneficiary: { clabe: '999180001234567899' } }, errors: [] },
  ]);
});

test.each([
  [',1,Fraude', 'Escribe la operación.'],
  ['4111111111111111,1,Fraude', 'Parece un dato personal. Escribe el id de la operación o de la orden.'],
  ['OP1,,Fraude', 'Escribe un monto.'],
  ['OP1,mil,Fraude', '«mil» no es un monto; por ejemplo 249.50.'],
  ['OP1,1.005,Fraude', ''],
  ['OP1,1.0051,Fraude', '«1.0051» no es un monto; por ejemplo 249.50.'],
  ['OP1,0,Fraude', 'El monto debe ser mayor que cero.'],
  ['OP1,-5,Fraude', 'El monto debe ser mayor que cero.'],
  ['OP1,1,', 'Escribe un motivo.'],
  ['OP1,1,Porque sí', '«Porque sí» no es un motivo de la lista.'],
  ['OP1,1,Fraude,pesos', '«pesos» no es una moneda; por ejemplo MXN.'],
  ['OP1,1,Fraude,,,999180001234567899', 'Escribe el titular de la cuenta.'],
  ['OP1,1,Fraude,,Ana,', 'Escribe la CLABE del titular.'],
  ['OP1,1,Fraude,,Ana,123', 'La CLABE tiene 18 dígitos.'],
  ['OP1,1,Fraude,,Ana,999180001234567898', 'El dígito verificador no coincide, revisa la CLABE'],
  [
    'OP1,1,Fraude,,Ana,9.9918E+17',
    'Excel cambió la CLABE a una potencia; da formato de texto a la columna y escríbela de nuevo.',
  ],
  [`OP1,1,Fraude,,,,${'x'.repeat(251)}`, 'Escribe como máximo 250 caracteres.'],
  ['OP1,1,Fraude,,,,,más', 'Hay más valores que columnas: si un valor lleva «,», va entre comillas.'],
  [',0,x', 'Escribe la operación. El monto debe ser mayor que cero. «x» no es un motivo de la lista.'],
])('%s: %s', (line, expected) => {
  const [row] = rowsOf(`Operación,Monto,Motivo,Moneda,Titular,CLABE,Comentario\n${line}`);
  expect(row?.errors.join(' ')).toBe(expected);
});

test.each([
  ['', 'En la primera fila faltan las columnas Operación, Monto, Motivo. Usa la plantilla.'],
  ['Operación,Monto\nOP1,1', 'En la primera fila falta la columna Motivo. Usa la plantilla.'],
  ['Operación,Monto,Motivo,monto\nOP1,1,Otro,1', 'Una columna está dos veces en la primera fila.'],
  ['Operación,Monto,Motivo', 'El archivo no tiene filas.'],
  ['Operación,Monto,Motivo\n"OP1,1,Otro', 'Unas comillas se abren y no se cierran: no se sabe dónde termina la fila.'],
  [
    `Operación,Monto,Motivo\n${'OP1,1,Otro\n'.repeat(1001)}`,
    'El archivo tiene 1,001 filas y se admiten 1,000. Divídelo en varios.',
  ],
])('%# what cannot be used says why: %s', (text, fault) => {
  expect(read(text)).toEqual({ fault });
});

test('the template and the file of results are read back as they were', () => {
  expect(rowsOf(textOfFile(bytes(templateParts().join('')))).map(({ errors }) => errors)).toEqual([[], []]);
  const row = {
    line: 7,
    operationId: '000123',
    amount: 24_950,
    currency: 'MXN',
    reasonCode: 'OTHER',
    comment: 'a, "b"',
  };
  const looked = [{ row, errors: ['No existe esa operación.'], refundId: null }];
  const text = textOfFile(bytes(resultParts(looked, false).join('')));
  expect(rowsOf(text)).toMatchObject([{ row: { ...row, line: 2 }, errors: [] }]);
  const typed = ['OP1', 'mil', '', 'x', '', '', '999'];
  expect(resultParts([{ row, typed, errors: ['a', 'b'], refundId: null }], false)[2]).toBe(
    '7,OP1,mil,,x,,,999,No solicitada,,a b\r\n',
  );
  const sent = { ...row, beneficiary: { name: 'Ana', clabe: '999180001234567899' } };
  expect(resultParts([{ row: sent, errors: [], refundId: 'DEV-1' }], true)[2]).toBe(
    '7,"=""000123""",249.50,MXN,Otro,"a, ""b""",Ana,•••• 7899,Solicitada,DEV-1,\r\n',
  );
});
