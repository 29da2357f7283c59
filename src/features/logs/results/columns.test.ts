import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readColumns as read, writeColumns as write } from '~/shared/list/columns-button';
import { readSort } from '~/shared/list/list-address';
import { COLUMN_CHOICE, SPECIFIED_FIELDS } from './columns';
import { nextSort } from './sort-entries';

const readColumns = () => read(COLUMN_CHOICE, SPECIFIED_FIELDS);
const writeColumns = (fields: string[] | null) => write(COLUMN_CHOICE, fields);

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  },
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => kept.clear());

const SPECIFIED = ['date', 'service', 'operation', 'hostName', 'ip'];

test('the specified columns are the default, another choice is remembered', () => {
  expect(readColumns()).toEqual(SPECIFIED);
  writeColumns(['ip', 'code', 'ip']);
  expect(readColumns(), 'Fecha cannot be taken away (spec 7.8)').toEqual(['date', 'ip', 'code']);
  writeColumns(['ip', 'date']);
  expect(readColumns()).toEqual(['ip', 'date']);
  writeColumns(null);
  expect(readColumns()).toEqual(SPECIFIED);
});

test.each(['null', '{}', '[]', '[1,null]', '{'])('odd storage %s is the default', (text) => {
  kept.set('atalaya.logs.columns', text);
  expect(readColumns()).toEqual(SPECIFIED);
});

test('a heading asks upwards, downwards, then for the order of the answer', () => {
  expect(nextSort(undefined, 'ip')).toBe('ip');
  expect(nextSort(readSort('ip'), 'ip')).toBe('-ip');
  expect(nextSort(readSort('-ip'), 'ip')).toBeUndefined();
  expect(nextSort(readSort('-ip'), 'date')).toBe('date');
  expect(readSort('-')).toBeUndefined();
});
