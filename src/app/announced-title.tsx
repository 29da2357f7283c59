import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveRegion } from '~/shared/ui/feedback/live-region';

interface AnnouncedTitleProps {
  title: string;
  /** The next screen is on its way: said at once, while its loader is drawn only after a moment (spec 15.4). */
  loading: boolean;
}

/** Says each new screen politely; the first one is what the browser says itself. */
export function AnnouncedTitle({ title, loading }: AnnouncedTitleProps) {
  const region = useLiveRegion();
  const [first] = useState(title);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (title !== first) setMoved(true);
  }, [title, first]);
  if (!region) return null;
  return createPortal(
    <div className="sr-only">
      {moved && <p>{title}</p>}
      {loading && <p>Cargando</p>}
    </div>,
    region,
  );
}
