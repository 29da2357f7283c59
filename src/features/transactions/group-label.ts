import { CARD_BRAND_NAMES, cardBrand } from './card-brand';
import { PAYMENT_METHODS } from './payment-method';
import { RISKS } from './risk';
import { lookUp } from './vocabulary';

/** What operations can be grouped by; the names are those of the filters. */
export type Grouping = 'paymentMethod' | 'cardBrand' | 'channel' | 'risk' | 'authentication' | 'bank' | 'errorCode';

const AUTHENTICATIONS: Readonly<Record<string, string>> = {
  THREE_D_SECURE: '3DSecure',
  MANUAL: 'Manual',
  DIRECT: 'Directa',
};

/** Name of a group; a code that is unknown is shown as sent, an absent one as 'Sin valor'. */
export function groupLabel(by: Grouping, key: string): string {
  if (key === '') return 'Sin valor';
  switch (by) {
    case 'paymentMethod':
      return lookUp(PAYMENT_METHODS, key)?.label ?? key;
    case 'risk':
      return lookUp(RISKS, key)?.label ?? key;
    case 'authentication':
      return lookUp(AUTHENTICATIONS, key) ?? key;
    case 'cardBrand':
      return cardBrand(key) === 'other' ? key : CARD_BRAND_NAMES[cardBrand(key)];
    default:
      return key;
  }
}
