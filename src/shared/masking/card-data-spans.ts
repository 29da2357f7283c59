import { isCardNumber, maskCard } from './account-numbers';
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
