/** Somebody scrolls until so long after the last scroll event, ms. */
const IDLE = 200;

/** While somebody scrolls nothing moves, at most for so long, ms. */
export const MAX_WAIT = 5000;

let began = Number.NEGATIVE_INFINITY;
let last = Number.NEGATIVE_INFINITY;

/** Notes when the page is scrolled. @returns a function that stops it */
export function watchScrolling(): () => void {
  const note = () => {
    const now = performance.now();
    if (now - last >= IDLE) began = now;
    last = now;
  };
  // A scroll event of an element does not bubble, but it is captured.
  const options = { capture: true, passive: true };
  document.addEventListener('scroll', note, options);
  return () => document.removeEventListener('scroll', note, options);
}

/** ms until the scrolling may be over; none or less when nobody scrolls. */
export const untilRest = () => last + IDLE - performance.now();

/** Whether nobody scrolls, or somebody has for so long that nothing can wait for it. */
export const mayMove = () => untilRest() <= 0 || performance.now() - began >= MAX_WAIT;
