/**
 * What people do with one operation. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * POST operation/{operationId}/sync, …/note, …/receipt · PUT operation/{operationId}/review
 */

import { type ApiRequest, request } from '~/shared/api/client';
import { exactJson } from '~/shared/api/exact-json';
import { fieldsOf } from '~/shared/api/members';
import { type OperationDetail, parseDetail } from '../api/operation-detail';

/** The operation as it stands then. */
type Sent = Promise<OperationDetail>;

const write = (operationId: string, act: string, more: Pick<ApiRequest, 'body' | 'key' | 'method'>): Sent =>
  request(
    { method: 'POST', path: `operation/${encodeURIComponent(operationId)}/${act}`, ...more },
    exactJson(parseDetail),
  );

export interface Synced {
  operation: OperationDetail;
  /** Whether the provider told another status. */
  changed: boolean;
}

/** @throws ApiError */
export function askProvider(operationId: string, key: string): Promise<Synced> {
  return request(
    { method: 'POST', path: `operation/${encodeURIComponent(operationId)}/sync`, key },
    exactJson((answer, lossy) => {
      const { operation, changed } = fieldsOf(answer);
      return { operation: parseDetail(operation, lossy), changed: changed === true };
    }),
  );
}

export const addNote = (operationId: string, text: string, key: string) =>
  write(operationId, 'note', { body: { text }, key });

export const sendReceipt = (operationId: string, key: string) => write(operationId, 'receipt', { key });

export interface Review {
  decision: 'APPROVE' | 'REJECT';
  reason: string;
  version: number | null;
}

export const decideReview = (operationId: string, body: Review, key: string) =>
  write(operationId, 'review', { method: 'PUT', body, key });
