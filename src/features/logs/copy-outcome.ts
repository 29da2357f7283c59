import type { NoticeContent } from '~/shared/ui/feedback/notice';
import { COPIED_ENTRIES, NOT_COPIED } from './copy';

/** What is said once entries were put on the clipboard, or were not. @param note what could not be read of them */
export function copyOutcome(copied: boolean, note: string | undefined, last: NoticeContent | undefined): NoticeContent {
  return {
    key: Number(last?.key ?? 0) + 1,
    variant: copied ? (note ? 'warning' : 'success') : 'danger',
    text: copied ? [COPIED_ENTRIES, note].filter(Boolean).join('. ') : NOT_COPIED,
  };
}
