/** Columns of the grid that a card takes. */
export type Span = 1 | 2 | 3;

/**
 * The width of each card in a grid of so many columns. The order of the sections is that on screen (spec 6.2), so no
 * card moves into a gap that another left: the last card of a row is widened to the end of it instead.
 */
export function fillRows(wanted: readonly Span[], columns: 2 | 3): readonly Span[] {
  const spans: Span[] = [];
  let left: number = columns;
  for (const width of wanted) {
    const span = Math.min(width, columns) as Span;
    if (span > left) {
      widenLast(spans, left);
      left = columns;
    }
    spans.push(span);
    left = left === span ? columns : left - span;
  }
  if (left < columns) widenLast(spans, left);
  return spans;
}

function widenLast(spans: Span[], by: number): void {
  const last = spans.pop();
  if (last !== undefined) spans.push((last + by) as Span);
}
