/** A page number, or the gap that stands for the pages left out. */
export type PageItem = number | 'gap';

/** Number of pages of `total` entries; 0 without entries. */
export function pageCount(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}

/** The page that an address asks for ('3'), held between 1 and the last; page 1 when it is no whole number. */
export function clampPage(wanted: string | undefined, pages: number): number {
  const page = wanted !== undefined && /^\d{1,9}$/.test(wanted) ? Number(wanted) : 1;
  return Math.max(1, Math.min(page, pages));
}

/**
 * Pages to offer: the first, the last, the current one with its siblings, and a gap where at least two pages are left
 * out. The number of items stays the same on every page of a long list, so the buttons do not move under the pointer.
 */
export function pageWindow(page: number, pages: number, siblings = 1): PageItem[] {
  const edge = 2 * siblings + 3;
  if (pages <= edge + 2) return range(1, pages);
  if (page <= siblings + 3) return [...range(1, edge), 'gap', pages];
  if (page >= pages - siblings - 2) return [1, 'gap', ...range(pages - edge + 1, pages)];
  return [1, 'gap', ...range(page - siblings, page + siblings), 'gap', pages];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
