import type { Operations } from '../../gateway/ports';
import { midnightOf } from '../../gateway/rules/mexico-time';
import { readFilter } from '../../gateway/rules/operation-filter';
import { readPage } from '../../gateway/rules/paging';
import { type Comparison, readStatistic } from '../../gateway/rules/statistic-query';

/** 18:30 of a Friday in Mexico City. */
export const NOW = midnightOf(2026, 11, 27) + 18.5 * 3_600_000;

/** What is asked of operations in the words of a call, at a moment. */
export function questionsTo(operations: () => Operations, at = NOW) {
  const list = (query: URLSearchParams) => operations().page(filterOf(query), readPage(query), at);
  return {
    list,
    summary: (query: URLSearchParams, compare: Comparison | null) => operations().summary(filterOf(query), compare, at),
    async statistic(query: URLSearchParams) {
      const statistic = readStatistic(query);
      const made = 'fields' in statistic ? statistic : await operations().statistic(filterOf(query), statistic, at);
      if ('fields' in made) throw new Error('refused');
      return made;
    },
    /** All pages of a list. */
    async readAll(query: string) {
      const pages = [];
      for (let page = 1; ; page += 1) {
        const answer = await list(new URLSearchParams(`${query}&size=1000&page=${page}`));
        pages.push(...answer.data);
        if (page * 1000 >= answer.total) return pages;
      }
    },
  };
}

/** With groups of the same size in one order; what 14 means, a card's or a transfer's, is told by most in SQL alone. */
export function byKey(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (_, value) => {
    if (value?.errorCode === '14') return { ...value, errorMessage: '' };
    return Array.isArray(value) && value.some((item) => 'key' in item || 'errorCode' in item)
      ? value.toSorted(
          (one, other) =>
            other.count - one.count || (one.key ?? one.errorCode).localeCompare(other.key ?? other.errorCode),
        )
      : value;
  });
}

function filterOf(query: URLSearchParams) {
  const filter = readFilter(query);
  if (!filter) throw new Error(`${query} cannot be read`);
  return filter;
}
