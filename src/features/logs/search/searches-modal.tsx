import { SearchesDialog } from '~/shared/list/saved-searches-dialog';
import { SEARCHES } from '../copy';
import { LOG_SEARCHES, searchLabel } from './log-searches';
import { type Filters, readQuestion } from './question';

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
      unreadOf={(kept) => readQuestion(kept).unread}
    />
  );
}
