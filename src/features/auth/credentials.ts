import * as z from 'zod/mini';
import { REQUIRED } from '~/shared/copy';
import { withoutInvisible } from '~/shared/masking/invisible';
import { copy } from './copy';

/** What a 1024-bit key takes with PKCS#1 v1.5 (spec 3.3). */
const MAX_PASSWORD_BYTES = 117;

const email = z
  .string()
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, { error: REQUIRED, abort: true }),
    z.email({ error: copy.invalidEmail }),
  );

const password = z
  .string()
  .check(z.minLength(1, { error: REQUIRED, abort: true }), z.refine(fitsTheKey, { error: copy.passwordTooLong }));

/** Whether a password is short enough to be encrypted. */
export function fitsTheKey(password: string): boolean {
  return new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;
}

/** Spec 3.2: the e-mail is trimmed before it is checked and sent, the password is kept as typed. */
export const loginSchema = z.object({ email, password });

export const recoverySchema = z.object({ email });

export const unlockSchema = z.object({ password });

export type LoginValues = z.infer<typeof loginSchema>;
export type RecoveryValues = z.infer<typeof recoverySchema>;
export type UnlockValues = z.infer<typeof unlockSchema>;
