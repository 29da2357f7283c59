const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

/** A place among the elements of a parent: behind one of them, or in front of all. */
interface Position {
  parent: Element;
  after: Element | null;
  /** What went from there, if it went. */
  gone?: Element;
}

/**
 * Hands the focus on when the control that has it goes away or goes out: without this it falls to the page, and who
 * works with keys begins anew at the top. The nearest control gets it; one that was only out of order for a while gets
 * it back, unless somebody pressed a key meanwhile.
 * @param last what had the focus last; it may be gone already
 * @returns a function that stops watching
 */
export function keepFocus(last: EventTarget | null = document.activeElement): () => void {
  let held = last instanceof HTMLElement && last !== document.body ? last : null;
  let lent: { owner: HTMLElement; to: HTMLElement } | null = null;

  const onFocus = ({ target }: Event) => {
    if (target instanceof HTMLElement) held = target;
  };
  const onBlur = ({ target }: Event) => {
    // Left on purpose, if it could have been kept.
    queueMicrotask(() => {
      const left = document.activeElement === document.body && target === held;
      if (left && held && isUsable(held)) held = null;
    });
  };
  const onPress = () => {
    lent = null;
  };

  let changes: MutationRecord[] = [];
  let isAsked = false;
  const look = (isLaidOut = true) => {
    const records = changes;
    changes = [];
    // Whether it is in sight the page would be laid out for at once; the next frame does that anyway.
    if (held && !lent && !isLaidOut && isThere(held)) {
      if (!isAsked) requestAnimationFrame(() => setTimeout(lookAgain));
      isAsked = true;
      return;
    }
    const active = document.activeElement as HTMLElement | null;
    if (lent && active === lent.to && isUsable(lent.owner)) {
      const { owner } = lent;
      lent = null;
      return owner.focus({ preventScroll: true });
    }
    if (!held || isUsable(held) || (active && active !== document.body && isUsable(active))) return;
    const owner = held;
    const next = nearestTo(owner, records);
    // Nothing can have it yet: what comes next will be asked.
    if (!next) return;
    held = null;
    next.focus({ preventScroll: owner.matches('h1, main') });
    if (owner.isConnected) lent = { owner, to: next };
  };

  const lookAgain = () => {
    isAsked = false;
    look();
  };

  // Not at once: a field that goes because it is left, or a dialog that closes, has the focus on its way elsewhere.
  const observer = new MutationObserver((records) => {
    if (changes.length === 0) setTimeout(look, 0, false);
    changes.push(...records);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
  look();
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onBlur, options);
  document.addEventListener('keydown', onPress, options);
  document.addEventListener('pointerdown', onPress, options);
  return () => {
    observer.disconnect();
    listening.abort();
    // What is still waiting finds nothing to hand on.
    held = lent = null;
  };
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[inert]');
}

function isUsable(element: HTMLElement): boolean {
  return isThere(element) && element.checkVisibility({ visibilityProperty: true });
}

function nearestTo(owner: HTMLElement, records: readonly MutationRecord[]): HTMLElement | null {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1[tabindex]')].find(isUsable) ?? null;
  if (owner.matches('h1, main')) return heading;
  let position = positionOf(owner, records);
  if (!position) return heading;
  const twin =
    position.gone &&
    (sameElsewhere(owner, position.parent) ?? sameInNeighbour(owner, { ...position, gone: position.gone }));
  if (twin) return twin;
  // What went out has its like before it: the page it leads to, the field it sends.
  const backwards = owner.isConnected;
  while (position.parent !== document.body) {
    const { before, behind } = stopsAround(position);
    const found = backwards ? (before ?? behind) : (behind ?? before);
    if (found) return found;
    if (!position.parent.parentElement) break;
    position = { parent: position.parent.parentElement, after: position.parent };
  }
  return heading;
}

/** Where the control is, or was when it went. */
function positionOf(owner: HTMLElement, records: readonly MutationRecord[]): Position | null {
  let inside: Element = owner;
  if (inside.isConnected && inside.parentElement) return { parent: inside.parentElement, after: inside };
  for (const { target, previousSibling, removedNodes } of records) {
    const gone = [...removedNodes].find((node) => node.contains(inside));
    if (!(gone instanceof Element && target instanceof Element)) continue;
    const after = previousSibling instanceof Element && previousSibling.isConnected ? previousSibling : null;
    if (target.isConnected) return { parent: target, after, gone };
    inside = target;
  }
  return null;
}

/** Of a row that stands elsewhere in its table by now, the same control, else its first one. */
function sameElsewhere(owner: HTMLElement, place: Element): HTMLElement | undefined {
  const keyOf = (control: Element) => control.getAttribute('href') ?? control.getAttribute('aria-label');
  const stops = [...(place.closest('table')?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const row = owner.closest('tr')?.querySelectorAll(STOPS) ?? [];
  return [owner, ...row]
    .slice(0, 2)
    .flatMap((lost) => stops.find((stop) => keyOf(stop) && keyOf(stop) === keyOf(lost)) ?? [])[0];
}

/** Of a row that went, the same control of the next row, else of the one before. */
function sameInNeighbour(owner: HTMLElement, { parent, after, gone }: Required<Position>): HTMLElement | undefined {
  const index = [...gone.querySelectorAll(STOPS)].indexOf(owner);
  const next = after ? after.nextElementSibling : parent.firstElementChild;
  const rows = [next, after].filter((row) => row?.tagName === gone.tagName && gone.matches('li, tr'));
  return rows.flatMap((row) => [...(row?.querySelectorAll<HTMLElement>(STOPS) ?? [])].slice(index).slice(0, 1))[0];
}

function stopsAround({ parent, after }: Position) {
  const stops = [...parent.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.tabIndex >= 0 && isUsable(stop));
  const isBehind = (stop: HTMLElement) =>
    !after || (after.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING && !after.contains(stop));
  return { before: stops.filter((stop) => stop !== after && !isBehind(stop)).at(-1), behind: stops.find(isBehind) };
}
