import { lookUp } from './vocabulary';

export type CardBrand = 'mastercard' | 'visa' | 'amex' | 'other';

const BRANDS: Readonly<Record<string, CardBrand>> = { MASTERCARD: 'mastercard', VISA: 'visa', AMEX: 'amex' };

/** Names that stand for the marks. */
export const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  other: 'Otra tarjeta',
};

/** The brand of a code of spec 9.4; any other is 'other', the generic icon. */
export function cardBrand(code: unknown): CardBrand {
  return lookUp(BRANDS, code) ?? 'other';
}
