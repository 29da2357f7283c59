import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { AlertBox, type AlertVariant } from './alert-box';
import { useLiveRegion } from './live-region';

/** How long a notice stays (spec 15.3), ms. */
const STAY = 5000;

export interface NoticeContent {
  /** A new key is a new notice with its whole time before it, even with the same text. */
  key: string | number;
  variant: AlertVariant;
  text: ReactNode;
}

interface NoticeProps {
  /** Undefined while there is nothing to say. */
  notice: NoticeContent | undefined;
  /** Its time is over or it was closed. */
  onLeave: () => void;
}

/** A notice at the edge of the window that leaves by itself after 5 seconds (spec 15.3). */
export function Notice({ notice, onLeave }: NoticeProps) {
  const region = useLiveRegion();
  return region && notice && createPortal(<TimedAlert key={notice.key} notice={notice} onLeave={onLeave} />, region);
}

/** The time waits while somebody reads it: pointer over it, focus in it (spec 15.3), or a hidden tab. */
function TimedAlert({ notice, onLeave }: { notice: NoticeContent; onLeave: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const waiting = hovered || focused || hidden;
  const left = useRef(STAY);
  const leave = useEffectEvent(onLeave);
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
      <AlertBox variant={notice.variant} onClose={onLeave}>
        {notice.text}
      </AlertBox>
    </div>
  );
}

/** A notice that leaves with the focus in it gives it back to who had it before. */
function useFocusGivenBack(box: RefObject<HTMLElement | null>, before: RefObject<EventTarget | null>): void {
  // In the cleanup of a layout effect the notice still stands.
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
