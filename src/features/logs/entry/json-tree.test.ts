import { expect, test } from 'vitest';
import { NumberLiteral } from '~/shared/format/number-literal';
import { runTaskAtOnce } from '~/shared/hooks/tasks';
import { firstExpanded, isContainer, keyText, rowOf, rowsFrom, treeRows, valueText } from './json-tree';
import { searchTree } from './tree-search';

const all = () => true;

function shown(root: object, masked = true, isOpen: (container: object) => boolean = all): string[] {
  return [...treeRows(root, isOpen, masked)].map(({ key, value, depth, index: position, siblings }) => {
    const text = typeof value === 'object' && value !== null ? typeof value : valueText(value);
    return `${depth} ${position}/${siblings} ${key === undefined ? '' : keyText(key, masked)}=${text}`;
  });
}

const body = { a: 1, list: ['x', { b: null }], empty: {}, big: 9007199254740993n };

test('rows run from top to bottom with their level and place', () => {
  expect(shown(body)).toEqual([
    '0 1/1 =object',
    '1 1/4 a=1',
    '1 2/4 list=object',
    '2 1/2 0="x"',
    '2 2/2 1=object',
    '3 1/1 b=null',
    '1 3/4 empty=object',
    '1 4/4 big=9007199254740993',
  ]);
  expect(shown(body, true, (container) => container === body)).toHaveLength(5);
});

test('a number is no container, its digits are those that were sent, and it is found by them (spec 13.2)', () => {
  const digits = { a: new NumberLiteral('150.00'), b: [new NumberLiteral('1E400')] };
  expect([...treeRows(digits, all, true)].map(({ value }) => (isContainer(value) ? '' : valueText(value)))).toEqual([
    '',
    '150.00',
    '',
    '1E400',
  ]);
  expect(runTaskAtOnce(searchTree(digits, '1e400', true)).found.map(({ key }) => key)).toEqual([0]);
});

test('at first the root and its small members are open', () => {
  const large = { rows: Array.from({ length: 21 }, (_, row) => row) };
  expect(firstExpanded(body)).toEqual(new Set([body, body.list, body.empty]));
  expect(firstExpanded(large)).toEqual(new Set([large]));
});

test('what is masked as text is masked as tree', () => {
  const secrets = {
    cvv: '123',
    tarjeta: '4111 1111 1111 1111',
    headers: [{ name: 'Authorization', value: 'Bearer abcdef123456' }],
    '4111111111111111': { password: { a: 'hola' } },
    access_token: ['abc-1', 'abc-2'],
  };
  expect(shown(secrets)).toEqual([
    '0 1/1 =object',
    '1 1/5 cvv="•••"',
    '1 2/5 tarjeta="411111••••••1111"',
    '1 3/5 headers=object',
    '2 1/1 0=object',
    '3 1/2 name="Authorization"',
    '3 2/2 value="••••••••"',
    '1 4/5 411111••••••1111=object',
    '2 1/1 password="••••••••"',
    '1 5/5 access_token=object',
    '2 1/2 0="••••••••"',
    '2 2/2 1="••••••••"',
  ]);
  expect(shown(secrets, false)).toContain('1 1/5 cvv="123"');
});

test('characters that disturb are escapes, long texts are cut', () => {
  expect(valueText('a\u202eb\u001b[31m\n')).toBe('"a\\u202eb\\u001b[31m\\n"');
  expect(keyText('a\u200bb', true)).toBe('a\\u200bb');
  expect(valueText('x'.repeat(5000))).toBe(`"${'x'.repeat(300)}…"`);
});

test('parts of the rows', () => {
  const rows = () => treeRows(body, all, true);
  expect(rowsFrom(rows(), 2, 3)).toMatchObject({ rows: [{ key: 'list' }, { key: 0 }, { key: 1 }], more: true });
  expect(rowsFrom(rows(), 6, 3).more).toBe(false);
  expect(rowOf(rows(), { owner: body, key: 'big' })).toBe(7);
  expect(rowOf(rows(), { owner: {}, key: 'big' })).toBe(-1);
  expect(rowOf(rows(), undefined)).toBe(7);
});

const find = (root: object, text: string, masked = true) => runTaskAtOnce(searchTree(root, text, masked));

test('a search finds keys and values, whatever their case, and the way to them', () => {
  const root = { Orden: 'ORD-1', in: [{ nota: 'la orden' }, { orden: 7 }] };
  const { found } = find(root, ' ORDEN ');
  expect(found.map(({ key }) => key)).toEqual(['Orden', 'nota', 'orden']);
  expect(found[1]?.inside()).toEqual([root.in[0], root.in, root]);
  expect(find(root, '7').found).toHaveLength(1);
  expect(find(root, 'nada').found).toEqual([]);
  expect(find(root, '  ').found).toEqual([]);
});

test('a search does not find what is masked', () => {
  const root = { cvv: '987', nota: 'ok' };
  expect(find(root, '987').found).toEqual([]);
  expect(find(root, '987', false).found).toHaveLength(1);
});

test('a search tells that there are more than it lists', () => {
  const result = find({ rows: Array.from({ length: 1500 }, () => 'igual') }, 'igual');
  expect([result.found.length, result.more]).toEqual([1000, true]);
});

test('ten thousand levels are rows like others', () => {
  let root: object = { fondo: 'aquí' };
  for (let level = 0; level < 10_000; level += 1) root = { hijo: root };
  expect(shown(root)).toHaveLength(10_002);
  const [match] = find(root, 'fondo').found;
  expect(match?.inside()).toHaveLength(10_001);
});
