import { sortText } from '~/shared/list/list-address';
import { alertQueries } from '../api/alert-api';
import type { AlertSearch } from '../search/alert-search';

export const historyQuery = ({ query, page, size, sort }: Pick<AlertSearch, 'query' | 'page' | 'size' | 'sort'>) =>
  alertQueries.page({ ...query, sort: sortText(sort) }, page, size);
