import type { FieldValues, FormState } from 'react-hook-form';

type FieldFlags<Values extends FieldValues> = Pick<
  FormState<Values>,
  'errors' | 'touchedFields' | 'dirtyFields' | 'isSubmitted'
>;

/**
 * What a field of a form shows: its error, or that it is right once it was changed, left or sent (spec 17.1, 17.2).
 * @param refusal what the platform says against it
 */
export function fieldState<Values extends FieldValues>(
  { errors, touchedFields, dirtyFields, isSubmitted }: FieldFlags<Values>,
  name: keyof Values & string,
  refusal?: string,
): { error: string | undefined; valid: boolean } {
  const error = errors[name]?.message ?? refusal;
  const [left, changed] = [touchedFields, dirtyFields] as Partial<Record<string, unknown>>[];
  const touched = isSubmitted || Boolean(left?.[name] || changed?.[name]);
  return { error: typeof error === 'string' ? error : undefined, valid: touched && !error };
}

/**
 * Whether a form that was sent once has faults still. Both are read each time: a form works its validity out only for who
 * has asked for it, and who asks late is told that it is invalid.
 */
export function stillWrong<Values extends FieldValues>({
  isSubmitted,
  isValid,
}: Pick<FormState<Values>, 'isSubmitted' | 'isValid'>): boolean {
  return isSubmitted && !isValid;
}
