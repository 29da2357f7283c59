import type { ServerReport } from '../api/report';
import { SECTIONS, type SectionKey } from '../sections/registry';
import type { Section, Span } from '../sections/section';

/** A section as it is to be drawn. */
export interface SectionView {
  section: Section<SectionKey>;
  /** Null when it is empty. */
  data: unknown;
  /** Columns that its card takes where there are two and three of them. */
  md: Span;
  xl: Span;
}

/** Every section that the report brings, empty ones included. */
export function sectionViews({ sections }: ServerReport): readonly SectionView[] {
  const sent = SECTIONS.map((section) => ({ section, data: sections[section.key] })).filter(
    ({ data }) => data !== undefined,
  );
  const wanted = sent.map(({ section, data }) => (data === null ? 1 : section.width(data)));
  const [md, xl] = [fillRows(wanted, 2), fillRows(wanted, 3)];
  return sent.map((view, index) => ({ ...view, md: md[index] ?? 1, xl: xl[index] ?? 1 }));
}

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
