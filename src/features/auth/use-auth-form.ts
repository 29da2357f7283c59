import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { prefetchCipher } from '~/shared/cipher/encrypt-password';
import { submitOnEnter } from '~/shared/ui/form/submit-button';
import './autofill.css';

/** Moments at which a form can tell that its fields hold other values than their events told. */
const FORM_EVENTS = ['submit', 'focusin', 'pointermove', 'animationstart', 'keydown'];
const PAGE_EVENTS = ['input', 'change', 'pageshow'];

/**
 * Properties of a form that sends a password or an e-mail. Password managers may fill fields without an event that React
 * hears: it takes over what the named fields hold, over and over. The animation of autofill.css tells of the browser's own
 * filling.
 */
export function useAuthForm<Values extends FieldValues>(
  { getValues, setValue, handleSubmit }: UseFormReturn<Values>,
  send: (values: Values) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  /** @param known what a field may hold without being looked at; else what the form knows already */
  const sync = useEffectEvent((known?: string) => {
    for (const [name, value] of Object.entries(getValues())) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement) || field.value === (known ?? value)) continue;
      setValue(name as Path<Values>, field.value as never, {
        shouldValidate: true,
        shouldDirty: true,
        shouldTouch: true,
      });
    }
  });

  useEffect(() => {
    const element = form.current;
    // What the page's own field was filled with before the form took it over.
    sync('');
    const listener = () => sync();
    // On the form they run before React's own handlers, on the window after them.
    for (const type of FORM_EVENTS) element?.addEventListener(type, listener);
    for (const type of PAGE_EVENTS) window.addEventListener(type, listener);
    return () => {
      for (const type of FORM_EVENTS) element?.removeEventListener(type, listener);
      for (const type of PAGE_EVENTS) window.removeEventListener(type, listener);
    };
  }, []);

  return {
    ref: form,
    noValidate: true,
    onSubmit: handleSubmit(send),
    onKeyDown: submitOnEnter,
    onFocus: prefetchCipher,
  };
}
