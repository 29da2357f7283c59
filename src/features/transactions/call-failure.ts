import { ApiError } from '../../shared/api/api-error';

const UNAVAILABLE = 'Esta consulta aún no está disponible en la plataforma.';
const UNREACHABLE = 'No se pudo conectar con el servidor.';
const FAILED = 'Ocurrió un error al solicitar la información.';
const FORBIDDEN = 'No tienes permiso para ver esta información.';

/**
 * Whether the platform does not know the call (404), does not answer it yet (501), or something else answered in its
 * place, as a gateway's page does: asking again changes nothing.
 */
export function isUnavailable(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.httpStatus === 404 || error.httpStatus === 501 || error.kind === 'invalid';
}

/** Whether asking again may help: not where the platform has refused, whoever is asked. */
export function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ApiError) || error.httpStatus === undefined) return true;
  const passing = error.httpStatus === 408 || error.httpStatus === 429 || error.httpStatus >= 500;
  return passing && !isUnavailable(error);
}

/** What a card says when its call failed. */
export function failureText(error: Error): string {
  if (isUnavailable(error)) return UNAVAILABLE;
  const unanswered = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
  if (unanswered) return UNREACHABLE;
  return error instanceof ApiError && error.httpStatus === 403 ? FORBIDDEN : FAILED;
}
