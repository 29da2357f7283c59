import type { FieldErrors, FieldValues, Path, ResolverResult } from 'react-hook-form';

/** What a form hears of its check: the values, or of each field the first thing that is wrong with it. */
export function checked<Values extends FieldValues>(
  values: Values,
  problems: readonly (readonly [field: Path<Values>, message: string | undefined])[],
): ResolverResult<Values> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const [field, message] of problems) if (message) errors[field] ??= { type: 'check', message };
  if (Object.keys(errors).length === 0) return { values, errors: {} };
  return { values: {}, errors: errors as FieldErrors<Values> };
}
