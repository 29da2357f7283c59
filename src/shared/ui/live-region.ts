import { useEffect, useState } from 'react';

const ID = 'avisos';

/**
 * The page's one live region, over the lower edge of the window: it must stand before it says anything, or screen
 * readers miss what it says first.
 */
function liveRegion(): HTMLElement {
  const standing = document.getElementById(ID);
  if (standing) return standing;
  const region = document.createElement('div');
  region.id = ID;
  region.ariaLive = 'polite';
  region.className =
    'pointer-events-none fixed inset-x-0 bottom-4 z-40 flex flex-col items-center gap-2 px-4 print:hidden';
  document.body.append(region);
  return region;
}

/** Where to draw what is to be announced; null on the first pass, before the page stands. */
export function useLiveRegion(): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(liveRegion()), []);
  return region;
}
