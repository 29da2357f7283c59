import { ApiError } from '~/shared/api/api-error';

/** Why a password was not changed: the current one was refused, the new one was, or anything else. */
export type PasswordFailure = 'current' | 'next' | 'other';

/** Statuses by which a platform refuses what was typed. */
const REFUSALS = [400, 401, 403, 422];

export function passwordFailure(error: unknown): PasswordFailure {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'other';
  if (![error.status, error.httpStatus].some((status) => REFUSALS.includes(status ?? 0))) return 'other';
  return /\bnew\b|\bnueva\b/i.test(error.message) && !/\bcurrent\b|\bactual\b/i.test(error.message)
    ? 'next'
    : 'current';
}
