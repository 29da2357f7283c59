import { http } from 'msw';
import { expect, vi } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { writeStored } from '~/shared/storage/storage';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { ACTIVITY_KEY } from './activity';
import { IdleLock } from './idle-lock';

export const NOW = Date.parse('2026-11-27T18:00:00Z');
export const MINUTE = 60_000;

export const idleFor = (ms: number) => writeStored(ACTIVITY_KEY, String(Date.now() - ms));

export async function openLock(signOut: () => Promise<'done' | 'failed'> = async () => 'done') {
  const signOutHere = vi.fn();
  const screen = await renderScreen(
    <IdleLock minutes={15} signOut={signOut} signOutHere={signOutHere}>
      <label>
        Nota <input />
      </label>
      <p>Dato protegido</p>
    </IdleLock>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Sesión bloqueada' });
  return {
    ...screen,
    signOutHere,
    dialog,
    note: screen.getByLabelText('Nota'),
    secret: screen.getByText('Dato protegido'),
    password: dialog.getByLabelText('Contraseña', { exact: true }),
    unlock: dialog.getByRole('button', { name: 'Desbloquear' }),
  };
}

export async function openLocked(signOut?: () => Promise<'done' | 'failed'>) {
  idleFor(20 * MINUTE);
  const lock = await openLock(signOut);
  await expect.element(lock.dialog).toBeVisible();
  return lock;
}

export function answerAuth(answer: () => Response | Promise<Response>) {
  const sent: { email: string; password: string }[] = [];
  network.use(
    http.post(`${apiBase}/auth`, async ({ request }) => {
      sent.push((await request.json()) as { email: string; password: string });
      return answer();
    }),
  );
  return sent;
}
