import { HttpResponse, http } from 'msw';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { AccountScreen } from './account-screen';
import { answerOwnAccount } from './own-account.fixture';

export const NEXT = 'Nueva-clave-2027';

interface Sent {
  currentPassword: string;
  newPassword: string;
  authorization: string | null;
}

/** Answers PUT user/password and notes what was sent. */
export function answerChange(
  answer: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 204 }),
) {
  const sent: Sent[] = [];
  network.use(
    http.put(`${apiBase}/user/password`, async ({ request }) => {
      sent.push({ ...((await request.json()) as Sent), authorization: request.headers.get('authorization') });
      return answer();
    }),
  );
  return sent;
}

export async function openForm() {
  answerOwnAccount();
  const screen = await renderScreen(<AccountScreen />);
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  return {
    ...screen,
    current: field('Contraseña actual'),
    next: field('Nueva contraseña'),
    confirmation: field('Confirmar contraseña'),
    change: screen.getByRole('button', { name: 'Cambiar contraseña' }),
    rule: (text: string) => screen.getByRole('listitem').filter({ hasText: text }),
  };
}

export async function fillForm(current = 'Vieja#2026', next = NEXT, confirmation = next) {
  const form = await openForm();
  await form.current.fill(current);
  await form.next.fill(next);
  await form.confirmation.fill(confirmation);
  return form;
}
