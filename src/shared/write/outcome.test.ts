import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error';
import { lacksCall } from '../api/lacks-call';
import { currentOf, isRefusal, refusalText } from './outcome';

const http = (status: number, details = {}) => new ApiError('http', 'x', status, status, details);

test.each<[ApiError, refused: boolean, again: boolean]>([
  [http(400), true, true],
  [http(401), true, false],
  [http(403), true, false],
  [http(404), true, true],
  [http(409), true, true],
  [http(422), true, true],
  [http(429), true, false],
  [http(501), true, true],
  [http(408), false, false],
  [http(500), false, false],
  [http(502), false, false],
  [http(504), false, false],
  [new ApiError('network', 'x'), false, false],
  [new ApiError('timeout', 'x'), false, false],
  [new ApiError('invalid', 'x', undefined, 200), false, false],
  [new ApiError('aborted', 'x'), false, false],
])('%# nothing was done, as the failure of the first call and of a second one tells', (error, refused, again) => {
  expect([isRefusal(error), isRefusal(error, true)]).toEqual([refused, again]);
});

test('what the platform lacks', () => {
  expect([404, 405, 501, 400, 500].map((status) => lacksCall(http(status)))).toEqual([true, true, true, false, false]);
});

test("a refusal is told in the platform's words, masked, else in the console's", () => {
  expect(refusalText(http(403, { message: 'No puedes autorizar lo tuyo.' }))).toBe('No puedes autorizar lo tuyo.');
  expect(refusalText(http(422, { message: 'Tarjeta 4111111111111111' }))).not.toContain('4111111111111111');
  for (const error of [http(422), http(400, { message: ' ' }), new Error('x')])
    expect(refusalText(error)).toBe('No se hizo el cambio. Revisa los datos e inténtalo de nuevo.');
  expect(refusalText(http(429, { message: 'Too many' }))).toMatch(/^No se hizo el cambio: .*demasiadas peticiones/);
  expect(refusalText(http(404, { message: 'No existe ese respaldo.' }))).toBe('No existe ese respaldo.');
});

test('a call that the platform lacks says so, also where a 404 has no words of its own', () => {
  for (const error of [http(501), http(405), http(404), http(404, { message: 'Not found' })])
    expect(refusalText(error)).toBe('Esta plataforma todavía no ofrece esta acción.');
});

test('only a 409 says what the record is now', () => {
  expect(currentOf(http(409, { current: { version: 3 } }))).toEqual({ version: 3 });
  expect(currentOf(http(422, { current: { version: 3 } }))).toBeUndefined();
});
