/**
 * Loads what hands the focus on with the first key or press: before it nothing goes away under anybody. A page without it
 * works on; only the focus may then fall to the page.
 */
export function keepFocusOnceUsed(): void {
  const used = new AbortController();
  const load = () => {
    used.abort();
    import('../shared/ui/keep-focus').then(
      ({ keepFocus }) => keepFocus(),
      () => {},
    );
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, load, { capture: true, signal: used.signal });
  }
}
