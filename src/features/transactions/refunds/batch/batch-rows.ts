import { lookUp } from '~/features/transactions/codes/codes';
import { REFUND_REASONS } from '~/features/transactions/codes/refund-codes';
import { currencyCode, PESOS } from '~/shared/format/currency';
import { runTaskAtOnce, type Task } from '~/shared/hooks/tasks';
import { cleanId, cleanWords } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { CLABE_LENGTH, hasCheckDigit } from '../request/clabe';
import { copy as requestCopy } from '../request/copy';
import { LONGEST_COMMENT, LONGEST_NAME, minorOf } from '../request/request-rules';
import { type BatchRow, MOST_ROWS } from './batch-api';
import { copy } from './copy';
import { readTable, type TableRow } from './read-table';

type Column = keyof typeof copy.columns;

const COLUMNS = Object.keys(copy.columns) as Column[];

const REQUIRED: readonly Column[] = ['operationId', 'amount', 'reasonCode'];

/** A row of the file as it is understood, and what is wrong with it. */
export interface FileRow {
  row: BatchRow;
  errors: string[];
  /** As it was typed, in the order of the columns. */
  typed: string[];
}

/** A file that cannot be used at all says why. */
export type BatchFile = { rows: FileRow[]; unused: string[] } | { fault: string };

/** 'Operación ' and 'operacion' are one heading. */
const plainWord = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

const HEADINGS: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) => [
    [plainWord(copy.columns[column]), column],
    [column.toLowerCase(), column],
  ]),
);

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries(REFUND_REASONS).flatMap(([code, label]) => [
    [plainWord(label), code],
    [plainWord(code), code],
  ]),
);

/** Understands a file of refunds: what parts its cells, its headings in any order, and every row with all that is wrong. */
export function* readBatchFile(text: string): Task<BatchFile> {
  const [, told, body = ''] = /^(?:sep=(.)\r?\n)?([\s\S]*)$/i.exec(text) ?? [];
  const start = body.slice(0, body.search(/\S/) + 2000);
  const known = (comma: string) => columnsOf(headOf(start, comma)).filter(Boolean).length;
  const comma = told ?? [',', ';', '\t'].toSorted((one, other) => known(other) - known(one))[0] ?? ',';
  const table = yield* readTable(body, comma);
  if (table === 'unclosed') return { fault: copy.unclosed };
  const [head, ...records] = table;
  const columns = columnsOf(head?.cells ?? []);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { fault: copy.missing(missing.map((column) => copy.columns[column])) };
  if (new Set(columns.filter(Boolean)).size < columns.filter(Boolean).length) return { fault: copy.twice };
  if (records.length === 0) return { fault: copy.empty };
  if (records.length > MOST_ROWS) return { fault: copy.many(records.length, MOST_ROWS) };
  const rows: FileRow[] = [];
  for (const record of records) {
    rows.push(rowOf(record, columns, comma));
    yield;
  }
  const unused = (head?.cells ?? []).filter((title, index) => title !== '' && columns[index] === undefined);
  return { rows, unused };
}

/** The first record, read with what might part its cells. */
function headOf(start: string, comma: string): string[] {
  const found = runTaskAtOnce(readTable(start, comma));
  return found === 'unclosed' ? [] : (found[0]?.cells ?? []);
}

const columnsOf = (titles: readonly string[]) => titles.map((title) => HEADINGS.get(plainWord(title)));

function rowOf({ line, cells }: TableRow, columns: readonly (Column | undefined)[], comma: string): FileRow {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const errors: string[] = [];
  const check = (fault: string | false | undefined) => void (fault && errors.push(fault));
  const operationId = cleanId(cell('operationId')).text;
  const sent = cell('currency');
  const currency = currencyCode(sent || PESOS);
  const amount = minorOf(cell('amount'), currency);
  const reasonCode = REASONS.get(plainWord(cell('reasonCode'))) ?? '';
  const comment = cleanWords(cell('comment')).text;
  const holder = cleanWords(cell('holder')).text;
  const clabe = cell('clabe').replaceAll(/[\s-]/g, '');
  check(cells.slice(columns.length).some(Boolean) && copy.shifted(comma));
  check(operationId === '' ? copy.operationMissing : sensitiveKind(operationId) && requestCopy.idPersonal);
  check(!/^[A-Z]{3}$/.test(currency) && copy.currencyWrong(sent));
  check(amount === undefined ? copy.amountWrong(cell('amount')) : amount <= 0 && requestCopy.amountNone);
  check(reasonCode === '' && copy.reasonWrong(cell('reasonCode')));
  check(comment.length > LONGEST_COMMENT && requestCopy.commentLong);
  check(holder.length > LONGEST_NAME && requestCopy.holderLong);
  check(clabe !== '' && clabeFault(clabe));
  check(clabe !== '' && holder === '' && requestCopy.holderMissing);
  check(clabe === '' && holder !== '' && copy.clabeMissing);
  return {
    row: {
      ...{ line, operationId, amount: amount ?? Number.NaN, currency, reasonCode },
      ...(comment !== '' && { comment }),
      ...(clabe !== '' && { beneficiary: { name: holder, clabe } }),
    },
    errors,
    typed: COLUMNS.map(cell),
  };
}

function clabeFault(clabe: string): string | undefined {
  if (/E\+?\d+$/i.test(clabe)) return copy.clabeChanged;
  if (!/^\d+$/.test(clabe) || clabe.length !== CLABE_LENGTH) return requestCopy.clabeShort;
  return hasCheckDigit(clabe) ? undefined : requestCopy.clabeWrong;
}

/** A reason as people read it. */
export const reasonLabel = (code: string) => lookUp(REFUND_REASONS, code) ?? code;
