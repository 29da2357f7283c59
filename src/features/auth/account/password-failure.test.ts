import { expect, test } from 'vitest';
import { ApiError, errorFromAnswer } from '~/shared/api/api-error';
import { passwordFailure, passwordRefusals } from './change-password';

const answer = (status: number, message = '') => errorFromAnswer(status, '', JSON.stringify({ status, message }));

test.each<[what: string, error: unknown, expected: string]>([
  ['400', answer(400, 'Current password not valid'), 'current'],
  ['401', answer(401), 'current'],
  ['403', answer(403, 'Forbidden'), 'current'],
  ['422', answer(422, 'Password mismatch'), 'current'],
  ['400 in the body of a 500', errorFromAnswer(500, '', '{"status":400,"message":"Wrong"}'), 'current'],
  ['400 about the new one', answer(400, 'New password not valid'), 'next'],
  ['422 in Spanish', answer(422, 'La contraseña nueva ya se usó'), 'next'],
  ['400 about both', answer(400, 'The new password equals the current one'), 'current'],
  ['a word that only holds the letters', answer(400, 'Renewal refused'), 'current'],
  ['500', answer(500, 'boom'), 'other'],
  ['502 with HTML', errorFromAnswer(502, 'Bad Gateway', '<html></html>'), 'other'],
  ['429', answer(429), 'other'],
  ['no network', new ApiError('network', 'Sin respuesta del servidor'), 'other'],
  ['an unreadable answer', new ApiError('invalid', 'Respuesta no válida', undefined, 200), 'other'],
  ['the cipher', new Error('chunk'), 'other'],
])('%s', (_what, error, expected) => {
  expect(passwordFailure(error)).toBe(expected);
});

test.each<[what: string, body: object, expected: object]>([
  [
    'the fields of a refusal',
    { fields: [{ field: 'newPassword', message: 'Ya la usaste' }] },
    { next: 'Ya la usaste' },
  ],
  ['fields of nobody', { fields: [{ field: 'x', message: 'y' }] }, { current: 'La contraseña actual no es correcta.' }],
  ['no fields', {}, { current: 'La contraseña actual no es correcta.' }],
])('%s', (_what, body, expected) => {
  expect(passwordRefusals(errorFromAnswer(422, '', JSON.stringify(body)))).toEqual(expected);
});
