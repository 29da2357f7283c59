import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveRegion } from '../shared/ui/live-region';

/** Says each new screen politely; the first one is what the browser says itself. */
export function AnnouncedTitle({ title }: { title: string }) {
  const region = useLiveRegion();
  const [first] = useState(title);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (title !== first) setMoved(true);
  }, [title, first]);
  if (!region || !moved) return null;
  return createPortal(<p className="sr-only">{title}</p>, region);
}
