/** Sizes above those that the screens offer serve an export, which reads all pages. */
const LARGEST_PAGE = 1000;

export type SortMember = 'date' | 'amount' | 'refundedAmount';

export interface Page {
  /** From 1. */
  page: number;
  size: number;
  member: SortMember;
  ascending: boolean;
}

/** Page from 1, size and order of a call; what cannot be read is the first ten, newest first. */
export function readPage(query: URLSearchParams): Page {
  const [member, direction] = (query.get('sort') ?? '').split(',');
  return {
    page: readCount(query.get('page'), 1, Number.MAX_SAFE_INTEGER),
    size: readCount(query.get('size'), 10, LARGEST_PAGE),
    member: member === 'amount' || member === 'refundedAmount' ? member : 'date',
    ascending: direction === 'asc',
  };
}

function readCount(text: string | null, otherwise: number, most: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 ? Math.min(value, most) : otherwise;
}

/** Where a run over all matches stands: the moment whose matches they are (epoch ms) and its next page. */
export interface Run {
  at: number;
  page: number;
}

/** The run of a call; undefined for a call of one page, null for a cursor that this platform never gave. */
export function readRun(query: URLSearchParams, now: number): Run | undefined | null {
  const cursor = query.get('cursor');
  if (cursor === null) return undefined;
  if (cursor === '') return { at: now, page: 1 };
  const [, at, page] = /^(\d{13})\.([1-9]\d{0,5})$/.exec(cursor) ?? [];
  return at !== undefined && Number(at) <= now ? { at: Number(at), page: Number(page) } : null;
}

/** The cursor of the part after a page of a run; null after the last one. */
export function nextCursor({ at }: Run, { page, size, total }: { page: number; size: number; total: number }) {
  return page * size < total ? `${at}.${page + 1}` : null;
}
