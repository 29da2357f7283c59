import { expect, test } from 'vitest';
import { trailReport } from './trail-report';

test('a trail that is whole', () => {
  expect(trailReport({ entries: 12, faults: [] })).toBe(
    'El historial de cambios está íntegro: 12 registros, de ellos ninguno alterado.',
  );
});

test('a trail that is not, entry by entry', () => {
  const faults = [
    { position: 7, kind: 'changed' },
    { position: 10, kind: 'missing' },
    { position: 12, kind: 'cut' },
  ] as const;
  expect(trailReport({ entries: 10, faults })).toBe(
    [
      'El historial de cambios NO está íntegro:',
      '  El registro 7 fue alterado.',
      '  Faltan registros antes del 10.',
      '  Falta el final: el último registro debería ser el 12.',
    ].join('\n'),
  );
});
