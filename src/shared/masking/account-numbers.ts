/** A digit of a number in a text, plain or full width. */
export const DIGIT = '[0-9\uFF10-\uFF19]';

export const GROUP = new RegExp(`${DIGIT}+`, 'g');

/** Shortest and longest number of a payment card, digits. */
export const SHORTEST = 13;
export const LONGEST = 19;

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
  for (let position = 0; position < digits.length; position += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - position) & 0xf;
    const weighted = position % 2 === 1 ? 2 * digit : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Whether the digits are a CLABE: a bank of the list and the control digit of its rule. */
export function isClabe(digits: string): boolean {
  if (digits.length !== CLABE_LENGTH || !BANKS.has(digits.slice(0, 3))) return false;
  let sum = 0;
  for (let position = 0; position < CLABE_LENGTH - 1; position += 1) {
    sum += (Number(digits[position]) * ([3, 7, 1][position % 3] ?? 0)) % 10;
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

export function plain(digits: string): string {
  return Array.from(digits, (digit) => String(digit.charCodeAt(0) & 0xf)).join('');
}
