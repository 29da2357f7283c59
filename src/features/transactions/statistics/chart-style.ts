/** Lines are told apart by their dashes as much as by their colours; a pair is used for one line everywhere. */
const LINES: readonly (readonly [token: string, dash: readonly number[]])[] = [
  ['--primary', []],
  ['--warning-fill', [9, 4]],
  ['--success', [2, 3]],
  ['--danger', [10, 3, 2, 3]],
  ['--info', [5, 2]],
  ['--neutral', [1, 4]],
];

const BEFORE = ['--neutral', [5, 5]] as const;

/** Colour token and dash pattern (px) of a line, by its place among the drawn ones. */
export function lineStyle(role: string, index: number): readonly [token: string, dash: readonly number[]] {
  return role === 'before' ? BEFORE : (LINES[index % LINES.length] ?? BEFORE);
}
