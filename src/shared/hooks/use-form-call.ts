import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../api/field-errors';

interface FormCall<Values> {
  /** What is sent; the signal says that the form has gone. */
  call: (values: Values, signal: AbortSignal) => Promise<unknown>;
  /** What a failure says of single fields; the members `fields` of the answer, unless the call is told otherwise. */
  refusals?: (error: unknown) => Partial<Record<string, string>>;
  onDone?: () => void;
  /** It failed, and not for one of the fields. */
  onFailed?: () => void;
  /** Where no query client is provided. */
  client?: QueryClient;
}

/**
 * The call of a form. A refused field gets the focus and keeps its message until it is typed anew. One call at a time:
 * the latch is synchronous, since a second click in the same tick comes before React has disabled the button.
 */
export function useFormCall<Values extends FieldValues>(
  { getValues, setFocus, watch }: Pick<UseFormReturn<Values>, 'getValues' | 'setFocus' | 'watch'>,
  { call, refusals = fieldErrors, onDone, onFailed, client }: FormCall<Values>,
) {
  const running = useRef<AbortController>(null);
  const { mutate, reset, isPending, error, variables } = useMutation(
    {
      mutationFn: ({ values, signal }: { values: Values; signal: AbortSignal }) => call(values, signal),
      // What was typed may be a password: nothing keeps it longer than the form does.
      gcTime: 0,
    },
    client,
  );
  useEffect(() => () => running.current?.abort(), []);

  const refusedFields = (cause: unknown) =>
    Object.fromEntries(Object.entries(refusals(cause)).filter(([name]) => name in getValues()));
  const refused = error ? refusedFields(error) : {};
  return {
    busy: isPending,
    /** What went wrong with the call as a whole; null when a field says it. */
    error: Object.keys(refused).length > 0 ? null : error,
    /** The platform's word against what is still in a field. */
    refusal: (name: Path<Values>) => (variables?.values[name] === watch(name) ? refused[name] : undefined),
    send: (values: Values) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      mutate(
        { values, signal: controller.signal },
        {
          onSuccess: () => {
            reset();
            onDone?.();
          },
          onError: (cause) => {
            const [first] = Object.keys(refusedFields(cause));
            if (first === undefined) onFailed?.();
            else setFocus(first as Path<Values>, { shouldSelect: true });
          },
          onSettled: () => {
            running.current = null;
          },
        },
      );
    },
  };
}
