import { ApiError } from '../../shared/api/api-error';

const UNAVAILABLE = 'Esta consulta aún no está disponible en la plataforma.';
const UNREACHABLE = 'No se pudo conectar con el servidor.';
const FAILED = 'Ocurrió un error al solicitar la información.';

/** Whether the platform does not know the call (404) or does not answer it yet (501): asking again changes nothing. */
export function isUnavailable(error: Error): boolean {
  return error instanceof ApiError && (error.httpStatus === 404 || error.httpStatus === 501);
}

/** What a card says when its call failed. */
export function failureText(error: Error): string {
  if (isUnavailable(error)) return UNAVAILABLE;
  const unanswered = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
  return unanswered ? UNREACHABLE : FAILED;
}
