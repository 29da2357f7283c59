import { expect, test } from 'vitest';
import type { OperationDetail } from '../api/operation-detail';
import { explain } from './explanation';
import { operation } from './returned.fixture';

const NOW = Date.parse('2026-11-27T12:00:00-06:00');

const told = (detail: OperationDetail) => {
  const { tone, title, text } = explain(detail, NOW);
  return [tone, title, text];
};

test.each<[what: string, detail: OperationDetail, told: unknown[]]>([
  ['nothing', operation(0), ['success', 'El pago se completó', undefined]],
  [
    'a part, and one that failed',
    operation(10_000, [
      ['FAILED', 49_900],
      ['COMPLETED', 10_000],
    ]),
    [
      'success',
      'El pago se completó',
      'Se devolvió una parte: $ 100.00 de $ 499.00, en 1 devolución. Sin devolver, por fallida, no autorizada o cancelada: 1 devolución por $ 499.00.',
    ],
  ],
  [
    'all, though the status does not say so',
    operation(49_900, [['COMPLETED', 49_900]]),
    ['primary', 'El pago se devolvió por completo', 'Se devolvió todo: $ 499.00, en 1 devolución.'],
  ],
  [
    'all, and one that failed, of a refunded one',
    operation(
      49_900,
      [
        ['FAILED', 49_900],
        ['COMPLETED', 49_900],
      ],
      { status: 'REFUND' },
    ),
    [
      'primary',
      'El pago se devolvió por completo',
      'Se devolvió todo: $ 499.00, en 1 devolución. Sin devolver, por fallida, no autorizada o cancelada: 1 devolución por $ 499.00.',
    ],
  ],
  [
    'more than was paid',
    operation(60_000, [
      ['COMPLETED', 30_000],
      ['COMPLETED', 30_000],
    ]),
    [
      'danger',
      'Se devolvió más de lo que se pagó',
      'Se devolvió $ 600.00 de un pago de $ 499.00, en 2 devoluciones. Escala a Conciliación.',
    ],
  ],
  [
    'less than nothing',
    operation(-5000, [['COMPLETED', -5000]]),
    [
      'warning',
      'El saldo devuelto es negativo',
      'El saldo devuelto es -$ 50.00: el movimiento fue en contra del cliente. Escala a Conciliación.',
    ],
  ],
  [
    'a part of which there is no detail',
    operation(10_000),
    [
      'success',
      'El pago se completó',
      'Se devolvió una parte: $ 100.00 de $ 499.00. La plataforma no entregó el detalle.',
    ],
  ],
  [
    'nothing yet of what was asked',
    operation(
      0,
      [
        ['REQUESTED', 30_000],
        ['SENT', 9_900],
      ],
      { status: 'ACCEPTED' },
    ),
    ['success', 'El pago se recibió', 'En proceso, sin devolver todavía: 2 devoluciones por $ 399.00.'],
  ],
  [
    'with what is on its way, more than was paid',
    operation(30_000, [
      ['COMPLETED', 30_000],
      ['APPROVED', 30_000],
    ]),
    [
      'success',
      'El pago se completó',
      'Se devolvió una parte: $ 300.00 de $ 499.00, en 1 devolución. En proceso, sin devolver todavía: 1 devolución por $ 300.00. Con lo que está en proceso se devolvería más de lo que se pagó.',
    ],
  ],
  [
    'less than the platform counts',
    operation(59_900, [
      ['FAILED', 49_900],
      ['COMPLETED', 10_000],
    ]),
    [
      'success',
      'El pago se completó',
      'Se devolvió una parte: $ 100.00 de $ 499.00, en 1 devolución. La plataforma anota $ 599.00 como devuelto. Sin devolver, por fallida, no autorizada o cancelada: 1 devolución por $ 499.00.',
    ],
  ],
  [
    'nothing of a refunded one',
    operation(0, [['FAILED', 49_900]], { status: 'REFUND' }),
    [
      'warning',
      'Aparece como reembolsado, pero no se ha devuelto nada',
      'Sin devolver, por fallida, no autorizada o cancelada: 1 devolución por $ 499.00.',
    ],
  ],
  [
    'a part of a refunded one',
    operation(100, [['COMPLETED', 100]], { status: 'REFUND' }),
    [
      'warning',
      'Aparece como reembolsado, pero falta una parte',
      'Se devolvió una parte: $ 1.00 de $ 499.00, en 1 devolución.',
    ],
  ],
  [
    'a refunded one of which nothing else is known',
    operation(null, [], { status: 'REFUND' }),
    ['primary', 'El pago se devolvió por completo', undefined],
  ],
  [
    'a part in yen',
    operation(200, [['COMPLETED', 200]], { amount: 499, currency: 'JPY' }),
    ['success', 'El pago se completó', 'Se devolvió una parte: JPY 200 de JPY 499, en 1 devolución.'],
  ],
  [
    'something of a payment that failed',
    operation(49_900, [['COMPLETED', 49_900]], { status: 'ERROR' }),
    ['danger', 'El pago no se completó', 'No hay código de error. Se devolvió todo: $ 499.00, en 1 devolución.'],
  ],
  [
    'something unclear',
    operation(null, [['WEIRD', 5]]),
    ['success', 'El pago se completó', 'Con un estado desconocido: 1 devolución.'],
  ],
])('what was returned in words: %s', (_what, detail, expected) => {
  expect(told(detail)).toEqual(expected);
});
