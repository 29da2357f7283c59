import { SearchesDialog } from '~/shared/list/saved-searches-dialog';
import type { Filters } from '../api/filter-types';
import { SEARCHES } from '../copy';
import { readLogsSearch } from './logs-search';
import { LOG_SEARCHES, searchLabel } from './search-label';

interface SearchesModalProps {
  email: string;
  current: Filters;
  open: boolean;
  onClose: () => void;
  onChoose: (filters: Filters) => void;
}

/** The kept searches of the logs. */
export function SearchesModal(props: SearchesModalProps) {
  return (
    <SearchesDialog
      {...props}
      title={SEARCHES}
      place={LOG_SEARCHES}
      labelOf={searchLabel}
      unreadOf={(kept) => readLogsSearch(kept).unread}
    />
  );
}
