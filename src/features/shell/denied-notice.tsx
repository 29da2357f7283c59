import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { accessRow, isAppPath } from '../../session/access';
import { AlertBox } from '../../shared/ui/alert-box';
import { copy } from './copy';

/** Section 9, in ms. */
const NOTICE_TIME = 5000;
/** How much longer it stays, again and again, for a reader who is on it, in ms. */
const HELD_TIME = 1000;

/**
 * Which screen the visitor may not open (D1). The guards leave it in the history entry, and it is taken out of there
 * after 5 s, so that a reload does not repeat what was read; the time waits for a pointer or the focus on it.
 */
export function DeniedNotice() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const denied = typeof state.denied === 'string' && isAppPath(state.denied) ? state.denied : null;

  const forget = () =>
    navigate({ to: '/dashboard', search: true, replace: true, state: (kept) => ({ ...kept, denied: undefined }) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal, even of the same screen, starts the time again
  useEffect(() => {
    if (!denied) return;
    let timer = setTimeout(leave, NOTICE_TIME);
    function leave() {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, HELD_TIME);
      else forget();
    }
    return () => clearTimeout(timer);
  }, [state]);

  if (!denied) return null;
  return (
    <div ref={box} className="mb-4">
      <AlertBox variant="warning" onClose={forget}>
        {copy.denied(accessRow(denied).title)}
      </AlertBox>
    </div>
  );
}
