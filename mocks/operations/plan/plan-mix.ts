import type { Outcome, PaymentMethod } from '../../traces/order-plan';

/** Values with their weights, which need not add up to one. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

export const methodMix: Weighted<PaymentMethod> = [
  ['CARD', 50],
  ['OXXO', 22],
  ['SPEI', 13],
  ['SICATEL', 9],
  ['STORE', 6],
];

export const channelMix: Readonly<Record<PaymentMethod, Weighted<string>>> = {
  CARD: [
    ['APP', 48],
    ['WEB', 33],
    ['IVR', 12],
    ['KIOSCO', 7],
  ],
  OXXO: [
    ['APP', 60],
    ['WEB', 35],
    ['KIOSCO', 5],
  ],
  SPEI: [
    ['APP', 52],
    ['WEB', 48],
  ],
  SICATEL: [
    ['USSD', 70],
    ['IVR', 20],
    ['APP', 10],
  ],
  STORE: [['TIENDA', 1]],
};

export const endingMix: Readonly<Record<PaymentMethod, Weighted<Outcome>>> = {
  CARD: [
    ['approved', 8450],
    ['denied-51', 520],
    ['denied-05', 250],
    ['denied-61', 85],
    ['denied-54', 80],
    ['denied-82', 75],
    ['denied-14', 60],
    ['denied-57', 60],
    ['denied-62', 60],
    ['denied-65', 50],
    ['denied-41', 20],
    ['denied-Q7', 9],
    ['3ds-failed', 120],
    ['review', 220],
    ['risk', 80],
    ['bank-back', 80],
    ['bank-away', 60],
    ['unknown-line', 40],
    ['review-rejected', 60],
    ['timeout', 30],
    ['system-failure', 20],
  ],
  OXXO: [
    ['paid', 78],
    ['never', 19],
    ['late', 3],
  ],
  SPEI: [
    ['received', 93],
    ['bad-account', 4],
    ['waiting', 3],
  ],
  SICATEL: [
    ['paid', 86],
    ['no-balance', 10],
    ['no-line', 2],
    ['line-timeout', 2],
  ],
  STORE: [
    ['paid', 95],
    ['never', 5],
  ],
};

export const brandMix: Weighted<string> = [
  ['VISA', 53],
  ['MASTERCARD', 38],
  ['AMEX', 5],
  ['CARNET', 4],
];

export const bankMix: Weighted<string> = [
  ['BBVA', 26],
  ['Banamex', 15],
  ['Santander', 13],
  ['Banorte', 12],
  ['BanCoppel', 9],
  ['Banco Azteca', 8],
  ['HSBC', 6],
  ['Nu', 5],
  ['Scotiabank', 3],
  ['Inbursa', 3],
];

/** Cents. */
export const rechargeMix: Weighted<number> = [
  [2000, 8],
  [3000, 10],
  [5000, 20],
  [10_000, 26],
  [15_000, 8],
  [20_000, 16],
  [30_000, 7],
  [50_000, 5],
];

export const billMix: Weighted<number> = [
  [29_900, 18],
  [39_900, 20],
  [49_900, 14],
  [59_900, 12],
  [79_900, 8],
  [129_900, 4],
  [199_900, 3],
];

export const threeDSecureShare: Readonly<Record<string, number>> = { WEB: 0.55, APP: 0.4, KIOSCO: 0.2 };
