import { afterEach, expect, test } from 'vitest';
import { readStored, removeStored, writeStored } from '~/shared/storage/storage';
import { readColumns, writeColumns } from './columns';

const KEY = 'atalaya.history.columns';

afterEach(() => removeStored(KEY));

test('Fecha cannot be taken away (spec 10.2)', () => {
  writeColumns(['amount', 'status']);
  expect(readColumns(true)).toEqual(['date', 'amount', 'status']);
  writeColumns(['amount', 'date']);
  expect(readColumns(true)).toEqual(['amount', 'date']);
});

test('a column that only another version of the console has stays remembered', () => {
  writeStored(KEY, '{"version":1,"value":["date","loyalty"]}');
  expect(readColumns(true)).toEqual(['date']);
  writeColumns(['date', 'risk']);
  expect(JSON.parse(readStored(KEY) ?? '').value).toEqual(['date', 'risk', 'loyalty']);
});
