import { useState } from 'react';
import { copyText } from '~/shared/files/clipboard';
import type { NoticeContent } from '~/shared/ui/feedback/notice';
import { COPIED, NOT_COPIED } from '../copy';

/** Puts a text on the clipboard and says whether that went well. */
export function useCopied() {
  const [notice, setNotice] = useState<NoticeContent>();
  const copy = async (text: string) => {
    const copied = await copyText(text);
    setNotice((last) => ({
      key: Number(last?.key ?? 0) + 1,
      variant: copied ? 'success' : 'danger',
      text: copied ? COPIED : NOT_COPIED,
    }));
  };
  return { notice, copy, dismiss: () => setNotice(undefined) };
}
