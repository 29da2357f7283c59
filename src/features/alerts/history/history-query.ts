import { alertQueries } from '../api/alert-api';
import type { AlertSearch } from '../search/alert-search';

export const historyQuery = ({ query, page, size, sort }: Pick<AlertSearch, 'query' | 'page' | 'size' | 'sort'>) =>
  alertQueries.page({ ...query, sort: `date,${sort.descending ? 'desc' : 'asc'}` }, page, size);
