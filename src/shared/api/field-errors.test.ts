import { expect, test } from 'vitest';
import { ApiError, errorFromAnswer } from './api-error';
import { fieldErrors } from './field-errors';

const refusal = (fields: unknown) => errorFromAnswer(422, '', JSON.stringify({ status: 422, message: 'No', fields }));

test.each<[what: string, error: unknown, expected: Record<string, string>]>([
  ['a list', refusal([{ field: 'email', message: 'Ya existe' }]), { email: 'Ya existe' }],
  [
    'several',
    refusal([
      { field: 'a', message: 'Uno' },
      { field: 'b', message: 'Dos' },
    ]),
    { a: 'Uno', b: 'Dos' },
  ],
  ['an object', refusal({ email: 'Ya existe' }), { email: 'Ya existe' }],
  ['no texts', refusal([{ field: 'a' }, { field: 1, message: 'x' }, { field: 'b', message: ' ' }, null, 'x']), {}],
  ['none', refusal(undefined), {}],
  ['null', refusal(null), {}],
  ['a number', refusal(7), {}],
  ['a text', refusal('email'), {}],
  ['no answer', new ApiError('network', 'Sin respuesta del servidor'), {}],
  ['anything', new Error('boom'), {}],
])('%s', (_what, error, expected) => {
  expect(fieldErrors(error)).toEqual(expected);
});
