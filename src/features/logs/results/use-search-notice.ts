import { useState } from 'react';
import type { NoticeContent } from '~/shared/ui/feedback/notice';
import type { SearchOutcome } from '../api/log-queries';
import { FAILED_NOTICE, foundNotice, NONE_FOUND_NOTICE } from '../copy';

/**
 * The notice after a search (spec 7.7), one for each answer that arrives while the screen is open.
 * @param answeredAt moment of the answer, epoch ms; 0 without one
 */
export function useSearchNotice(outcome: SearchOutcome | undefined, answeredAt: number) {
  const [openedAt] = useState(() => Date.now());
  const [dismissedAt, setDismissedAt] = useState(0);
  const isNew = outcome !== undefined && answeredAt >= openedAt && answeredAt > dismissedAt;
  return {
    notice: isNew ? { key: answeredAt, ...noticeOf(outcome) } : undefined,
    dismiss: () => setDismissedAt(answeredAt),
  };
}

function noticeOf(outcome: SearchOutcome): Pick<NoticeContent, 'variant' | 'text'> {
  if (outcome.kind === 'failed') return { variant: 'danger', text: FAILED_NOTICE };
  const { count } = outcome;
  return { variant: 'info', text: count === 0 ? NONE_FOUND_NOTICE : foundNotice(count) };
}
