import { fieldsOf, flagOf, integerOf, listOf, membersOf, numberOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const outcomes = {
  count: integerOf,
  success: integerOf,
  errors: integerOf,
  timeouts: integerOf,
  p50: numberOf,
  p95: numberOf,
  p99: numberOf,
  max: numberOf,
  topCode: toText,
};
const readOutcomes = membersOf(outcomes);
const readRange = membersOf({ from: toText, to: toText });

/** What became of transactions, and how long they took, ms; what is not known is null. */
export type Outcomes = ReturnType<typeof readOutcomes>;

const readMembers = membersOf({
  ...outcomes,
  kind: toText,
  provider: toText,
  paymentMethod: toText,
  previous: (value) => (value ? readOutcomes(value) : null),
});

/** A step by service, operation and provider. */
export interface ReportRow extends ReturnType<typeof readMembers> {
  service: string;
  operation: string;
}

/** @returns null without a name */
function parseRow(value: unknown): ReportRow | null {
  const { service, operation } = fieldsOf(value);
  const name = toText(service);
  return name === null ? null : { service: name, operation: toText(operation) ?? '', ...readMembers(value) };
}

const readSource = membersOf({ name: toText, lastDate: toText, isLate: flagOf });
export type Source = ReturnType<typeof readSource>;

const texts = (value: unknown) => listOf(value, toText);
const readReport = membersOf({
  operations: membersOf({ count: integerOf, approved: integerOf, declined: integerOf }),
  sources: (value) => listOf(value, readSource),
  options: membersOf({ services: texts, providers: texts, channels: texts }),
  range: readRange,
  previousRange: (value) => (value ? readRange(value) : null),
  generatedAt: toText,
});

export interface TransactionReport extends ReturnType<typeof readReport> {
  rows: ReportRow[];
  total: number;
}

/** @throws Error when the answer is no report */
export function parseReport(value: unknown): TransactionReport {
  const { data } = fieldsOf(value);
  if (!Array.isArray(data)) throw new Error('no report of transactions');
  const rows = listOf(data, parseRow);
  return { rows, total: rows.length, ...readReport(value) };
}
