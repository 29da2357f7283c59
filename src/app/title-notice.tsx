import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '~/session/session-store';
import { environment } from '~/shared/config/env';
import { LOADING } from '~/shared/copy';
import { useLiveRegion } from '~/shared/ui/feedback/live-region';
import { pageTitle } from './page-title';

/**
 * Path of the screen that is drawn. The location already names the next one while its guards decide: what they refuse
 * must be named nowhere, neither in the title nor aloud.
 */
export function useShownPath(): string {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
}

/** Whether the next screen is on its way. */
function useLeaving(): boolean {
  return useRouterState({
    select: ({ resolvedLocation, location }) =>
      resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  });
}

/**
 * Names the screen shown in the document's title, and says each new one politely; the first one is what the browser says
 * itself. That the next one is on its way is said at once, while its loader is drawn only after a moment (spec 15.4).
 */
export function TitleNotice() {
  const cover = useSession((state) => state.cover);
  const title = pageTitle(useShownPath(), environment, cover);
  const loading = useLeaving();
  const region = useLiveRegion();
  const [first] = useState(title);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    document.title = title;
    if (title !== first) setMoved(true);
  }, [title, first]);
  if (!region) return null;
  return createPortal(
    <div className="sr-only">
      {moved && <p>{title}</p>}
      {loading && <p>{LOADING}</p>}
    </div>,
    region,
  );
}
