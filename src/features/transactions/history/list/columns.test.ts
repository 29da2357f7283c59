import { afterEach, expect, test } from 'vitest';
import { readColumns as read, writeColumns as write } from '~/shared/list/columns-button';
import { readStored, removeStored, writeStored } from '~/shared/storage/storage';
import { OPERATIONS } from './columns';

const readColumns = () => read(OPERATIONS.choice, OPERATIONS.wide);
const writeColumns = (columns: string[]) => write(OPERATIONS.choice, columns);

const KEY = 'atalaya.history.columns';

afterEach(() => removeStored(KEY));

test('Fecha cannot be taken away (spec 10.2)', () => {
  writeColumns(['amount', 'status']);
  expect(readColumns()).toEqual(['date', 'amount', 'status']);
  writeColumns(['amount', 'date']);
  expect(readColumns()).toEqual(['amount', 'date']);
});

test('a column that only another version of the console has stays remembered', () => {
  writeStored(KEY, '{"version":1,"value":["date","loyalty"]}');
  expect(readColumns()).toEqual(['date']);
  writeColumns(['date', 'risk']);
  expect(JSON.parse(readStored(KEY) ?? '').value).toEqual(['date', 'risk', 'loyalty']);
});
