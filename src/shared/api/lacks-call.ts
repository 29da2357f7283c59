import { ApiError } from './api-error';

/** Whether the platform does not have the call: asking again changes nothing. */
export function lacksCall(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.httpStatus ?? 0);
}
