import { ApiError } from './api-error';

const copy = {
  unavailable: 'Esta consulta aún no está disponible en la plataforma.',
  unreadable: 'La plataforma respondió, pero su respuesta no se puede leer.',
  unreachable: 'No se pudo conectar con el servidor.',
  failed: 'Ocurrió un error al solicitar la información.',
  forbidden: 'No tienes permiso para ver esta información.',
};

/** Whether the platform does not know the call (404) or does not answer it yet (501): asking again changes nothing. */
export function isUnavailable(error: Error): boolean {
  return error instanceof ApiError && (error.httpStatus === 404 || error.httpStatus === 501);
}

/** Whether asking again may help: not where the platform has refused, whoever is asked. */
export function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ApiError) || error.kind === 'invalid' || error.httpStatus === undefined) return true;
  const passing = error.httpStatus === 408 || error.httpStatus === 429 || error.httpStatus >= 500;
  return passing && !isUnavailable(error);
}

/** What is said when a call failed. @param otherwise for a failure that has no words of its own */
export function failureText(error: Error, otherwise = copy.failed): string {
  if (isUnavailable(error)) return copy.unavailable;
  if (!(error instanceof ApiError)) return otherwise;
  // It came, so the platform has the call: another answer, or a gateway's page in its place.
  if (error.kind === 'invalid') return copy.unreadable;
  if (error.kind === 'network' || error.kind === 'timeout') return copy.unreachable;
  return error.httpStatus === 403 ? copy.forbidden : otherwise;
}
