import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNDO } from '../copy';
import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { useLiveRegion } from '../ui/feedback/live-region';
import { dismissToast, type Toast, useToasts } from './toast-store';

/** How long a toast stays (spec 15.3), ms. */
const STAY = 5000;

/** All toasts there are, the newest last; stands once in the page. */
export function Toasts() {
  const region = useLiveRegion();
  const toasts = useToasts((state) => state.toasts);
  return (
    region &&
    createPortal(
      toasts.map((toast) => <TimedAlert key={toast.id} toast={toast} />),
      region,
    )
  );
}

/** The time waits while somebody reads it: pointer over it, focus in it (spec 15.3), or a hidden tab. */
function TimedAlert({ toast }: { toast: Toast }) {
  const { owner, tone, text, undo } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const waiting = hovered || focused || hidden;
  const left = useRef(STAY);
  const close = () => {
    dismissToast(owner);
    toast.onLeave?.();
  };
  const leave = useEffectEvent(close);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  useFocusGivenBack(box, before);

  useEffect(() => {
    if (waiting) return;
    const since = Date.now();
    const timer = setTimeout(() => leave(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [waiting]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here, it only notices that it is being read
    <div
      ref={box}
      className="pointer-events-auto max-w-full rounded-lg shadow-modal"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <AlertBox variant={tone} onClose={close}>
        {undo ? (
          <span className="flex items-center gap-3">
            {text}
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                dismissToast(owner);
                undo();
              }}
            >
              {UNDO}
            </Button>
          </span>
        ) : (
          text
        )}
      </AlertBox>
    </div>
  );
}

/** A toast that leaves with the focus in it gives it back to who had it before. */
function useFocusGivenBack(box: RefObject<HTMLElement | null>, before: RefObject<EventTarget | null>): void {
  // In the cleanup of a layout effect the toast still stands.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const held = element?.contains(document.activeElement);
      if (held && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [box, before]);
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
