import { expect, test } from 'vitest';
import { JsonScanner } from './json-scanner';

const encoder = new TextEncoder();
const deaf = { begins: () => undefined, ends: () => undefined, key: () => undefined };

function accepts(text: string, piece = Number.POSITIVE_INFINITY): boolean {
  const scanner = new JsonScanner(deaf);
  const bytes = encoder.encode(text);
  try {
    for (let at = 0; at < bytes.length; at += piece) scanner.read(bytes.subarray(at, at + piece));
    scanner.end();
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return false;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const TEXTS = [
  ...[
    '',
    ' ',
    '1',
    '-',
    '-0',
    '01',
    '1.',
    '.5',
    '1.5',
    '1e',
    '1e+',
    '1E-05',
    '1e5.',
    '-1.0e+9',
    '+1',
    '0x1',
    '00',
    '0.',
  ],
  ...[
    '"',
    '""',
    '"a',
    '"\\',
    '"\\"',
    '"\\q"',
    '"\\u12"',
    '"\\u12zz"',
    '"\\u00fF"',
    '"\t"',
    '"\u007f"',
    '"ñ🙂"',
    '"\\/"',
  ],
  ...['true', 'tru', 'truee', 't rue', 'false', 'null', 'nul', 'Null', 'undefined', 'NaN', 'Infinity'],
  ...['[]', '[', ']', '[1', '[1,', '[1,]', '[,1]', '[1 2]', '[1,2]', '[[[]]]', '[[]', '[]]', '[}', '[1}', '[] []'],
  ...[
    '{}',
    '{',
    '}',
    '{"a"}',
    '{"a":}',
    '{"a":1}',
    '{"a":1,}',
    '{,}',
    '{a:1}',
    "{'a':1}",
    '{"a":1 "b":2}',
    '{"a":{}]',
    '{1:1}',
  ],
  ...[' [ 1 , { "a" : [ ] } ] \r\n', '\u00a01', '\ufeff1', '1\u2028', '// x\n1', '{"a":1}x', '[-]', '[1-2]', '[tru,1]'],
];

test.each(TEXTS)('%j is taken or refused as JSON.parse does', (text) => {
  for (const piece of [1, 2, 1000]) expect(accepts(text, piece)).toBe(isJson(text));
});

test('so are ten thousand texts that were damaged at random', () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const whole = '{"data":[{"a":-1.5e3,"b":"x\\u00e1\\n\\"","c":[true,false,null,0]},{"d":{}}],"e":12}';
  const marks = '{}[]",:\\ 0-.eEtfnu+x\n';
  for (let round = 0; round < 10_000; round += 1) {
    let text = whole.slice(random(3) === 0 ? random(whole.length) : 0);
    for (let hits = 1 + random(2); hits > 0; hits -= 1) {
      const at = random(text.length);
      text = text.slice(0, at) + (random(2) ? marks.charAt(random(marks.length)) : '') + text.slice(at + random(2));
    }
    if (accepts(text) !== isJson(text)) expect.unreachable(text);
  }
});

test('any depth is welcome', () => {
  expect(accepts('['.repeat(200_000) + ']'.repeat(200_000))).toBe(true);
  expect(accepts(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 100)).toBe(true);
});
