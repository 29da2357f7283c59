import { useEffect, useState } from 'react';

const ID = 'avisos';

/**
 * At the lower right; on a phone over the top bar, which nobody reads or works with as with the screen below. A line that
 * its notices rise from: where it stands and how wide it is hangs on none of them, so that none moves the others' place.
 */
const PLACE =
  'pointer-events-none fixed z-40 flex flex-col gap-2 print:hidden inset-x-2 top-7 ' +
  'md:top-auto md:right-6 md:bottom-6 md:left-auto md:h-0 md:w-md md:items-end md:justify-end';

/** The page's one live region: it must stand before it says anything, or screen readers miss what it says first. */
function liveRegion(): HTMLElement {
  const standing = document.getElementById(ID);
  if (standing) return standing;
  const region = document.createElement('div');
  region.id = ID;
  region.ariaLive = 'polite';
  region.className = PLACE;
  document.body.append(region);
  return region;
}

/** Where to draw what is to be announced; null on the first pass, before the page stands. */
export function useLiveRegion(): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(liveRegion()), []);
  return region;
}
