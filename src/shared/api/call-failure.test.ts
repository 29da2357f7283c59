import { expect, test } from 'vitest';
import { ApiError } from '~/shared/api/api-error';
import { failureText, isWorthRetrying } from './call-failure';

const http = (status: number) => new ApiError('http', 'del servidor', status, status);
const unavailable = 'Esta consulta aún no está disponible en la plataforma.';
const unreadable = 'La plataforma respondió, pero su respuesta no se puede leer.';
const failed = 'Ocurrió un error al solicitar la información.';

test.each<[string, Error, string, boolean]>([
  ['no such call', http(404), unavailable, false],
  ['a call that is not made yet', http(501), unavailable, false],
  ['the page of a gateway', new ApiError('invalid', 'x', undefined, 200), unreadable, true],
  ['an answer of another form', new ApiError('invalid', 'x', undefined, 206), unreadable, true],
  ['a server in trouble', http(500), failed, true],
  ['a server that is asked too often', http(429), failed, true],
  ['a search that is refused', http(400), failed, false],
  ['a role without the right', http(403), 'No tienes permiso para ver esta información.', false],
  ['no network', new ApiError('network', 'x'), 'No se pudo conectar con el servidor.', true],
  ['no answer in time', new ApiError('timeout', 'x'), 'No se pudo conectar con el servidor.', true],
  ['anything else', new Error('x'), failed, true],
])('%s', (_what, error, text, again) => {
  expect([failureText(error), isWorthRetrying(error)]).toEqual([text, again]);
});
