import { expect, test } from 'vitest';
import { MOST_ROWS, readRefundBatch } from './refund-batch';

const row = { line: 2, operationId: ' op1 ', amount: 100, reasonCode: 'FRAUD' };
const good = { rows: [row], dryRun: false, comment: ' Falla ' };

test('a batch is read, its rows as they are', () => {
  expect(readRefundBatch(good)).toEqual({
    ...{ rows: [{ line: 2, operationId: 'OP1', body: row }], dryRun: false, comment: 'Falla' },
  });
  expect(readRefundBatch({ rows: [row], dryRun: true })).toMatchObject({ dryRun: true, comment: '' });
  const many = Array.from({ length: MOST_ROWS }, (_, index) => ({ ...row, line: index + 1 }));
  expect(readRefundBatch({ ...good, rows: many })).toHaveProperty('rows.length', MOST_ROWS);
  expect(readRefundBatch({ ...good, rows: [...many, { ...row, line: MOST_ROWS + 1 }] })).toEqual({
    fields: [{ field: 'rows', message: 'Un lote tiene como máximo 1,000 filas.' }],
  });
});

test.each<[object, string]>([
  [{ rows: undefined }, 'rows: Envía al menos una fila.'],
  [{ rows: [] }, 'rows: Envía al menos una fila.'],
  [{ rows: [row, null] }, 'rows: Envía al menos una fila.'],
  [{ rows: [row, row] }, 'rows: Cada fila lleva su propio número de línea.'],
  [{ rows: [{ ...row, line: 0 }] }, 'rows: Cada fila lleva su propio número de línea.'],
  [{ rows: [{ ...row, line: '2' }] }, 'rows: Cada fila lleva su propio número de línea.'],
  [{ dryRun: 'no' }, 'dryRun: Di si solo se revisa.'],
  [{ comment: ' ' }, 'comment: Escribe un comentario.'],
  [{ comment: 'x'.repeat(251) }, 'comment: El comentario tiene más de 250 caracteres.'],
])('with %j is refused: %s', (wrong, expected) => {
  const read = readRefundBatch({ ...good, ...wrong });
  expect('fields' in read && read.fields.map(({ field, message }) => `${field}: ${message}`)).toEqual([expected]);
});
