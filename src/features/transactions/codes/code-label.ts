import { visibleText } from '~/shared/format/visible-text';
import { AUTHENTICATIONS, CARD_BRANDS, lookUp, NO_VALUE, PAYMENT_METHODS, RISKS, STATUSES, unknownCode } from './codes';

/** What operations can be grouped by. */
export type Grouping = 'paymentMethod' | 'cardBrand' | 'channel' | 'risk' | 'authentication' | 'bank' | 'errorCode';

/** Fields of an operation that hold a code; channels, banks, promotions and error codes are names of their own. */
export type CodedField = Grouping | 'status' | 'promotionCode';

const TABLES: { readonly [Field in CodedField]?: Readonly<Record<string, string | { label: string }>> } = {
  status: STATUSES,
  paymentMethod: PAYMENT_METHODS,
  risk: RISKS,
  authentication: AUTHENTICATIONS,
  cardBrand: CARD_BRANDS,
};

/** A code as people read it where several stand side by side; one that is in no table is '--- (CODE)' (spec 9.7). */
export function codeLabel(field: CodedField, code: string): string {
  return TABLES[field] ? (known(field, code) ?? unknownCode(code)) : visibleText(code);
}

/** The same for a file, which holds the code that is in no table as it came. */
export function codeInFile(field: CodedField, code: string): string {
  return known(field, code) ?? code;
}

/** Name of a group; that of operations without a value is 'Sin valor'. */
export function groupLabel(by: Grouping, key: string): string {
  return key === '' ? NO_VALUE : codeLabel(by, key);
}

/** The same for a file. */
export function groupInFile(by: Grouping, key: string): string {
  return key === '' ? NO_VALUE : codeInFile(by, key);
}

function known(field: CodedField, code: string): string | undefined {
  const entry = lookUp(TABLES[field] ?? {}, code);
  return typeof entry === 'object' ? entry.label : entry;
}
