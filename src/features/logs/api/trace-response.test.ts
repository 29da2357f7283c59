import { expect, test } from 'vitest';
import { NumberLiteral } from '~/shared/format/number-literal';
import { TraceResponse } from './trace-response';

const encoder = new TextEncoder();

/** Reads the text in pieces of so many bytes. */
function read(text: string | Uint8Array, piece = Number.POSITIVE_INFINITY): TraceResponse {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const answer = new TraceResponse();
  for (let at = 0; at < bytes.length; at += piece) answer.add(bytes.subarray(at, at + piece));
  answer.end();
  return answer;
}

const entriesOf = (answer: TraceResponse) => Array.from({ length: answer.length }, (_, index) => answer.at(index));

const entry = { date: '27/11/2026 03:58:44 PM', service: 'autorizador' };

test.each([
  ['a list', { data: [entry, entry] }, [entry, entry]],
  ['an empty list', { data: [] }, []],
  ['null data', { data: null }, []],
  ['no data', {}, []],
  ['a bare list', [], []],
  ['a bare list of answers', [{ data: [entry] }, [entry]], []],
  ['null', null, []],
  ['items that are no objects', { data: [null, 'x', 1, -0.5e3, true, [entry], entry, {}] }, [entry, {}]],
  ['data deeper down', { page: { data: [entry] }, list: [{ data: [entry] }], total: 7 }, []],
  ['data after and before others', { a: [{}], data: [entry], b: { c: [{}] } }, [entry]],
])('%s (spec 7.6)', (_name, body, entries) => {
  for (const piece of [1, 3, 64, 1000]) {
    expect(entriesOf(read(JSON.stringify(body), piece))).toEqual(entries);
    expect(entriesOf(read(JSON.stringify(body, null, '\t'), piece))).toEqual(entries);
  }
});

test.each([
  ['an empty body', ''],
  ['blank', ' \n'],
  ['a text', '"INFO"'],
  ['a number', '7'],
  ['a truth', 'true'],
  ['data that is an object', '{"data":{"content":[{}]}}'],
  ['data that is a text', '{"data":"x"}'],
  ['data that is a number', '{"data":0}'],
  ['the last of two members named data', '{"data":[{}],"data":{}}'],
])('%s is no answer (spec 7.6)', (_name, text) => {
  expect(() => read(text)).toThrow();
});

test.each([
  ['{"truncated":true,"data":[{},{}],"total":1234567}', [true, 1_234_567]],
  ['{"total":1234567 , "data":[{},{}],"truncated" : true}', [true, 1_234_567]],
  ['{"truncated":true,"data":[{},{}]}', [true, undefined]],
  ['{"data":[{},{}],"total":2,"truncated":false}', [false, undefined]],
  ['{"data":[{},{}],"total":null,"truncated":"true"}', [false, undefined]],
  ['{"data":[{"truncated":true,"total":9}]}', [false, undefined]],
  ['[{"truncated":true,"total":9}]', [false, undefined]],
])('%s tells whether there are more', (text, told) => {
  for (const piece of [1, 64]) {
    const { truncated, total } = read(text, piece);
    expect([truncated, total]).toEqual(told);
  }
});

test('of two members of one name the last one counts, however it is spelt', () => {
  expect(entriesOf(read('{"data":[{"a":1}],"d\\u0061ta":[{"a":2},{"a":3}]}'))).toEqual([{ a: 2 }, { a: 3 }]);
  expect(entriesOf(read('{"data":[{"a":1}],"data":null}'))).toEqual([]);
});

test('digits, keys and characters are those of the answer', () => {
  const answer = read(
    '\uFEFF{"data":[{"monto":150.00,"id":822106502566256641,"__proto__":{"x":1},"t":"ñ 🙂 \\ud83d"}]}',
    7,
  );
  const [only] = entriesOf(answer);
  expect(only?.id).toBe(822106502566256641n);
  expect(only?.monto).toEqual(new NumberLiteral('150.00'));
  expect(Object.keys(only ?? {})).toEqual(['monto', 'id', '__proto__', 't']);
  expect(only?.t).toBe('ñ 🙂 \ud83d');
});

test('bytes that are no UTF-8 become what any reader makes of them', () => {
  const bytes = encoder.encode('{"data":[{"t":"??"}]}').map((byte) => (byte === 0x3f ? 0xe2 : byte));
  expect(entriesOf(read(bytes))).toEqual([
    JSON.parse(`{"t":${JSON.stringify(new TextDecoder().decode(bytes.subarray(15, 17)))}}`),
  ]);
});

test('an entry is the same object as long as a page needs it', () => {
  const answer = read(JSON.stringify({ data: Array.from({ length: 600 }, (_, row) => ({ row })) }));
  const first = answer.at(0);
  for (let row = 0; row < 20; row += 1) answer.at(row);
  expect(answer.at(0)).toBe(first);
  for (let row = 10; row < 600; row += 1) answer.at(row);
  expect(answer.at(0)).not.toBe(first);
  expect(answer.at(0)).toEqual(first);
  expect([answer.at(600), answer.at(-1)]).toEqual([undefined, undefined]);
});

test('entries that are larger than a block, and more of them than fit at first', () => {
  const entries = Array.from({ length: 3000 }, (_, row) => ({ row, t: 'x'.repeat(row % 500 === 0 ? 300_000 : 9) }));
  const answer = read(JSON.stringify({ data: entries }), 65_536);
  expect(answer.length).toBe(3000);
  expect(answer.read(500)).toEqual(entries[500]);
  expect(answer.read(2999)).toEqual(entries[2999]);
  expect(answer.weight).toBeGreaterThan(1_800_000);
});
