import { useState } from 'react';
import type { AlertVariant } from '~/shared/ui/feedback/alert-box';
import type { NoticeContent } from '~/shared/ui/feedback/notice';

/** One notice at a time; saying the same again starts its time anew. */
export function useSaying() {
  const [notice, setNotice] = useState<NoticeContent>();
  return {
    notice,
    say: (variant: AlertVariant, text: string) =>
      setNotice((last) => ({ key: Number(last?.key ?? 0) + 1, variant, text })),
    dismiss: () => setNotice(undefined),
  };
}
