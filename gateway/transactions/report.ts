import { comparedRange, shiftOf } from '../rules/comparison';
import type { Range } from '../rules/day-range';
import { isoDate } from '../rules/mexico-time';
import { chargeSteps, isLateSource, type ReportAsk, reportRows, stepProvider } from '../rules/transaction-report';
import type { Outcomes, TransactionBook } from '../transaction-ports';
import type { TransactionReport, TransactionRow } from '../wire/transactions';

type Row = Omit<TransactionRow, 'previous'>;

/** Steps of the log that the charges tell of already. */
const CHARGES = new Set(Object.values(chargeSteps).map(({ service, operation }) => `${service}/${operation}`));

/** The answer of GET /transactionReport. */
export async function transactionReport(
  book: TransactionBook,
  ask: ReportAsk,
  now: number,
): Promise<TransactionReport> {
  const range = { from: ask.range.from, until: Math.min(ask.range.until, now + 1) };
  const shift = shiftOf('previous', ask.range) ?? ((moment: number) => moment);
  const compared = comparedRange(ask.range, shift, now);
  const [charges, steps] = await rowsOf(book, ask, range, now);
  const since = await book.logSince(now);
  const knowsSteps = compared !== null && since !== undefined && since <= compared.from;
  const [chargesBefore, stepsBefore] = compared ? await rowsOf(book, ask, compared, now, knowsSteps) : [[], []];
  const sources = await book.sources(now, ask.range.until - ask.range.from);
  const rows = [
    ...beside(charges, compared ? chargesBefore : undefined),
    ...beside(steps, knowsSteps ? stepsBefore : undefined),
  ];
  return {
    data: reportRows(rows, ask),
    operations: {
      count: sum(charges, 'count'),
      approved: sum(charges, 'success'),
      declined: sum(charges, 'errors') + sum(charges, 'timeouts'),
    },
    sources: sources
      .map((source) => ({ name: source.name, lastDate: isoDate(source.last), isLate: isLateSource(source, now) }))
      .sort((one, other) => Date.parse(one.lastDate) - Date.parse(other.lastDate)),
    options: {
      services: values([...rows.map(({ service }) => service), ...sources.map(({ name }) => name)]),
      providers: values([...rows, ...Object.values(chargeSteps)].flatMap(({ provider }) => provider ?? [])),
      channels: [...(await book.channels())],
    },
    range: inWords(range),
    previousRange: compared && inWords(compared),
    generatedAt: isoDate(now),
  };
}

const inWords = ({ from, until }: Range) => ({ from: isoDate(from), to: isoDate(until) });

const values = (all: readonly string[]) => [...new Set(all)].sort();

const sum = (rows: readonly Row[], member: 'count' | 'success' | 'errors' | 'timeouts') =>
  rows.reduce((total, row) => total + row[member], 0);

async function rowsOf(
  book: TransactionBook,
  ask: ReportAsk,
  range: Range,
  now: number,
  withSteps = true,
): Promise<[Row[], Row[]]> {
  const charges = await book.charges({ ...ask.filter, range }, range, now);
  const steps = ask.hasMethod || !withSteps ? [] : await book.steps(ask, range, now);
  return [
    charges.map(({ paymentMethod, provider, ...outcomes }) => {
      const { service, operation } = chargeSteps[paymentMethod] ?? { service: paymentMethod, operation: '' };
      return { kind: 'CHARGE', ...{ service, operation, provider, paymentMethod }, ...told(outcomes) };
    }),
    steps
      .filter(({ service, operation }) => !CHARGES.has(`${service}/${operation}`))
      .map(({ service, operation, ...outcomes }) => {
        const provider = stepProvider(service, operation);
        return { kind: 'STEP', ...{ service, operation, provider, paymentMethod: null }, ...told(outcomes) };
      }),
  ];
}

function told({ percentiles, ...outcomes }: Outcomes) {
  const [p50, p95, p99] = percentiles ?? [null, null, null];
  return { ...outcomes, p50, p95, p99 };
}

/** Each row beside what it was in the period before; one that was not there had nothing. */
function beside(rows: readonly Row[], before: readonly Row[] | undefined): TransactionRow[] {
  const keyOf = ({ service, operation, provider, paymentMethod }: Row) =>
    JSON.stringify([service, operation, provider, paymentMethod]);
  const known = new Map(before?.map((row) => [keyOf(row), row]));
  return rows.map((row) => ({ ...row, previous: before ? outcomesOf(known.get(keyOf(row))) : null }));
}

function outcomesOf(row: Row | undefined): NonNullable<TransactionRow['previous']> {
  if (!row) return { ...NOTHING };
  const { kind: _, service: __, operation: ___, provider: ____, paymentMethod: _____, ...outcomes } = row;
  return outcomes;
}

const NOTHING = {
  ...{ count: 0, success: 0, errors: 0, timeouts: 0 },
  ...{ p50: null, p95: null, p99: null, max: null, topCode: null },
};
