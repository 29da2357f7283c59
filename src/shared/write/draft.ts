import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored } from '../storage/storage';
import { recordOf } from '../storage/stored-value';
import { keepInTab, RELOAD_KEY, recallInTab } from '../storage/tab-memory';

/** A page that reloads itself does so within this time after it said so, ms. */
const RELOADING = 2000;

const nameOf = (form: string) => `draft:${form}`;

/** What was typed into a form of this tab and not sent, over what stands in it otherwise. */
export function draftOf<Values extends FieldValues>(form: string, blank: Values): Values {
  const kept = recordOf(recallInTab(nameOf(form)));
  const known = Object.entries(kept).filter(([name, value]) => typeof value === typeof blank[name]);
  return { ...blank, ...Object.fromEntries(known) };
}

export function hasDraft(form: string): boolean {
  return recallInTab(nameOf(form)) !== undefined;
}

export function forgetDraft(form: string): void {
  keepInTab(nameOf(form), undefined);
}

/**
 * Keeps what is typed into a form in the tab, for when the page reloads or the person comes back, and warns of closing
 * the tab, which would lose it.
 */
export function useDraft<Values extends FieldValues>(
  form: string,
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
): void {
  // What it opened with is a draft itself, and no less one when nothing is typed over it.
  const [begun] = useState(() => hasDraft(form));
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty || begun) keepInTab(nameOf(form), values);
          else forgetDraft(form);
        },
      }),
    [form, subscribe, begun],
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const reloaded = Number(readStored(RELOAD_KEY, 'session') ?? Number.NaN);
      // The console reloads itself with another token: the draft stays, and nobody is there to be asked.
      if (hasDraft(form) && !(Math.abs(Date.now() - reloaded) < RELOADING)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [form]);
}
