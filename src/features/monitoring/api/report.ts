import { toText } from '~/shared/format/read-value';
import { isEmptyValue, isObject } from '../sections/read-metrics';
import { SECTIONS, type SectionData, type SectionKey } from '../sections/registry';

/** What a server reports: a section that was not sent is absent, one without content or of the wrong type is null (spec 6.2). */
export interface ServerReport {
  /** Moment of the report as sent, to be shown like every other date (spec 13.5); null when it is none. */
  readonly date: unknown;
  readonly server: string | null;
  readonly sections: { readonly [K in SectionKey]?: SectionData[K] | null };
}

const ENVELOPE = new Set(['date', 'server']);

/**
 * Reads the answer of GET server/{name}; null when it is empty in the sense of spec 6.5, an answer without a body
 * included.
 * @throws TypeError when the answer has content and is no object
 */
export function readReport(answer: unknown): ServerReport | null {
  if (isEmptyValue(answer)) return null;
  if (!isObject(answer)) throw new TypeError('The monitoring answer is no object');
  if (isEmptyReport(answer)) return null;
  const sent = SECTIONS.filter(({ key }) => Object.hasOwn(answer, key));
  return {
    date: isObject(answer.date) || Array.isArray(answer.date) ? null : answer.date,
    server: toText(answer.server),
    sections: Object.fromEntries(sent.map((section) => [section.key, section.read(answer[section.key])])),
  };
}

/** True when every value but date and server is empty. 0 and false are content, and so is an unknown section (spec 6.5). */
export function isEmptyReport(report: object): boolean {
  return Object.entries(report).every(([key, value]) => ENVELOPE.has(key) || isEmptyValue(value));
}
