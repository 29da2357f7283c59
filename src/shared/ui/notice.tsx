import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AlertBox, type AlertVariant } from './alert-box';
import { useLiveRegion } from './live-region';

/** How long a notice stays (section 9), ms. */
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

/** A notice over the lower edge of the window that leaves by itself after 5 seconds (section 4). */
export function Notice({ notice, onLeave }: NoticeProps) {
  const region = useLiveRegion();
  return region && notice && createPortal(<TimedAlert key={notice.key} notice={notice} onLeave={onLeave} />, region);
}

/** The time waits while somebody reads it: pointer over it, focus in it (D22), or a hidden tab. */
function TimedAlert({ notice, onLeave }: { notice: NoticeContent; onLeave: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const waiting = hovered || focused || hidden;
  const left = useRef(STAY);
  const leave = useEffectEvent(onLeave);

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
      className="pointer-events-auto max-w-full rounded-lg shadow-modal"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <AlertBox variant={notice.variant} onClose={onLeave}>
        {notice.text}
      </AlertBox>
    </div>
  );
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
