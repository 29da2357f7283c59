import { ApiError } from '../api/api-error';
import { visibleText } from '../format/visible-text';
import { maskText } from '../masking/mask';
import { copy } from './copy';

/** The platform has not looked at what was asked. */
const TURNED_AWAY = [401, 403, 429];

/**
 * Whether a failure says that nothing was done. No answer does not, nor one of a server that broke on the way; who is
 * asked a second time and turned away (401, 403, 429) learns nothing about the first.
 */
export function isRefusal(error: unknown, again = false): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http') return false;
  const status = error.httpStatus ?? 0;
  if (status === 501) return true;
  return status >= 400 && status < 500 && status !== 408 && !(again && TURNED_AWAY.includes(status));
}

/** What somebody else has made of the record meanwhile, as the platform tells it with a 409; undefined for all else. */
export function currentOf(error: unknown): unknown {
  return error instanceof ApiError && error.httpStatus === 409 ? error.details.current : undefined;
}

/** What is said of an act that was refused: the platform's reason, where it gives one in words. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind !== 'http') return copy.failed;
  const { httpStatus, details } = error;
  const message = typeof details.message === 'string' ? details.message.trim() : '';
  if (httpStatus === 501 || httpStatus === 405) return copy.lacking;
  // A record that is gone is told in words; a call that is not there by the bare status.
  if (httpStatus === 404 && /^(not found\.?)?$/i.test(message)) return copy.lacking;
  if (httpStatus === 429) return copy.hurried;
  return message === '' ? copy.failed : visibleText(maskText(message));
}
