/** A digit of a number in a text, plain or full width. */
const DIGIT = '[0-9\uFF10-\uFF19]';

/** What people and systems put between the groups of a card number; invisible characters hide nothing. */
const GAP = '[ \\t\u00A0\u2007\u202F._/\u2010-\u2015\u00AD\u200B-\u200F\u2060-\u2064\uFEFF-]{1,3}';

/** Digits in groups, with at most three separators between two of them. */
const RUN = new RegExp(`${DIGIT}+(?:${GAP}${DIGIT}+)*`, 'g');

const GROUP = new RegExp(`${DIGIT}+`, 'g');

/** Shortest and longest number of a payment card, digits. */
const SHORTEST = 13;
const LONGEST = 19;

const CLABE_LENGTH = 18;

/** Beginnings that issuers of cards use, with the lengths of their numbers; ids of other kinds rarely share both. */
const ISSUERS: readonly [from: number, to: number, lengths: readonly number[]][] = [
  [4, 4, [13, 16, 19]],
  [51, 55, [16]],
  [2221, 2720, [16]],
  [2869, 2869, [16]],
  [34, 34, [15]],
  [37, 37, [15]],
  [300, 305, [14, 16]],
  [36, 36, [14, 16]],
  [38, 39, [14, 16]],
  [3528, 3589, [16, 17, 18, 19]],
  [50, 50, [13, 14, 15, 16, 17, 18, 19]],
  [56, 58, [13, 14, 15, 16, 17, 18, 19]],
  [6011, 6011, [16, 17, 18, 19]],
  [62, 62, [16, 17, 18, 19]],
  [639, 639, [16, 17, 18, 19]],
  [644, 649, [16, 17, 18, 19]],
  [65, 65, [16, 17, 18, 19]],
  [67, 67, [13, 14, 15, 16, 17, 18, 19]],
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
  return (
    ISSUERS.some(
      ([from, to, lengths]) =>
        lengths.includes(digits.length) && within(digits.slice(0, String(from).length), from, to),
    ) && luhn(digits)
  );
}

function within(start: string, from: number, to: number): boolean {
  return Number(start) >= from && Number(start) <= to;
}

function luhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
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

/** The text with each card number and CLABE in it masked, with separators or without; other numbers stay. */
export function maskNumbers(text: string): string {
  return text.replace(RUN, (run, at: number) => (run.length < SHORTEST ? run : maskRun(run, text, at)));
}

interface Group {
  start: number;
  end: number;
  digits: string;
}

/** A run may hold more than the number (a date before it, a code after it): the groups are tried together. */
function maskRun(run: string, text: string, at: number): string {
  const groups: Group[] = Array.from(run.matchAll(GROUP), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    digits: plain(match[0]),
  }));
  let out = '';
  let copied = 0;
  for (let first = 0; first < groups.length; first += 1) {
    const found = numberFrom(groups, first);
    const start = groups[first]?.start ?? 0;
    // The decimals of a number are no card: 0.4111111111111111.
    if (!found || (found.last === first && isFraction(text, at + start))) continue;
    out += run.slice(copied, start) + found.masked;
    copied = groups[found.last]?.end ?? run.length;
    first = found.last;
  }
  return out + run.slice(copied);
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
