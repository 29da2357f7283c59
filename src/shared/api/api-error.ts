import { parseJson } from './parse-json';

/** What went wrong, from the caller's point of view. 'aborted' is not a failure: somebody no longer wanted the answer. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'invalid' | 'aborted';

/**
 * The one error shape of all calls (spec 19.5): status and message come from the answer's body, else from the error
 * itself; httpStatus is the status line's number, details the members of the answer's body. It carries neither the
 * request nor its headers, so no token can leak.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly httpStatus: number | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(kind: ApiErrorKind, message: string, status?: number, httpStatus?: number, details = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.httpStatus = httpStatus;
    this.details = details;
  }
}

/** Error of an answer outside 2xx. The body may be JSON, HTML, empty or cut. */
export function errorFromAnswer(httpStatus: number, statusText: string, body: string): ApiError {
  const details = readErrorBody(body);
  const { status, message } = details;
  return new ApiError(
    'http',
    typeof message === 'string' && message.trim() !== '' ? message : statusText || `HTTP ${httpStatus}`,
    typeof status === 'number' ? status : httpStatus,
    httpStatus,
    details,
  );
}

function readErrorBody(body: string): Record<string, unknown> {
  try {
    const parsed = parseJson(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
