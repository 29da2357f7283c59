import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../api/field-errors';

type Refusals = Partial<Record<string, string>>;

interface FormCall<Values> {
  /** What is sent; the signal says that the form has gone. */
  call: (values: Values, signal: AbortSignal) => Promise<unknown>;
  /** What a failure says of single fields; the members `fields` of the answer, unless the call is told otherwise. */
  refusals?: (error: unknown) => Refusals;
  onDone?: () => void;
  /** It failed, and not for one of the fields. */
  onFailed?: () => void;
}

interface Outcome<Values> {
  busy: boolean;
  error?: Error;
  refused?: Refusals;
  /** What stood in the fields when that was said: a password may be among it, and goes with the form. */
  typed?: Values;
}

/**
 * The call of a form. A refused field gets the focus and keeps its message until it is typed anew. One call at a time:
 * the latch is synchronous, since a second click in the same tick comes before React has disabled the button. No
 * mutation of the query client, whose library loads after the sign-in.
 */
export function useFormCall<Values extends FieldValues>(
  { getValues, setFocus, watch }: Pick<UseFormReturn<Values>, 'getValues' | 'setFocus' | 'watch'>,
  { call, refusals = fieldErrors, onDone, onFailed }: FormCall<Values>,
) {
  const running = useRef<AbortController>(null);
  const [{ busy, error, refused, typed }, setOutcome] = useState<Outcome<Values>>({ busy: false });
  useEffect(() => () => running.current?.abort(), []);

  const send = (values: Values): void => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    const inFields = getValues();
    setOutcome({ busy: true });
    const settle = (outcome: Omit<Outcome<Values>, 'busy'>, next?: () => void) => {
      if (control.signal.aborted) return;
      running.current = null;
      setOutcome({ busy: false, ...outcome });
      next?.();
    };
    new Promise((resolve) => resolve(call(values, control.signal))).then(
      () => settle({}, onDone),
      (failure: Error) => {
        const told = Object.entries(refusals(failure)).filter(([name]) => name in inFields);
        const first = told[0]?.[0] as Path<Values> | undefined;
        if (first === undefined) settle({ error: failure }, onFailed);
        else {
          settle({ refused: Object.fromEntries(told), typed: inFields }, () => setFocus(first, { shouldSelect: true }));
        }
      },
    );
  };
  return {
    busy,
    /** What went wrong with the call as a whole; nothing when a field says it. */
    error,
    /** The platform's word against what is still in a field. */
    refusal: (name: Path<Values>) => (typed?.[name] === watch(name) ? refused?.[name] : undefined),
    send,
    /** The same call once more, with what stands in the fields as it is. */
    again: () => send(getValues()),
  };
}
