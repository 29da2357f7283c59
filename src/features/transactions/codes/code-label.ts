import { visibleText } from '~/shared/format/visible-text';
import type { ListFilter } from '../query/filters';
import { CARD_BRAND_NAMES, cardBrand } from './card-brand';
import { PAYMENT_METHODS } from './payment-method';
import { RISKS } from './risk';
import { STATUSES } from './status';
import { lookUp, unknownCode } from './vocabulary';

/** How the filter and the groups call the modes of spec 9.5. */
export const AUTHENTICATIONS: Readonly<Record<string, string>> = {
  THREE_D_SECURE: '3DSecure',
  MANUAL: 'Manual',
  DIRECT: 'Directa',
};

/** A code as people read it where several stand side by side; one that is in no table is '--- (CODE)' (spec 9.7). */
export function codeLabel(kind: ListFilter, code: string): string {
  return hasTable(kind) ? (known(kind, code) ?? unknownCode(code)) : visibleText(code);
}

/** The same for a file, which holds the code that is in no table as it came. */
export function codeInFile(kind: ListFilter, code: string): string {
  return known(kind, code) ?? code;
}

/** Channels, banks and error codes are names of their own. */
function hasTable(kind: ListFilter): boolean {
  return kind !== 'channel' && kind !== 'bank' && kind !== 'errorCode';
}

function known(kind: ListFilter, code: string): string | undefined {
  switch (kind) {
    case 'status':
      return lookUp(STATUSES, code)?.label;
    case 'paymentMethod':
      return lookUp(PAYMENT_METHODS, code)?.label;
    case 'risk':
      return lookUp(RISKS, code)?.label;
    case 'authentication':
      return lookUp(AUTHENTICATIONS, code);
    case 'cardBrand':
      return cardBrand(code) === 'other' ? undefined : CARD_BRAND_NAMES[cardBrand(code)];
    default:
      return undefined;
  }
}
