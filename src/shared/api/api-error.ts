/** What went wrong, from the caller's point of view. 'aborted' is not a failure: somebody no longer wanted the answer. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'invalid' | 'aborted';

/**
 * The one error shape of all calls (section 7): status and message come from the answer's body, else from the error
 * itself; httpStatus is the status line's number. It carries neither the request nor its headers, so no token can leak.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly httpStatus: number | undefined;

  constructor(kind: ApiErrorKind, message: string, status?: number, httpStatus?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.httpStatus = httpStatus;
  }
}

/** Error of an answer outside 2xx. The body may be JSON, HTML, empty or cut. */
export function errorFromAnswer(httpStatus: number, statusText: string, body: string): ApiError {
  const { status, message } = readErrorBody(body);
  return new ApiError('http', message ?? (statusText || `HTTP ${httpStatus}`), status ?? httpStatus, httpStatus);
}

function readErrorBody(body: string): { status?: number; message?: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const { status, message } = parsed as Record<string, unknown>;
  return {
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof message === 'string' && message.trim() !== '' ? { message } : {}),
  };
}
