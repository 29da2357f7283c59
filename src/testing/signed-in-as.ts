import { sessionStarted } from '~/session/session-store';
import { type SessionUser, userFromAnswer } from '~/session/user';

/** For tests: signs somebody of a role in. */
export function signedInAs(role: string, more: Partial<SessionUser> = {}): void {
  const user = userFromAnswer({
    email: 'mariana.rios@example.mx',
    name: 'Mariana',
    lastName: 'Ríos',
    job: 'Ingeniera de soporte',
    role,
    token: 'tok-1',
    tokenExpiration: '2099-01-01T00:00:00Z',
  });
  sessionStarted({ ...user, ...more });
}
