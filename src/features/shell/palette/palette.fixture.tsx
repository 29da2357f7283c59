import { useLocation } from '@tanstack/react-router';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NamedRecords } from '~/session/named-records';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ShellLayout } from '../shell-layout';

interface ShellProps {
  signOut: () => Promise<'done' | 'failed'>;
  named?: NamedRecords | undefined;
}

function Shell({ signOut, named }: ShellProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <ShellLayout path={path} signOut={signOut} signOutHere={() => undefined} {...(named && { named })}>
      <h1 tabIndex={-1}>Pantalla {path}</h1>
      <label>
        Nota <input type="text" />
      </label>
    </ShellLayout>
  );
}

export const dialog = () => page.getByRole('dialog');

export const input = () => dialog().getByRole('combobox');

export async function start(role = 'SOPORTE', named?: NamedRecords) {
  signedInAs(role);
  const signOut = vi.fn(async () => 'failed' as const);
  const view = await renderScreen(<Shell signOut={signOut} named={named} />, '/dashboard');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const at = () => view.router.state.location.href;
  return { ...view, at, signOut };
}

export async function open(role?: string, named?: NamedRecords) {
  const view = await start(role, named);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(input()).toHaveFocus();
  return view;
}
