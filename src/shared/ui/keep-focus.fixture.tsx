import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const focus = (name: string) => (button(name).element() as HTMLElement).focus();

/** Presses a button as the keyboard does: the focus is in it. */
export async function press(name: string): Promise<void> {
  focus(name);
  await userEvent.keyboard('{Enter}');
}

/** A screen as the shell holds it. */
export const inMain = (children?: ReactNode) => (
  <main tabIndex={-1}>
    <h1 tabIndex={-1}>Pantalla</h1>
    {children}
  </main>
);
