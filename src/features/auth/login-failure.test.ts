import { expect, test } from 'vitest';
import { ApiError, errorFromAnswer } from '~/shared/api/api-error';
import { loginFailure } from './login-failure';

test.each<[what: string, error: unknown, failure: string]>([
  ['401 without a body', errorFromAnswer(401, '', ''), 'credentials'],
  ['401 with another status in its body', errorFromAnswer(401, '', '{"status":500,"message":"no"}'), 'credentials'],
  ['a body that says 401', errorFromAnswer(500, '', '{"status":401}'), 'credentials'],
  ['the message', errorFromAnswer(404, '', '{"message":"User or password not found"}'), 'credentials'],
  ['a message around it', errorFromAnswer(500, '', '{"message":"Error: User or password not found."}'), 'credentials'],
  ['another message', errorFromAnswer(400, '', '{"message":"Bad request"}'), 'other'],
  ['a page of a proxy', errorFromAnswer(502, 'Bad Gateway', '<h1>502</h1>'), 'other'],
  ['no network', new ApiError('network', 'Sin respuesta del servidor'), 'other'],
  ['anything else', new TypeError('x is not a function'), 'other'],
])('%s', (_what, error, failure) => {
  expect(loginFailure(error)).toBe(failure);
});
