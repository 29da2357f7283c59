import * as z from 'zod/mini';
import { REQUIRED } from '~/shared/copy';
import { copy as authCopy } from '../copy';
import { fitsTheKey } from '../credentials';
import { copy } from './copy';

const MIN_LENGTH = 12;

/** What the form may send: what `passwordErrors` has nothing against. */
export const passwordSchema = z
  .object({ current: z.string(), next: z.string(), confirmation: z.string() })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(passwordErrors(value))) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

export type PasswordValues = z.infer<typeof passwordSchema>;

type RuleId = 'length' | 'different' | 'bytes' | 'equal';

export interface PasswordRule {
  id: RuleId;
  text: string;
  met: boolean;
}

/** The rules of a new password and whether what is typed so far keeps them; a blank one keeps none. */
export function passwordRules({ current, next, confirmation }: PasswordValues): PasswordRule[] {
  const typed = next !== '';
  return [
    { id: 'length', text: copy.ruleTexts.length(MIN_LENGTH), met: [...next].length >= MIN_LENGTH },
    { id: 'different', text: copy.ruleTexts.different, met: typed && next !== current },
    { id: 'bytes', text: copy.ruleTexts.bytes, met: typed && fitsTheKey(next) },
    { id: 'equal', text: copy.ruleTexts.equal, met: typed && next === confirmation },
  ];
}

const unmetTexts: Record<RuleId, string> = {
  ...copy.unmetTexts,
  length: copy.unmetTexts.length(MIN_LENGTH),
  bytes: authCopy.passwordTooLong,
};

/** The message of each field that is not right yet; none when the form may be sent. */
export function passwordErrors(values: PasswordValues): Partial<Record<keyof PasswordValues, string>> {
  const unmet = passwordRules(values).filter(({ met }) => !met);
  const ofNext = unmet.find(({ id }) => id !== 'equal');
  const errors: Partial<Record<keyof PasswordValues, string>> = {};
  if (values.current === '') errors.current = REQUIRED;
  else if (!fitsTheKey(values.current)) errors.current = authCopy.passwordTooLong;
  if (values.next === '') errors.next = REQUIRED;
  else if (ofNext) errors.next = unmetTexts[ofNext.id];
  if (values.confirmation === '') errors.confirmation = REQUIRED;
  else if (values.confirmation !== values.next) errors.confirmation = unmetTexts.equal;
  return errors;
}
