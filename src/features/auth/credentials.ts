import { REQUIRED } from '~/shared/copy';
import { withoutInvisible } from '~/shared/masking/invisible';
import { checked } from '~/shared/ui/form/checked';
import { copy } from './copy';

// Small functions instead of zod, whose 5 kB the login would wait for.

/** What a 1024-bit key takes with PKCS#1 v1.5 (spec 3.3). */
const MAX_PASSWORD_BYTES = 117;

/** As zod has it: credentials.test.ts compares them. */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export type RecoveryValues = { email: string };
export type UnlockValues = { password: string };
export type LoginValues = RecoveryValues & UnlockValues;

const tidy = (typed = '') => withoutInvisible(typed).trim();

function emailProblem(email: string): string | undefined {
  if (email === '') return REQUIRED;
  return EMAIL.test(email) ? undefined : copy.invalidEmail;
}

function passwordProblem(password: string): string | undefined {
  if (password === '') return REQUIRED;
  return fitsTheKey(password) ? undefined : copy.passwordTooLong;
}

/** Whether a password is short enough to be encrypted. */
export function fitsTheKey(password: string): boolean {
  return new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;
}

/** Spec 3.2: the e-mail is trimmed before it is checked and sent, the password is kept as typed. */
export function checkLogin({ email: typed, password = '' }: Partial<LoginValues>) {
  const email = tidy(typed);
  return checked({ email, password }, [
    ['email', emailProblem(email)],
    ['password', passwordProblem(password)],
  ]);
}

export function checkRecovery({ email: typed }: RecoveryValues) {
  const email = tidy(typed);
  return checked({ email }, [['email', emailProblem(email)]]);
}

export const checkUnlock = ({ password }: UnlockValues) =>
  checked({ password }, [['password', passwordProblem(password)]]);
