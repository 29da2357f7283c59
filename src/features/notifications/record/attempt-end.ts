import type { Attempt, DeliveryDetail } from '../api/notification';

/** Whether an attempt was taken: by its code, or where there is none (mail, SMS) by what became of the delivery with its last one. */
export function isTaken(attempt: Attempt, { attempts, status }: Pick<DeliveryDetail, 'attempts' | 'status'>): boolean {
  const { outcome, httpStatus } = attempt;
  if (outcome !== 'ANSWERED') return false;
  if (httpStatus !== null) return httpStatus < 400;
  return attempt !== attempts[0] || (status !== 'FAILED' && status !== 'CANCELLED');
}
