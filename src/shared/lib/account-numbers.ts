import { eachMatch, type Span } from './encoded-text';

/** A digit of a number in a text, plain or full width. */
const DIGIT = '[0-9\uFF10-\uFF19]';

/** What people and systems put between the groups of a card number; invisible characters hide nothing. */
const GAP = '[ +\\t\u00A0\u2007\u202F._/\u2010-\u2015\u00AD\u200B-\u200F\u2060-\u2064\uFEFF-]{1,3}';

/** Digits in groups, with at most three separators between two of them. */
const RUN = new RegExp(`${DIGIT}+(?:${GAP}${DIGIT}+)*`, 'g');

const GROUP = new RegExp(`${DIGIT}+`, 'g');

/** Shortest and longest number of a payment card, digits. */
const SHORTEST = 13;
const LONGEST = 19;

const CLABE_LENGTH = 18;

/** First four digits that issuers of cards use, with the lengths of their numbers; other ids rarely share both. */
const ISSUERS: readonly [from: number, to: number, lengths: readonly number[]][] = [
  [4000, 4999, [13, 16, 19]],
  [5100, 5599, [16]],
  [2221, 2720, [16]],
  [2869, 2869, [16]],
  [3400, 3499, [15]],
  [3700, 3799, [15]],
  [3000, 3059, [14, 16]],
  [3600, 3699, [14, 16]],
  [3800, 3999, [14, 16]],
  [3528, 3589, [16, 17, 18, 19]],
  [5000, 5099, [13, 14, 15, 16, 17, 18, 19]],
  [5600, 5899, [13, 14, 15, 16, 17, 18, 19]],
  [6011, 6011, [16, 17, 18, 19]],
  [6200, 6299, [16, 17, 18, 19]],
  [6390, 6399, [16, 17, 18, 19]],
  [6440, 6599, [16, 17, 18, 19]],
  [6700, 6799, [13, 14, 15, 16, 17, 18, 19]],
];

/** Codes of the institutions that take part in SPEI: the first three digits of a CLABE. */
const BANKS = new Set(
  (
    '001 002 006 009 012 014 019 021 030 036 037 042 044 058 059 060 062 072 106 108 110 112 113 116 124 126 127 128 ' +
    '129 130 131 132 133 134 135 136 137 138 139 140 141 143 145 147 148 149 150 151 152 154 155 156 157 158 159 160 ' +
    '166 167 168 600 601 602 605 606 607 608 610 614 615 616 617 618 619 620 621 622 623 626 627 628 629 630 631 632 ' +
    '633 634 636 637 638 640 642 646 647 648 649 651 652 653 655 656 659 661 670 677 680 683 684 685 688 699 703 706 ' +
    '710 714 715 720 721 722 723 725 727 728 729 730 732 734 738'
  ).split(' '),
);

/** Whether the digits are the number of a payment card: an issuer's beginning and length, and the check of Luhn. */
export function isCardNumber(digits: string): boolean {
  const { length } = digits;
  if (length < SHORTEST || length > LONGEST) return false;
  const start = Number(digits.slice(0, 4));
  for (const [from, to, lengths] of ISSUERS) {
    if (start >= from && start <= to) return lengths.includes(length) && luhn(digits);
  }
  return false;
}

function luhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) & 0xf;
    const weighted = place % 2 === 1 ? 2 * digit : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Whether the digits are a CLABE: a bank of the list and the control digit of its rule. */
export function isClabe(digits: string): boolean {
  if (digits.length !== CLABE_LENGTH || !BANKS.has(digits.slice(0, 3))) return false;
  let sum = 0;
  for (let place = 0; place < CLABE_LENGTH - 1; place += 1) {
    sum += (Number(digits[place]) * ([3, 7, 1][place % 3] ?? 0)) % 10;
  }
  return (10 - (sum % 10)) % 10 === Number(digits[CLABE_LENGTH - 1]);
}

/** 411111••••••1111: issuer and last four, as a receipt shows a card. */
export function maskCard(digits: string): string {
  return `${digits.slice(0, 6)}${'•'.repeat(digits.length - 10)}${digits.slice(-4)}`;
}

/** 646•••••••••••1234: bank and last four. */
export function maskClabe(digits: string): string {
  return `${digits.slice(0, 3)}${'•'.repeat(digits.length - 7)}${digits.slice(-4)}`;
}

/** Plain digits of a text of digits and separators. */
export function onlyDigits(text: string): string {
  return Array.from(text.matchAll(GROUP), ([group]) => plain(group)).join('');
}

function plain(digits: string): string {
  return Array.from(digits, (digit) => String(digit.charCodeAt(0) & 0xf)).join('');
}

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
