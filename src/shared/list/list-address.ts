import type { SearchParams } from '../address/search-params';

/** Rows of a page that a person can choose; the first is the default. */
export const SIZES = [10, 25, 50, 100] as const;

export interface Sort {
  /** Of a row, or of a column. */
  field: string;
  descending: boolean;
}

/** What is asked of a list, as its address says it. */
export interface ListRequest<Filters> {
  filters: Filters;
  page: number;
  size: number;
  sort: Sort;
}

/** As the platform's calls take it. */
export const sortText = ({ field, descending }: Sort) => `${field},${descending ? 'desc' : 'asc'}`;

/** 'date' or '-date' of an address. */
export function readSort(text: string | undefined): Sort | undefined {
  if (!text || text === '-') return undefined;
  return text.startsWith('-') ? { field: text.slice(1), descending: true } : { field: text, descending: false };
}

export function without(search: SearchParams, ...keys: readonly string[]): SearchParams {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)));
}

/** @param rowKeys search keys of the open row, which is not on another page */
export function onPage(search: SearchParams, page: number, rowKeys: readonly string[]): SearchParams {
  const rest = without(search, 'page', ...rowKeys);
  return page === 1 ? rest : { ...rest, page: String(page) };
}
