import type { OperationFilters } from '~/features/transactions/query/filters';
import { type Comparison, greatestOf, leastOf, parseComparedAmount } from '~/shared/format/compared-amount';
import { parseAmount } from '~/shared/format/number-text';

/** As many digits of cents as an address and a call hold. */
const MOST_DIGITS = 15;

/** A number of an amount, whole: groups parted by spaces, or digits with any signs between them. */
const NUMBER = String.raw`(\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d[\d.,'’]*\d|\d)`;
const MARK = String.raw`(?:mx ?\$|\$|mxn(?=[ \d]))\s*`;
/** After it no letter, digit or sign that would make it a part of something else. */
const END = String.raw`(?:\s*(?:pesos?|mxn|m\. ?n\.?)(?!\p{L}))?(?![.,'’]*[\p{L}\d/_-])`;
/** Without any mark only what can be nothing else: decimals, or groups after a comma. */
const UNMARKED =
  String.raw`\d{1,3}(?:[ '’]\d{3})+[.,]\d{1,2}|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+,\d{1,2}|` +
  String.raw`\d+\.\d{2}|\d+,\d{1,2}`;
const BEFORE = String.raw`(?<![\p{L}\d_.,@'’-])`;

const find = (pattern: string) => new RegExp(pattern, 'u');

/** An amount in a text of small letters without accents; what cannot be read as one means nothing. */
interface AmountRule {
  finds: RegExp;
  means: (groups: readonly (string | undefined)[]) => OperationFilters | undefined;
}

const SPOKEN: Readonly<Record<string, Comparison>> = { 'mas de': '>', 'menos de': '<' };

export const AMOUNT_RULES: readonly AmountRule[] = [
  {
    finds: find(String.raw`(>=?|<=?|[≥≤]|${BEFORE}(?:mas|menos) de)\s*(?:${MARK})?${NUMBER}${END}`),
    means: ([sign = '', number = '']) => {
      const compared = parseComparedAmount(`${SPOKEN[sign] ?? sign} ${number}`);
      return compared && asFilters(leastOf(compared), greatestOf(compared));
    },
  },
  {
    finds: find(String.raw`${MARK}${NUMBER}\s*(?:[-–—]|a|y)\s*(?:${MARK})?${NUMBER}${END}`),
    means: ([one = '', other = '']) => between(one, other),
  },
  { finds: find(`${MARK}${NUMBER}${END}`), means: ([number = '']) => between(number, number) },
  { finds: find(`${BEFORE}(${UNMARKED})${END}`), means: ([number = '']) => between(number, number) },
  {
    finds: find(String.raw`${BEFORE}${NUMBER}\s*(?:pesos?|mxn)(?![\p{L}\d_-])`),
    means: ([number = '']) => between(number, number),
  },
];

/** What looks like an amount and was not read as one: after a mark or a comparison, or with commas among its digits. */
export function unreadAmounts(rest: string): string[] {
  return rest.match(/(?:\$|[<>]=?|[≥≤])\s*[^\s$<>]*\d\S*|(?<!\S)\d[\d.'’]*,[\d.,'’]*(?!\S)/gu) ?? [];
}

function between(one: string, other: string): OperationFilters | undefined {
  const [first, second] = [parseAmount(one), parseAmount(other)];
  if (first === undefined || second === undefined) return undefined;
  return first <= second ? asFilters(first, second) : asFilters(second, first);
}

function asFilters(least: bigint | undefined, greatest: bigint | undefined): OperationFilters | undefined {
  const [minAmount, maxAmount] = [least, greatest].map((cents) => cents?.toString());
  if ([minAmount, maxAmount].some((cents) => cents !== undefined && cents.length > MOST_DIGITS)) return undefined;
  if (minAmount === undefined && maxAmount === undefined) return undefined;
  return { ...(minAmount === undefined ? {} : { minAmount }), ...(maxAmount === undefined ? {} : { maxAmount }) };
}
