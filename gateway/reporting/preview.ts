import type { SumMember } from '../rules/operation-sums';
import type { ReportPreview, ReportRow, ReportSums } from '../wire/reports';
import { approvalRate, type ReportRule } from './catalogue';
import { labelOf } from './labels';
import { type Books, filterOf, operationRow, type Question, refundPage, refundRow, sumRows, sumsOf } from './rows';

/** Rows that are shown before the file is made. */
const SHOWN = 20;

type Group = ReportPreview['groups'][number];

/** How many rows a report has, some of them, and the sums of all by the values of a column. */
export async function previewOf(books: Books, question: Question, asked: string): Promise<ReportPreview> {
  const { rule, at } = question;
  const groupBy = rule.groupings.find((id) => id === asked) ?? rule.groupings[0] ?? '';
  const { sums, rows } = await found(books, question, groupBy);
  const groups = folded(rule, sums, (row) => keyOf(row[groupBy]));
  return {
    groupBy,
    expectedRows: groups.reduce((all, { rowCount }) => all + rowCount, 0),
    groups: withRows(groups, rows, groupBy),
    totals: folded(rule, sums, () => '').map(({ key: _, ...total }) => total),
    generatedAt: new Date(at).toISOString(),
  };
}

/** How many rows the file will have. */
export async function expectedRows(books: Books, question: Question): Promise<number> {
  const { sums } = await found(books, question, question.rule.groupings[0] ?? '', 1);
  return sums.reduce((all, { rowCount }) => all + rowCount, 0);
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;

const keyOf = (value: ReportRow[string] | undefined) => String(value ?? '');

/** Sums that stand for rows of the file, and the first of those rows. */
interface Found {
  sums: readonly { row: ReportRow; rowCount: number }[];
  rows: readonly ReportRow[];
}

async function found(books: Books, question: Question, groupBy: string, size = SHOWN): Promise<Found> {
  const { rule, at } = question;
  const { from } = rule;
  if (typeof from === 'object') {
    const rows = sumRows(from, await sumsOf(books, question, from));
    return { sums: rows.map((row) => ({ row, rowCount: 1 })), rows };
  }
  if (from === 'refunds') {
    const { refunds, groups } = await refundPage(books, question, 1, size);
    return {
      sums: groups.toSorted(byCount).map(({ status, currency, amount, count }) => ({
        ...{ row: { status: labelOf(status), currency, amount }, rowCount: count },
      })),
      rows: refunds.map(refundRow),
    };
  }
  const filter = filterOf(question);
  const sums = await books.operations.sums(filter, { members: [groupBy as SumMember], granularity: null }, at);
  const { data } = await books.operations.page(filter, { page: 1, size, member: 'date', ascending: true }, at);
  return {
    sums: sums.toSorted(byCount).map(({ members, currency, totalAmount, refundAmount, count }) => ({
      row: { [groupBy]: labelOf(members[groupBy as SumMember] ?? null), currency, amount: totalAmount, refundAmount },
      rowCount: count,
    })),
    rows: data.map(operationRow),
  };
}

/** Rows added up by a key and their currency, the most rows first. */
function folded(
  rule: ReportRule,
  sums: Found['sums'],
  keyIn: (row: ReportRow) => string,
): (ReportSums & { key: string })[] {
  const summed = rule.columns.filter(({ kind }) => kind === 'count' || kind === 'money').map(({ id }) => id);
  const groups = new Map<
    string,
    { key: string; currency: string; rowCount: number; values: Record<string, number | null> }
  >();
  for (const { row, rowCount } of sums) {
    const [key, currency] = [keyIn(row), String(row.currency)];
    const id = JSON.stringify([currency, key]);
    const group = groups.get(id) ?? {
      key,
      currency,
      rowCount: 0,
      values: Object.fromEntries(summed.map((sum) => [sum, 0])),
    };
    group.rowCount += rowCount;
    for (const sum of summed) group.values[sum] = (group.values[sum] ?? 0) + Number(row[sum] ?? 0);
    groups.set(id, group);
  }
  const all = [...groups.values()];
  if (rule.columns.some(({ kind }) => kind === 'rate'))
    for (const { values } of all) values.approvalRate = approvalRate(values.approved ?? 0, values.declined ?? 0);
  const last = (currency: string) => Number(currency !== 'MXN');
  return all.sort(
    (one, other) => last(one.currency) - last(other.currency) || one.currency.localeCompare(other.currency),
  );
}

/** As many rows of each group as there is room for. */
function withRows(
  groups: readonly (ReportSums & { key: string })[],
  rows: readonly ReportRow[],
  groupBy: string,
): Group[] {
  const each = Math.max(1, Math.floor(SHOWN / Math.max(1, groups.length)));
  let left = SHOWN;
  const taken = groups.map((group) => {
    const own = rows.filter((row) => keyOf(row[groupBy]) === group.key && row.currency === group.currency);
    const first = own.slice(0, Math.min(each, left));
    left -= first.length;
    return { group, own, first };
  });
  return taken.map(({ group, own, first }) => {
    const more = own.slice(first.length, first.length + left);
    left -= more.length;
    return { ...group, rows: [...first, ...more] };
  });
}
