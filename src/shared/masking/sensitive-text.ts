import { onTabForgotten } from '../storage/tab-memory';
import { isCardNumber, isClabe, maskCard, maskClabe, onlyDigits } from './account-numbers';
import { cleanWords } from './clean-id';

/** Ids that look like the number of a card or a telephone, of which somebody said that they are ids. In memory alone. */
const confirmed = new Set<string>();

onTabForgotten(() => confirmed.clear());

/** What a text may tell of a person that no address, record or stored list may hold. */
export type SensitiveKind = 'card' | 'clabe' | 'phone' | 'email';

interface Finding {
  kind: SensitiveKind;
  masked: string;
}

/** Looked for from the beginning of a word alone: from each of its letters, a long text without the sign would take minutes. */
const EMAIL = /(?<![^\s@"'<>()[\],;:])[^\s@"'<>()[\],;:]+@[^\s@"'<>()[\],;:]+/g;

const DIGIT = String.raw`[\d\uFF10-\uFF19]`;

/** Groups of digits as people write numbers of cards and telephones; no part of a longer word or of an amount. */
const NUMBERS = new RegExp(
  String.raw`(?<![\p{L}${DIGIT.slice(1, -1)}_@.-])(?:tel[:.]?\s*)?[+(]{0,4}${DIGIT}(?:[\s().+/\u00B7\u2010-\u2015\u2212-]{0,3}${DIGIT})*(?![\p{L}${DIGIT.slice(1, -1)}_@-])`,
  'giu',
);

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

const GROUP = new RegExp(`${DIGIT}+`, 'g');

/** Most digits that a card, a CLABE or a telephone number has. */
const LONGEST = 19;

/** A Mexican number: ten digits after what is dialled before them. */
const PHONE = /^(?:(?:00)?521?|044|045|01)?([2-9]\d{9})$/;

/** Lengths of the groups in which a telephone number is written among other numbers. */
const PHONE_GROUPS = /^(?:(?:[1-4]-){0,2}(?:2-4-4|3-3-4|2-2-2-2-2|2-8|3-7|10)|1[1-4])$/;

/** What kind of sensitive data stands in a text, as a whole or as a part of it; undefined for none. */
export function sensitiveKind(text: string): SensitiveKind | undefined {
  let found: SensitiveKind | undefined;
  replaceSensitive(text, ({ kind }, part) => {
    found ??= kind;
    return part;
  });
  return found;
}

/** The text with its sensitive parts masked; the rest stays. */
export function maskSensitive(text: string): string {
  return replaceSensitive(text, ({ masked }) => masked);
}

/**
 * Takes the sensitive parts out of a text.
 * @param leaves whether a part that looks like one stays, by its kind and the text before it
 */
export function takeSensitive(text: string, leaves: (kind: SensitiveKind, before: string) => boolean) {
  const parts: string[] = [];
  const rest = replaceSensitive(text, ({ kind }, part, before) => {
    if (leaves(kind, before)) return part;
    parts.push(part);
    return ' ';
  });
  return { parts, rest };
}

type Replace = (finding: Finding, part: string, before: string) => string;

function replaceSensitive(text: string, replace: Replace): string {
  return cleanWords(text)
    .text.replace(EMAIL, (email, at: number, all: string) =>
      replace({ kind: 'email', masked: maskEmail(email) }, email, all.slice(0, at)),
    )
    .replace(NUMBERS, (numbers, at: number, all: string) =>
      IPV4.test(numbers)
        ? numbers
        : replaceNumbers(numbers, (finding, part) => replace(finding, part, all.slice(0, at))),
    );
}

/** Several numbers may stand side by side: the longest that makes sense counts. */
function replaceNumbers(text: string, replace: (finding: Finding, part: string) => string): string {
  const groups = [...text.matchAll(GROUP)].map(({ 0: digits, index }) => ({
    digits: onlyDigits(digits),
    start: index - (/[+(]*$/.exec(text.slice(Math.max(0, index - 4), index))?.[0].length ?? 0),
    end: index + digits.length,
  }));
  let out = '';
  let copied = 0;
  for (let first = 0; first < groups.length; first += 1) {
    // Each group has a digit at least.
    for (let last = Math.min(groups.length, first + LONGEST); last > first; last -= 1) {
      const part = groups.slice(first, last).map(({ digits }) => digits);
      const finding = readNumber(part, part.length === groups.length);
      if (!finding) continue;
      const start = groups[first]?.start ?? 0;
      const end = groups[last - 1]?.end ?? text.length;
      out += text.slice(copied, start).replace(/tel[:.]?\s*$/i, '') + replace(finding, text.slice(start, end));
      copied = end;
      first = last - 1;
      break;
    }
  }
  return out + text.slice(copied);
}

function readNumber(groups: readonly string[], alone: boolean): Finding | undefined {
  const digits = groups.join('');
  if (isCardNumber(digits)) return { kind: 'card', masked: maskCard(digits) };
  if (isClabe(digits)) return { kind: 'clabe', masked: maskClabe(digits) };
  const national = PHONE.exec(digits)?.[1];
  if (!national || !(alone || PHONE_GROUPS.test(groups.map(({ length }) => length).join('-')))) return undefined;
  return { kind: 'phone', masked: `••••••${national.slice(-4)}` };
}

/** a•••@example.mx */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

export function confirmId(text: string): void {
  confirmed.add(text);
}

/** What a typed id looks like, as long as nobody has said that it is an id all the same. */
export function doubtfulKind(text: string) {
  return confirmed.has(text) ? undefined : sensitiveKind(text);
}
