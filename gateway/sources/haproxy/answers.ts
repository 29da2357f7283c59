type Row = Readonly<Record<string, string>>;

/** The rows of `show stat`: CSV whose first line names the columns; a field with a comma, a quote or a line in it is quoted. */
export function statRows(text: string): Row[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^# /, ''));
  return rows.filter((cells) => cells.length > 1).map((cells) => rowOf(names, cells));
}

/** The rows of `show servers state`: a line with the version of its form, then columns with one space between them. */
export function serverStateRows(text: string): Row[] {
  const lines = text.split('\n').map((line) => line.trim());
  const head =
    lines
      .find((line) => line.startsWith('# '))
      ?.slice(2)
      .split(' ') ?? [];
  return lines.filter((line) => /^\d+ \S/.test(line)).map((line) => rowOf(head, line.split(' ')));
}

const rowOf = (names: readonly string[], cells: readonly string[]): Row =>
  Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
  }
  return rows;
}
