/** A line of two texts that are compared. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Lines that are compared one by one; longer texts are told as replaced. */
const MOST = 500;

/** What of one text has become another, line by line. */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text });
  const added = (text: string): DiffLine => ({ kind: 'added', text });
  if (before.length > MOST || after.length > MOST) return [...before.map(removed), ...after.map(added)];
  // How many lines the rests from here on have in common.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (common[row] as number[])[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [was, is] = [before[row], after[column]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      row += 1;
      column += 1;
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(removed(was));
      row += 1;
    } else if (is !== undefined) {
      lines.push(added(is));
      column += 1;
    }
  }
  return lines;
}

/** A value as lines: JSON by its members, however it was written. */
export function linesOf(value: string, type: string | null): string[] {
  if (type !== 'JSON') return value.split('\n');
  try {
    return JSON.stringify(JSON.parse(value), null, 2).split('\n');
  } catch {
    return value.split('\n');
  }
}
