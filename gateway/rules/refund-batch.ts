import type { Eligibility } from '../wire/refunds';
import { LONGEST_COMMENT, type RefundRequest, readRefundRequest, requestFaults } from './refund-request';
import type { Refusal } from './statistic-query';
import { typedText } from './typed-text';

/** Rows that one call may bring. */
export const MOST_ROWS = 1000;

type Body = Readonly<Record<string, unknown>>;

/** A row as it was sent; its way back may be left to its operation. */
export interface BatchRow {
  /** Where it stands in its file. */
  line: number;
  operationId: string;
  body: Body;
}

/** Refunds that somebody asks for at once. */
export interface RefundBatch {
  rows: readonly BatchRow[];
  /** Only whether each could be asked for. */
  dryRun: boolean;
  /** Counts for rows without one of their own. */
  comment: string;
}

/** Reads the body of a batch. What is wrong with a row is for `judgeRows` to say. */
export function readRefundBatch(body: Body): RefundBatch | Refusal {
  const { rows, dryRun } = body;
  const comment = typedText(body.comment);
  const fields: Refusal['fields'] = [];
  const given: readonly Body[] = Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row) : [];
  const lines = new Set(given.map(({ line }) => line));
  if (!Array.isArray(rows) || given.length < rows.length || given.length === 0)
    fields.push({ field: 'rows', message: 'Envía al menos una fila.' });
  else if (given.length > MOST_ROWS)
    fields.push({ field: 'rows', message: `Un lote tiene como máximo ${MOST_ROWS.toLocaleString('es-MX')} filas.` });
  else if (lines.size < given.length || ![...lines].every((line) => Number.isSafeInteger(line) && Number(line) > 0))
    fields.push({ field: 'rows', message: 'Cada fila lleva su propio número de línea.' });
  if (typeof dryRun !== 'boolean') fields.push({ field: 'dryRun', message: 'Di si solo se revisa.' });
  if (dryRun === false && comment === '') fields.push({ field: 'comment', message: 'Escribe un comentario.' });
  if (comment.length > LONGEST_COMMENT)
    fields.push({ field: 'comment', message: `El comentario tiene más de ${LONGEST_COMMENT} caracteres.` });
  if (fields.length > 0) return { fields };
  return {
    rows: given.map((row) => ({
      line: Number(row.line),
      operationId: typedText(row.operationId).toUpperCase(),
      body: row,
    })),
    dryRun: dryRun === true,
    comment,
  };
}

/** The rows of each operation, which share what remains of it. */
export function rowsByOperation(rows: readonly BatchRow[]): Map<string, BatchRow[]> {
  const groups = new Map<string, BatchRow[]>();
  for (const row of rows) groups.set(row.operationId, [...(groups.get(row.operationId) ?? []), row]);
  return groups;
}

/** What a row asks for, or why it cannot be asked for. */
export type JudgedRow = { line: number } & ({ asked: RefundRequest } | { message: string });

/**
 * Judges the rows of one operation together: what remains of it is one for all of them.
 * @param comment of the batch; while it is only looked at there may be none
 */
export function judgeRows(
  rows: readonly BatchRow[],
  eligibility: Eligibility | undefined,
  { comment, dryRun }: Pick<RefundBatch, 'comment' | 'dryRun'>,
): JudgedRow[] {
  const judged = rows.map(({ line, operationId, body }): JudgedRow => {
    if (operationId === '') return { line, message: 'Escribe la operación.' };
    if (!eligibility) return { line, message: 'No existe esa operación.' };
    if (eligibility.operationId !== operationId)
      return { line, message: 'Es el id de una orden; escribe el de la operación.' };
    const { refundMethods, currency, refundable, message } = eligibility;
    if (!refundable) return { line, message: message ?? '' };
    const own = typedText(body.comment);
    const way = body.refundMethod ?? refundMethods[0];
    const asked = readRefundRequest({
      ...body,
      refundMethod: way,
      comment: own || comment || (dryRun ? 'Sin comentario' : ''),
    });
    const faults = 'fields' in asked ? asked.fields.map((field) => field.message) : [];
    if (way !== 'CLABE' && body.beneficiary)
      faults.push('No se devuelve a una cuenta: deja vacíos el titular y la CLABE.');
    const sent = typedText(body.currency).toUpperCase() || 'MXN';
    if (sent !== currency) faults.push(`La operación está en ${currency}, no en ${sent}.`);
    if (!('fields' in asked)) faults.push(...requestFaults(asked, eligibility).map((field) => field.message));
    return 'fields' in asked || faults.length > 0 ? { line, message: faults.join(' ') } : { line, asked };
  });
  const possible = judged.flatMap((row) => ('asked' in row ? [row] : []));
  const together = possible.reduce((sum, { asked }) => sum + asked.amount, 0);
  if (together <= (eligibility?.remainingAmount ?? 0)) return judged;
  const lines = possible.map(({ line }) => line).join(', ');
  const message = `Las líneas ${lines} son de la misma operación y juntas piden más de lo que queda por devolver.`;
  return judged.map((row) => ('asked' in row ? { line: row.line, message } : row));
}
