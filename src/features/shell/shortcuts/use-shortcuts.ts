import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TYPING } from '~/shared/hooks/use-document-keys';
import { singleKeysAreOn } from '~/shared/storage/single-keys';
import { useUi } from '../ui-store';
import { shortcutAction } from './shortcut-keys';

/** How long 'g' waits for its letter, in ms. */
const SEQUENCE_TIME = 1500;

/** The console's keys: Ctrl or ⌘ K, and outside fields and dialogs '?', '/' and the pairs that start with g. */
export function useShortcuts(role: string): void {
  const navigate = useNavigate();
  const waitingSince = useRef(Number.NEGATIVE_INFINITY);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const { overlay, setOverlay } = useUi.getState();
    if (event.ctrlKey || event.metaKey) {
      if (event.shiftKey || event.key.toLowerCase() !== 'k') return;
      // Chromium would search the web instead.
      event.preventDefault();
      if (overlay === 'palette') setOverlay(null);
      else if (!document.querySelector('dialog:modal')) setOverlay('palette');
      return;
    }
    if (event.repeat || !singleKeysAreOn() || belongsElsewhere(event.target)) return;

    const afterG = event.timeStamp - waitingSince.current < SEQUENCE_TIME;
    waitingSince.current = Number.NEGATIVE_INFINITY;
    const action = shortcutAction(event.key, afterG, role);
    if (!action) return;
    if (action.do === 'await') waitingSince.current = event.timeStamp;
    if (action.do === 'help') setOverlay('shortcuts');
    if (action.do === 'go') void navigate({ to: action.path });
    if (action.do === 'filter') focusFilter();
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function belongsElsewhere(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest(`${TYPING}, dialog`) !== null) ||
    document.querySelector('dialog:modal') !== null
  );
}

/** To the first control of the screen's own filter, or else of the screen. */
function focusFilter(): void {
  const main = document.querySelector('main');
  const area = main?.querySelector('search, [role="search"]') ?? main;
  area?.querySelector<HTMLElement>(':is(select, input, textarea):enabled')?.focus();
}
