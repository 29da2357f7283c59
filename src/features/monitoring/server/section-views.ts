import { createElement, type ReactNode } from 'react';
import type { ServerReport } from '../api/report';
import { SECTIONS, type SectionKey } from '../sections/registry';
import type { Section, Span } from '../sections/section';
import { isAvailable, needsNoDataBadge } from '../sections/section';
import { layoutKit } from './layout-kit';

/** A section as it is to be drawn; a null body stands for an empty section. */
export interface SectionView {
  section: Section<SectionKey>;
  available: boolean;
  noDataBadge: boolean;
  /** Columns that its card takes where there are two and three of them. */
  spans: { md: Span; xl: Span };
  body: ReactNode;
}

/** Every section that the report brings, empty ones included. */
export function sectionViews({ sections }: ServerReport): readonly SectionView[] {
  const sent = SECTIONS.map((section) => ({ section, data: sections[section.key] })).filter(
    ({ data }) => data !== undefined,
  );
  const wanted = sent.map(({ section, data }) => (data === null ? 1 : section.width(data)));
  const [md, xl] = [fillRows(wanted, 2), fillRows(wanted, 3)];
  return sent.map(({ section, data }, place) => ({
    section,
    available: isAvailable(section.availability, data),
    noDataBadge: needsNoDataBadge(section.availability, data),
    spans: { md: md[place] ?? 1, xl: xl[place] ?? 1 },
    body: data === null ? null : createElement(SectionBody, { section, data }),
  }));
}

/** A component of its own, so that a layout that fails does so within the boundary of its card. */
function SectionBody({ section, data }: { section: Section; data: unknown }) {
  return section.layout(data, layoutKit);
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
