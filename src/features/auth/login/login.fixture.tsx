import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { useSession } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LoginScreen } from './login-screen';
import { sessionAnswer } from './sign-in.fixture';

export interface Sent {
  email: string;
  password: string;
  authorization: string | null;
}

/** Answers POST auth and notes what was sent. */
export function answerAuth(
  answer: () => Response | Promise<Response> = () => HttpResponse.json(sessionAnswer),
): Sent[] {
  const sent: Sent[] = [];
  network.use(
    http.post(`${apiBase}/auth`, async ({ request }) => {
      const body = (await request.json()) as Pick<Sent, 'email' | 'password'>;
      sent.push({ ...body, authorization: request.headers.get('authorization') });
      return answer();
    }),
  );
  return sent;
}

export async function openLogin() {
  const screen = await renderScreen(<LoginScreen />);
  const user = screen.getByLabelText('Usuario');
  const password = screen.getByLabelText('Contraseña', { exact: true });
  const enter = screen.getByRole('button', { name: 'Entrar' });
  return { ...screen, user, password, enter };
}

export async function fillLogin(email = 'lucia.mora@example.mx', secret = 'Clave-2026') {
  const login = await openLogin();
  await login.user.fill(email);
  await login.password.fill(secret);
  await expect.element(login.enter).toBeEnabled();
  return login;
}

export const signedIn = () => expect.poll(() => useSession.getState().user?.email).toBe('lucia.mora@example.mx');
