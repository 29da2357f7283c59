/**
 * Refunds by a file of rows. The call is our proposal; a platform that differs needs changes here alone.
 *
 * POST refund/batch
 */

import { amountOf } from '~/features/transactions/query/operation';
import { json, request } from '~/shared/api/client';
import { fieldsOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

/** Rows that one call may bring. */
export const MOST_ROWS = 1000;

/** A row as it is sent; its way back is for its operation to say. */
export interface BatchRow {
  /** Where it stands in the file. */
  line: number;
  operationId: string;
  /** Of the smallest unit of its currency. */
  amount: number;
  currency: string;
  reasonCode: string;
  comment?: string;
  beneficiary?: { name: string; clabe: string };
}

interface Batch {
  rows: readonly BatchRow[];
  /** Only looked at. */
  dryRun: boolean;
  /** Of rows that have none of their own. */
  comment?: string;
}

const readRowMembers = membersOf({ message: toText, refundId: toText, remainingAmount: amountOf });

/** What became of a row, or could. */
interface RowAnswer extends ReturnType<typeof readRowMembers> {
  line: number;
  ok: boolean;
}

function readRow(value: unknown): RowAnswer | null {
  const line = integerOf(fieldsOf(value).line);
  return line === null ? null : { line, ok: fieldsOf(value).ok === true, ...readRowMembers(value) };
}

export interface BatchAnswer {
  batchId: string | null;
  rows: RowAnswer[];
}

/** @throws Error when there is no list */
function readBatch(value: unknown): BatchAnswer {
  const { batchId, rows } = fieldsOf(value);
  if (!Array.isArray(rows)) throw new Error('no rows');
  return { batchId: toText(batchId), rows: listOf(rows, readRow) };
}

/** Asks for the rows, or only looks at them. */
export function postBatch(body: Batch, { key, signal }: { key?: string; signal?: AbortSignal } = {}) {
  return request(
    { method: 'POST', path: 'refund/batch', body, ...(key && { key }), ...(signal && { signal }) },
    json(readBatch),
  );
}
