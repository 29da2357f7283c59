import { codeInFile, codeLabel } from './code-label';

/** What operations can be grouped by; the names are those of the filters. */
export type Grouping = 'paymentMethod' | 'cardBrand' | 'channel' | 'risk' | 'authentication' | 'bank' | 'errorCode';

const ABSENT = 'Sin valor';

/** Name of a group; that of operations without a value is 'Sin valor'. */
export function groupLabel(by: Grouping, key: string): string {
  return key === '' ? ABSENT : codeLabel(by, key);
}

/** The same for a file. */
export function groupInFile(by: Grouping, key: string): string {
  return key === '' ? ABSENT : codeInFile(by, key);
}
