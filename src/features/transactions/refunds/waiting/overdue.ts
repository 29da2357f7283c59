import { serverNow } from '~/session/server-clock';
import type { Refund } from '../api/refund';

/** How long a request may wait for somebody to decide (spec 10.10), ms. */
const PATIENCE = 24 * 3_600_000;

/** Whether it waits for somebody to decide, and has for too long. */
export function isOverdue({ status, date }: Pick<Refund, 'status' | 'date'>, now = serverNow()): boolean {
  return status === 'REQUESTED' && date !== null && now - Date.parse(date) > PATIENCE;
}
