import { expect, test } from 'vitest';
import { pagedExport } from './paged-export';

interface Row {
  id: string;
  name: string;
  secret?: string;
}

const row = (number: number): Row => ({ id: `R${number}`, name: number === 1 ? 'tel 5512345678' : `Nombre ${number}` });

/** The list moves while it is read: its last row comes again with the next page. */
function plan(pages: readonly (readonly Row[])[], total: number) {
  return pagedExport<Row>({
    ...{ title: 'x', hint: 'x', fileName: 'x', rows: total, noun: 'x' },
    columns: [
      ['Folio', 'id'],
      ['Nombre', 'name', ({ name }) => name.toUpperCase()],
    ],
    exact: (one, field) => one[field as keyof Row],
    idOf: ({ id }) => id,
    fetch: async ({ page }) => ({ rows: pages[page - 1] ?? [], total }),
  });
}

const written = async (format: 'csv' | 'json', form: 'excel' | 'exact') => {
  const seen: number[] = [];
  const { write } = plan(
    [
      [row(1), row(2)],
      [row(2), row(3)],
    ],
    4,
  );
  const { signal } = new AbortController();
  const file = await write({ signal, onProgress: (count: number) => seen.push(count), format, form } as never);
  return { ...file, text: file.parts.join(''), seen };
};

test('all rows are asked for, each is written once, masked, under the names that people or programs know', async () => {
  const people = await written('csv', 'excel');
  expect([people.rows, people.total, people.seen]).toEqual([3, 4, [2, 3]]);
  expect(people.text.split(/\r?\n/)[0]).toContain('Folio');
  expect(people.text).toContain('NOMBRE 3');
  const exact = await written('json', 'exact');
  expect(JSON.parse(exact.text)).toEqual([
    { id: 'R1', name: 'tel •• •••• 5678' },
    { id: 'R2', name: 'Nombre 2' },
    { id: 'R3', name: 'Nombre 3' },
  ]);
});
