import { csvLine, csvMark } from '~/shared/files/csv';
import { download, fileStamp } from '~/shared/files/download';
import { plainMoney } from '~/shared/format/currency';
import { PLATFORM_ZONE } from '~/shared/period/period';
import type { BatchRow } from './batch-api';
import { reasonLabel } from './batch-rows';
import { copy } from './copy';

/** A row with what is known of it. */
export interface LookedAt {
  row: BatchRow;
  /** As it was typed, where that is known. */
  typed?: readonly string[];
  /** Why it is not, or was not, asked for. */
  errors: readonly string[];
  refundId: string | null;
}

/** An empty file to be filled in, with two rows as examples. */
export const templateParts = () => [
  csvMark('excel'),
  ...[Object.values(copy.columns), ...copy.example].map((cells) => csvLine(cells)),
];

/** Every row as it was understood, and what became of it. */
export function resultParts(rows: readonly LookedAt[], isSent: boolean): string[] {
  const { line, result, refundId, message } = copy.resultColumns;
  const titles = [line, ...Object.values(copy.columns), result, refundId, message];
  const lines = rows.map(({ row, typed, errors, refundId }) => [
    ...[String(row.line), ...(typed ?? cellsOf(row))],
    errors.length > 0 ? copy.resultNot : isSent ? copy.resultDone : copy.resultFine,
    ...[refundId ?? '', errors.join(' ')],
  ]);
  return [csvMark('excel'), ...[titles, ...lines].map((cells) => csvLine(cells))];
}

/** As it was asked for; an account's number in full is only for whoever mends the file. */
const cellsOf = ({ operationId, amount, currency, reasonCode, comment = '', beneficiary }: BatchRow) => [
  ...[operationId, plainMoney(amount, currency), currency, reasonLabel(reasonCode), comment],
  ...(beneficiary ? [beneficiary.name, `•••• ${beneficiary.clabe.slice(-4)}`] : ['', '']),
];

export const saveTemplate = () => download(copy.templateName, templateParts(), 'text/csv;charset=utf-8');

export function saveResult(rows: readonly LookedAt[], isSent: boolean): void {
  const name = `${copy.resultName}-${fileStamp(new Date(), PLATFORM_ZONE)}.csv`;
  download(name, resultParts(rows, isSent), 'text/csv;charset=utf-8');
}
