import { DIGIT, GROUP, isCardNumber, isClabe, LONGEST, maskCard, maskClabe, plain, SHORTEST } from './account-numbers';
import { eachMatch, type Span } from './encoded-text';
import { HIDDEN } from './secret-names';

/** What is on the second track of a card: its number, a mark, expiry, service code and the bank's own data. */
const TRACK_2 = /(?<!\d)(\d{13,})[=D](\d{7,}[\dA-F]*)/gi;

/** The first track: B, number, holder, then the same. */
const TRACK_1 = /B(\d{13,19})\^([^^\r\n]{2,26})\^(\d{4}[^?\s"'<]{0,60})/g;

/** Tag 5A of EMV, its length in bytes, and the number in half bytes, filled up with F. */
const TAG_5A = /5A(0[7-9A])(\d{12,20})/gi;

/** Groups of a number with whatever sign between them, each time the same. */
const GROUPS = /(?<!\d)(?:\d{4}([^\p{L}\d]{1,3})\d{4}\1\d{4}\1\d{4}|\d{4}([^\p{L}\d]{1,3})\d{6}\2\d{5})(?!\d)/gu;

/** What people and systems put between the groups of a card number; invisible characters hide nothing. */
const GAP = '[ +\\t\u00A0\u2007\u202F._/\u2010-\u2015\u00AD\u200B-\u200F\u2060-\u2064\uFEFF-]{1,3}';

/** Digits in groups, with at most three separators between two of them. */
const RUN = new RegExp(`${DIGIT}+(?:${GAP}${DIGIT}+)*`, 'g');

/** Card numbers and CLABE of a text, with separators or without; other numbers are none. */
export function numberSpans(text: string): Span[] {
  const spans: Span[] = [];
  eachMatch(RUN, text, ([run], at) => {
    if (run.length >= SHORTEST) addSpans(run, text, at, spans);
  });
  return spans;
}

interface Group {
  start: number;
  end: number;
  digits: string;
}

/** A run may hold more than the number (a date before it, a code after it): the groups are tried together. */
function addSpans(run: string, text: string, at: number, spans: Span[]): void {
  const groups: Group[] = Array.from(run.matchAll(GROUP), (match) => ({
    start: at + match.index,
    end: at + match.index + match[0].length,
    digits: plain(match[0]),
  }));
  for (let first = 0; first < groups.length; first += 1) {
    const group = groups[first];
    if (!group) break;
    const found = numberFrom(groups, first);
    if (!found) {
      spans.push(...prefixedIn(group));
      continue;
    }
    // The decimals of a number are no card: 0.4111111111111111.
    if (found.last === first && isFraction(text, group.start)) continue;
    const end = groups[found.last]?.end ?? group.end;
    if (found.last > first && isWithinUuid(text, group.start, end)) continue;
    spans.push({ start: group.start, end, shown: found.masked });
    first = found.last;
  }
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

function isWithinUuid(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 36);
  const around = text.slice(from, end + 36);
  return Array.from(around.matchAll(UUID)).some(({ index }) => {
    const at = from + index;
    return at <= start && end <= at + 36;
  });
}

function isFraction(text: string, at: number): boolean {
  return /(?:^|[^0-9A-Za-z.])\d{1,3}\.$/.test(text.slice(Math.max(0, at - 5), at));
}

function numberFrom(groups: readonly Group[], first: number): { last: number; masked: string } | undefined {
  let digits = '';
  let found: { last: number; masked: string } | undefined;
  for (let last = first; last < groups.length && digits.length <= LONGEST; last += 1) {
    digits += groups[last]?.digits ?? '';
    if (isCardNumber(digits)) found = { last, masked: maskCard(digits) };
    else if (isClabe(digits)) found = { last, masked: maskClabe(digits) };
  }
  return found;
}

/** Card numbers within digits that run on, each behind its length: field 2 of ISO 8583. */
function prefixedIn({ start, digits }: Group): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at + 2 + SHORTEST <= digits.length; at += 1) {
    const length = digits.startsWith('1', at) ? Number(digits.slice(at, at + 2)) : 0;
    const from = at + 2;
    const number = length >= SHORTEST ? digits.slice(from, from + length) : '';
    if (number.length !== length || !isCardNumber(number)) continue;
    spans.push({ start: start + from, end: start + from + length, shown: maskCard(number) });
    at = from + length - 1;
  }
  return spans;
}

/** Numbers of cards that stand in messages of terminals and banks, where no word and no gap sets them apart. */
export function cardDataSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (start: number, { length }: string, shown: string) => spans.push({ start, end: start + length, shown });
  eachMatch(TRACK_2, text, ([whole, digits = '', data = ''], at) => {
    const number = endingInCard(digits);
    if (number === undefined) return;
    add(at + digits.length - number.length, number, maskCard(number));
    add(at + whole.length - data.length, data, HIDDEN);
  });
  if (text.includes('^')) {
    eachMatch(TRACK_1, text, ([whole, number = '', holder = '', data = ''], at) => {
      if (!isCardNumber(number)) return;
      add(at + 1, number, maskCard(number));
      add(at + 2 + number.length, holder, HIDDEN);
      add(at + whole.length - data.length, data, HIDDEN);
    });
  }
  eachMatch(TAG_5A, text, ([, length = '', digits = ''], at) => {
    const number = digits.slice(0, 2 * Number.parseInt(length, 16));
    if (isCardNumber(number)) add(at + 4, number, maskCard(number));
  });
  eachMatch(GROUPS, text, ([whole], at) => {
    const number = whole.replace(/\D/g, '');
    if (isCardNumber(number)) add(at, whole, maskCard(number));
  });
  return spans;
}

/** The number of a card that the digits end in, whatever length or tag stands before it. */
function endingInCard(digits: string): string | undefined {
  for (let length = Math.min(19, digits.length); length >= 13; length -= 1) {
    const number = digits.slice(-length);
    if (isCardNumber(number)) return number;
  }
  return undefined;
}
