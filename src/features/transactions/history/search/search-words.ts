import type { OperationFilters } from '~/features/transactions/query/filters';
import { cleanId, cleanWords } from '~/shared/masking/clean-id';
import { takeSensitive } from '~/shared/masking/sensitive-text';
import { isDay, writeRange } from '~/shared/period/period';
import { AMOUNT_RULES, unreadAmounts } from './amount-words';

/** What a typed text means: filters to add, the id that is left, and words that mean nothing here. */
export interface ReadWords {
  /** dateRange as an address holds it: 'ayer' or start_end. */
  filters: OperationFilters;
  id: string | undefined;
  unknown: string[];
  /** What looks like an amount and cannot be read as one; without them the search would be another one. */
  unread?: string[];
}

interface Rule {
  /** Of the whole text in small letters without accents; what it finds is taken out. */
  finds: RegExp;
  means: (groups: readonly (string | undefined)[]) => OperationFilters | undefined;
}

const word = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\d_.@-])(?:${pattern})(?![\p{L}\d_@-])`, 'u');

const just = (pattern: string, filters: OperationFilters): Rule => ({ finds: word(pattern), means: () => filters });

/** Longer phrases before the words that they hold. */
const RULES: readonly Rule[] = [
  {
    finds: word(String.raw`codigo:?\s+(\S+)`),
    means: ([code]) => (code === undefined ? undefined : { errorCode: [code.toUpperCase()] }),
  },
  {
    finds: word(String.raw`promocion:\s*(\S+)`),
    means: ([code]) => (code === undefined ? undefined : { promotionCode: [code.toUpperCase()] }),
  },
  ...AMOUNT_RULES,
  {
    finds: word(String.raw`(\d{1,2})/(\d{1,2})/(\d{4})`),
    means: ([day = '', month = '', year = '']) => {
      const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return isDay(text) ? { dateRange: writeRange({ start: text, end: text }) } : undefined;
    },
  },
  just('ultimos 7 dias|7 ?dias|7d', { dateRange: '7d' }),
  just('ultimos 30 dias|30 ?dias|30d', { dateRange: '30d' }),
  just('este mes', { dateRange: 'mes' }),
  just('hoy', { dateRange: 'hoy' }),
  just('ayer', { dateRange: 'ayer' }),
  just('oxxo', { paymentMethod: ['OXXO'] }),
  just('spei|transferencias?', { paymentMethod: ['SPEI'] }),
  just('sicatel', { paymentMethod: ['SICATEL'] }),
  just('tiendas?', { paymentMethod: ['STORE'] }),
  just('tarjetas?', { paymentMethod: ['CARD'] }),
  just('visa', { cardBrand: ['VISA'] }),
  just('master ?card', { cardBrand: ['MASTERCARD'] }),
  just('amex|american express', { cardBrand: ['AMEX'] }),
  just('pagad[oa]s?', { status: ['SUCCESS'] }),
  just('aceptad[oa]s?', { status: ['ACCEPTED'] }),
  just('rechazad[oa]s?', { status: ['DENIED', 'REJECTED'] }),
  just('pendientes?', { status: ['PENDING'] }),
  just('expirad[oa]s?|vencid[oa]s?', { status: ['EXPIRATED'] }),
  just('(?:en )?revision', { status: ['REVIEW'] }),
  just('reembolsad[oa]s?', { status: ['REFUND'] }),
  just('riesgo alto', { risk: ['RED'] }),
  just('riesgo medio', { risk: ['YELLOW'] }),
  just('riesgo bajo', { risk: ['GREEN'] }),
  just('3d ?secure|3ds', { authentication: ['THREE_D_SECURE'] }),
  just('manual', { authentication: ['MANUAL'] }),
  just('directa', { authentication: ['DIRECT'] }),
  just('(?:no|sin) concilia(?:r|d[oa]s?)', { reconciled: 'false' }),
  just('conciliad[oa]s?', { reconciled: 'true' }),
  just('con devolucion(?:es)?|devuelt[oa]s?', { hasRefund: 'true' }),
];

/** Words that only join the others. */
const JOINING = new Set(
  'a al con de del entre el en la las los operacion operaciones pago pagos por un una y que para mxn pesos'.split(' '),
);

/**
 * Reads 'oxxo $ 499.00 ayer' as filters; what looks like an id stays one, digit for digit. A text of which nothing is
 * understood is an id as a whole. What names a person is taken out first: no filter holds a part of it.
 */
export function readWords(text: string): ReadWords {
  const { parts, rest: impersonal } = takeSensitive(cleanWords(text).text, isAmount);
  const typed = impersonal.trim().replace(/\s+/g, ' ');
  // Letter for letter as long as the typed text, so that what is left can be cut out of it.
  const plain = [...typed].map((letter) => plainLetter(letter)).join('');
  let rest = typed;
  let search = plain;
  let filters: OperationFilters = {};
  for (const { finds, means } of RULES) {
    for (let found = finds.exec(search); found; found = finds.exec(search)) {
      const meant = means(found.slice(1));
      if (!meant) break;
      filters = merged(filters, meant);
      const blank = ' '.repeat(found[0].length);
      search = search.slice(0, found.index) + blank + search.slice(found.index + found[0].length);
      rest = rest.slice(0, found.index) + blank + rest.slice(found.index + found[0].length);
    }
  }
  const unread = unreadAmounts(rest);
  if (unread.length > 0) return { filters: {}, id: undefined, unknown: [], unread };
  const understood = Object.keys(filters).length > 0 || parts.length > 0;
  if (!understood) return { filters, id: cleanId(text).text || undefined, unknown: [] };
  const left = rest
    .split(' ')
    .filter((part) => /[\p{L}\d]/u.test(part) && !JOINING.has([...part].map(plainLetter).join('')));
  const ids = left.filter((part) => /[\d@]/.test(part));
  return {
    filters,
    id: [...ids.map((id) => cleanId(id).text), ...parts].join(' ') || undefined,
    unknown: left.filter((part) => !ids.includes(part)),
  };
}

/** A long amount looks like a telephone number. */
function isAmount(kind: string, before: string): boolean {
  return kind === 'phone' && /(?:[$<>=≥≤]|mas de|más de|menos de)\s*$/i.test(before);
}

/** Values of the same list are added up; anything else said last counts. */
function merged(before: OperationFilters, next: OperationFilters): OperationFilters {
  const lists = Object.entries(next).map(([key, value]) => {
    const kept = before[key as keyof OperationFilters];
    return [key, Array.isArray(value) && Array.isArray(kept) ? [...new Set([...kept, ...value])] : value];
  });
  return { ...before, ...Object.fromEntries(lists) };
}

function plainLetter(letter: string): string {
  const plain = letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.length === letter.length ? plain : letter;
}
