/**
 * Loads what hands the focus on with the first key or press: before it nothing goes away under anybody. A page without it
 * works on; only the focus may then fall to the page.
 */
export function keepFocusOnceUsed(): void {
  const used = new AbortController();
  let held: EventTarget | null = document.activeElement;
  const note = ({ target }: Event) => {
    held = target;
  };
  const load = () => {
    used.abort();
    // The control that has the focus may be gone before this has come.
    document.addEventListener('focusin', note);
    import('~/shared/ui/keep-focus').then(
      ({ keepFocus }) => {
        document.removeEventListener('focusin', note);
        keepFocus(held);
      },
      () => {},
    );
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, load, { capture: true, signal: used.signal });
  }
}
