import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Moments at which a form can tell that its fields hold other values than their events told. */
const FORM_EVENTS = ['submit', 'focusin', 'pointermove', 'animationstart', 'keydown'];
const PAGE_EVENTS = ['input', 'change', 'pageshow'];

/**
 * Password managers may fill fields without an event that React hears. `take` gets each named field's value, over and
 * over; it keeps what is new. The animation of autofill.css tells of the browser's own filling.
 */
export function useAutofillSync(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
  take: (name: string, value: string) => void,
): void {
  const takeAll = useEffectEvent(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) take(name, field.value);
    }
  });

  useEffect(() => {
    const element = form.current;
    const listener = () => takeAll();
    // On the form they run before React's own handlers, on the window after them.
    for (const type of FORM_EVENTS) element?.addEventListener(type, listener);
    for (const type of PAGE_EVENTS) window.addEventListener(type, listener);
    return () => {
      for (const type of FORM_EVENTS) element?.removeEventListener(type, listener);
      for (const type of PAGE_EVENTS) window.removeEventListener(type, listener);
    };
  }, [form]);
}
