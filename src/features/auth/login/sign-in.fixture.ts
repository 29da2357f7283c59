import { sessionStarted } from '~/session/session-store';
import { type SessionUser, userFromAnswer } from '~/session/user';

/** A session user as the platform answers it. */
export const sessionAnswer = {
  email: 'lucia.mora@example.mx',
  name: 'Lucía',
  lastName: 'Mora',
  job: 'Analista',
  role: 'FINANZAS',
  token: 'token-de-prueba',
  tokenExpiration: '2031-01-15T18:05:09.000Z',
  changePassword: false,
};

/** Signs Lucía in, with what is different about her. */
export function signInLucia(more: Partial<SessionUser> = {}): void {
  sessionStarted({ ...userFromAnswer(sessionAnswer), ...more });
}
