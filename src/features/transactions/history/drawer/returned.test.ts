import { expect, test } from 'vitest';
import { type Outcome, outcomeOf, returnedOf, returnedText } from './returned';
import { operation, type Refunds } from './returned.fixture';

test.each<[what: string, refundedAmount: unknown, refunds: Refunds, kind: string, amount: number | null]>([
  ['nothing was asked', 0, [], 'none', 0],
  [
    'one failed and one came back',
    10_000,
    [
      ['FAILED', 49_900],
      ['COMPLETED', 10_000],
    ],
    'part',
    10_000,
  ],
  [
    'the platform counts what failed',
    59_900,
    [
      ['FAILED', 49_900],
      ['COMPLETED', 10_000],
    ],
    'part',
    10_000,
  ],
  [
    'only failed, declined and cancelled',
    30_000,
    [
      ['FAILED', 1],
      ['DECLINED', 2],
      ['CANCELLED', 3],
    ],
    'none',
    0,
  ],
  [
    'only asked, authorised and sent',
    0,
    [
      ['REQUESTED', 1],
      ['APPROVED', 2],
      ['SENT', 3],
    ],
    'none',
    0,
  ],
  ['all', 49_900, [['COMPLETED', 49_900]], 'total', 49_900],
  [
    'all in two, as texts',
    '49900',
    [
      ['COMPLETED', '40000'],
      ['COMPLETED', '9900'],
    ],
    'total',
    49_900,
  ],
  [
    'more than all',
    60_000,
    [
      ['COMPLETED', 30_000],
      ['COMPLETED', 30_000],
    ],
    'excess',
    60_000,
  ],
  ['a cent less than all', 49_899, [['COMPLETED', 49_899]], 'part', 49_899],
  ['the other way', -5000, [['COMPLETED', -5000]], 'reversed', -5000],
  ['there is a sum without its refunds', 10_000, [], 'part', 10_000],
  [
    'a status is unknown',
    10_000,
    [
      ['WEIRD', 10_000],
      ['COMPLETED', 5000],
    ],
    'part',
    10_000,
  ],
  ['an amount is unknown', 10_000, [['COMPLETED', null]], 'part', 10_000],
  ['nothing is known', null, [], 'unknown', null],
])('%s', (_what, refundedAmount, refunds, kind, amount) => {
  expect(returnedOf(operation(refundedAmount, refunds))).toMatchObject({ kind, amount });
});

test('of a payment without an amount nobody can say which part it was', () => {
  expect(returnedOf(operation(10_000, [['COMPLETED', 10_000]], { amount: null })).kind).toBe('some');
});

test.each<[status: string | null, outcome: Outcome]>([
  ['COMPLETED', 'returned'],
  ['REQUESTED', 'underWay'],
  ['APPROVED', 'underWay'],
  ['SENT', 'underWay'],
  ['FAILED', 'notReturned'],
  ['DECLINED', 'notReturned'],
  ['CANCELLED', 'notReturned'],
  ['RETURNED', 'unknown'],
  [null, 'unknown'],
])('a refund that is %s is %s', (status, outcome) => {
  const { refunds } = operation(0, [[status, 700]]);
  expect(refunds.map(outcomeOf)).toEqual([outcome]);
  const { completed, amount, underWay, notReturned, unclear } = returnedOf(operation(0, [[status, 700]]));
  const part = (is: boolean) => ({ count: is ? 1 : 0, amount: is ? 700 : 0 });
  expect([completed, amount, unclear]).toEqual([
    outcome === 'returned' ? 1 : 0,
    outcome === 'returned' ? 700 : 0,
    outcome === 'unknown' ? 1 : 0,
  ]);
  expect([underWay, notReturned]).toEqual([part(outcome === 'underWay'), part(outcome === 'notReturned')]);
});

test.each<[refunds: Refunds, refundedAmount: number, sentence: string | undefined]>([
  [
    [
      ['COMPLETED', 40_000],
      ['SENT', 9_900],
    ],
    40_000,
    undefined,
  ],
  [
    [
      ['COMPLETED', 40_000],
      ['SENT', 9_901],
    ],
    40_000,
    'se devolvería más de lo que se pagó',
  ],
  [
    [
      ['COMPLETED', 50_000],
      ['SENT', 1],
    ],
    50_000,
    undefined,
  ],
  [[['COMPLETED', 49_900]], 49_900, undefined],
  [[['SENT', 'x']], 0, undefined],
])('what is under way of %j would exceed the payment: %s', (refunds, refundedAmount, sentence) => {
  const text = returnedText(operation(refundedAmount, refunds)) ?? '';
  expect(text.includes('se devolvería más')).toBe(sentence !== undefined);
});

test.each<[refunds: Refunds, refundedAmount: number, text: string | undefined]>([
  [[], 0, undefined],
  [[], 100, 'Se devolvió una parte: $ 1.00 de $ 499.00. La plataforma no entregó el detalle.'],
  [[['COMPLETED', 100]], 100, 'Se devolvió una parte: $ 1.00 de $ 499.00, en 1 devolución.'],
  [
    [['COMPLETED', 50_000]],
    50_000,
    'Se devolvió $ 500.00 de un pago de $ 499.00, en 1 devolución. Escala a Conciliación.',
  ],
  [
    [['FAILED', 100]],
    100,
    'No se ha devuelto nada. La plataforma anota $ 1.00 como devuelto. Sin devolver, por fallida, no autorizada o cancelada: 1 devolución por $ 1.00.',
  ],
])('%j, of which the platform counts %d', (refunds, refundedAmount, text) => {
  expect(returnedText(operation(refundedAmount, refunds))).toBe(text);
});
