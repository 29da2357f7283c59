import { readSession, sessionStarted } from '~/session/session-store';
import { isSamePerson, type SessionUser } from '~/session/user';
import { ApiError } from '~/shared/api/api-error';
import { json, request } from '~/shared/api/client';
import { fieldErrors } from '~/shared/api/field-errors';
import { encryptPassword } from '~/shared/cipher/encrypt-password';
import { changedUser } from './changed-user';
import { copy } from './copy';
import type { PasswordValues } from './password-rules';

/** Why a password was not changed: the current one was refused, the new one was, or anything else. */
export type PasswordFailure = 'current' | 'next' | 'other';

/** Statuses by which a platform refuses what was typed. */
const REFUSALS = [400, 401, 403, 422];

/**
 * PUT user/password (spec 3.7), both passwords encrypted like the login, and the session that follows from the answer.
 * Whoever signed out meanwhile stays signed out. Leaving the screen does not take it back, for the platform may have
 * done it.
 * @throws ApiError; any other error when a password could not be encrypted
 */
export async function changePassword(user: SessionUser, { current, next }: PasswordValues): Promise<void> {
  const [currentPassword, newPassword] = await Promise.all([encryptPassword(current), encryptPassword(next)]);
  const body = { currentPassword, newPassword };
  const changed = await request(
    { method: 'PUT', path: 'user/password', body },
    // Another tab may have renewed the token while this call was under way.
    json((answer) => changedUser(readSession() ?? user, answer)),
  );
  const kept = readSession();
  if (kept && isSamePerson(kept.email, user.email)) sessionStarted(changed);
}

/** What the platform says of the fields of the form; by its `fields`, else as far as its answer tells. */
export function passwordRefusals(error: unknown): Partial<Record<keyof PasswordValues, string>> {
  const { currentPassword, newPassword } = fieldErrors(error);
  if (currentPassword || newPassword) {
    return { ...(currentPassword && { current: currentPassword }), ...(newPassword && { next: newPassword }) };
  }
  const failure = passwordFailure(error);
  if (failure === 'other') return {};
  return failure === 'current' ? { current: copy.wrongCurrent } : { next: copy.refusedNext };
}

export function passwordFailure(error: unknown): PasswordFailure {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'other';
  if (![error.status, error.httpStatus].some((status) => REFUSALS.includes(status ?? 0))) return 'other';
  return /\bnew\b|\bnueva\b/i.test(error.message) && !/\bcurrent\b|\bactual\b/i.test(error.message)
    ? 'next'
    : 'current';
}
