import { useState } from 'react';
import { copyText } from '~/shared/files/clipboard';
import { useLossyNote } from '~/shared/ui/feedback/lossy-answer';
import type { NoticeContent } from '~/shared/ui/feedback/notice';
import { COPIED, NOT_COPIED } from '../copy';

/** Puts a text on the clipboard and says whether that went well. */
export function useCopied() {
  const [notice, setNotice] = useState<NoticeContent>();
  const noteOf = useLossyNote();
  const copy = async (text: string) => {
    const copied = await copyText(text);
    const note = noteOf(text);
    setNotice((last) => ({
      key: Number(last?.key ?? 0) + 1,
      variant: copied ? (note ? 'warning' : 'success') : 'danger',
      text: copied ? [COPIED, note].filter(Boolean).join('. ') : NOT_COPIED,
    }));
  };
  return { notice, copy, dismiss: () => setNotice(undefined) };
}
