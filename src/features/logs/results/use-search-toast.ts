import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '~/shared/toast/toast-store';
import type { SearchOutcome } from '../api/log-queries';
import { FAILED_NOTICE, foundNotice, NONE_FOUND_NOTICE } from '../copy';

/**
 * The toast after a search (spec 7.7), one for each response that arrives while the screen is open.
 * @param answeredAt moment of the response, epoch ms; 0 without one
 */
export function useSearchToast(outcome: SearchOutcome | undefined, answeredAt: number): void {
  const [openedAt] = useState(() => Date.now());
  const [readAt, setReadAt] = useState(0);
  const toast = useToast();
  const isNew = outcome !== undefined && answeredAt >= openedAt && answeredAt > readAt;
  const show = useEffectEvent(() => {
    if (outcome) toast.show(...contentOf(outcome), { onLeave: () => setReadAt(answeredAt) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another response is another toast
  useEffect(() => {
    if (isNew) show();
    else toast.dismiss();
  }, [isNew, answeredAt, toast]);
}

function contentOf(outcome: SearchOutcome): [tone: 'danger' | 'info', text: string] {
  if (outcome.kind === 'failed') return ['danger', FAILED_NOTICE];
  return ['info', outcome.count === 0 ? NONE_FOUND_NOTICE : foundNotice(outcome.count)];
}
