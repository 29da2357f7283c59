import { alertQueries } from '../api/alert-api';
import type { AlertSearch } from '../search/alert-search';

/** Sources on a page. */
export const SIZE = 25;

export const activeQuery = ({ query, page }: Pick<AlertSearch, 'query' | 'page'>) =>
  alertQueries.groups(query, page, SIZE);
