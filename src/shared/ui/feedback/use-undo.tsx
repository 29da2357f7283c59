import { useState } from 'react';
import type { SearchParams } from '~/shared/address/search-params';
import { Button } from '../button';
import type { NoticeContent } from './notice';

/** A notice that offers the address as it was before something was taken away. */
export function useUndo(restore: (before: SearchParams) => void) {
  const [undo, setUndo] = useState<{ key: string; text: string; before: SearchParams }>();
  const dismiss = () => setUndo(undefined);
  const notice: NoticeContent | undefined = undo && {
    key: undo.key,
    variant: 'info',
    text: (
      <span className="flex items-center gap-3">
        {undo.text}
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            restore(undo.before);
            dismiss();
          }}
        >
          Deshacer
        </Button>
      </span>
    ),
  };
  return {
    notice,
    dismiss,
    offer: (text: string, before: SearchParams) => setUndo({ key: `undo-${Date.now()}`, text, before }),
  };
}
