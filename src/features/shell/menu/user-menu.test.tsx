import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentUser } from '~/session/session-store';
import type { SessionUser } from '~/session/user';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { UserMenu } from './user-menu';

const trigger = () => page.getByRole('button', { name: 'Mariana Ríos', exact: true });
const account = () => page.getByRole('menuitem', { name: 'Mi cuenta' });
const leave = () => page.getByRole('menuitem', { name: 'Cerrar sesión' });
const menu = () => page.getByRole('menu');

async function show(more: Partial<SessionUser> = {}) {
  signedInAs('SOPORTE', more);
  const onSignOut = vi.fn();
  const user = currentUser() as SessionUser;
  const view = await renderScreen(
    <div className="flex justify-end">
      <UserMenu user={user} onSignOut={onSignOut} />
      <button type="button">Otro</button>
    </div>,
    '/dashboard',
  );
  await expect.element(page.getByRole('button', { name: 'Otro' })).toBeVisible();
  return { ...view, onSignOut };
}

beforeEach(() => page.viewport(1280, 800));

test('shows first name, last name and job; its name is the person’s alone', async () => {
  await show();
  await expect.element(trigger()).toHaveTextContent('Ingeniera de soporte');
  await expect.element(trigger()).toHaveAccessibleDescription('Ingeniera de soporte');
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(menu()).not.toBeInTheDocument();
});

test('a user without names goes by the e-mail, and without a job it says none', async () => {
  await show({ name: '', lastName: '', job: '' });
  const button = page.getByRole('button', { name: 'mariana.rios@example.mx', exact: true });
  await expect.element(button).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-describedby');
});

test('offers the account and the way out', async () => {
  const { onSignOut } = await show();
  await userEvent.click(trigger());
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(account()).toHaveAttribute('href', '/mi-cuenta');
  await userEvent.click(leave());
  expect(onSignOut).toHaveBeenCalledOnce();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('stands under its button, their right edges together', async () => {
  await show();
  await userEvent.click(trigger());
  await expect.element(account()).toHaveFocus();
  const button = trigger().element().getBoundingClientRect();
  const box = menu().element().closest('[popover]')?.getBoundingClientRect();
  expect(box?.right).toBeCloseTo(button.right, 0);
  expect(box?.top).toBeCloseTo(button.bottom + 8, 0);
});

test('leads to the account', async () => {
  const { router } = await show();
  await userEvent.click(trigger());
  await userEvent.click(account());
  await expect.poll(() => router.state.location.pathname).toBe('/mi-cuenta');
  await expect.element(menu()).not.toBeInTheDocument();
});

describe('by keyboard', () => {
  test.each([['{Enter}'], [' '], ['{ArrowDown}']])('%j opens it at its first item', async (key) => {
    await show();
    (trigger().element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(account()).toHaveFocus();
  });

  test('arrow up opens it at its last item', async () => {
    await show();
    (trigger().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(leave()).toHaveFocus();
  });

  test('arrows go round, Home and End go to the ends', async () => {
    await show();
    (trigger().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(account()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(leave()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(account()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(leave()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(account()).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(leave()).toHaveFocus();
  });

  test('Escape shuts it and gives the focus back', async () => {
    const { onSignOut } = await show();
    await userEvent.click(trigger());
    await expect.element(account()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
    expect(onSignOut).not.toHaveBeenCalled();
  });

  test.each([['{Enter}'], [' ']])('%j chooses: the link', async (key) => {
    const { router } = await show();
    await userEvent.click(trigger());
    await expect.element(account()).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.poll(() => router.state.location.pathname).toBe('/mi-cuenta');
  });

  test.each([['{Enter}'], [' ']])('%j chooses: the way out', async (key) => {
    const { onSignOut } = await show();
    await userEvent.click(trigger());
    await expect.element(account()).toHaveFocus();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await expect.element(menu()).not.toBeInTheDocument();
    expect(onSignOut).toHaveBeenCalledOnce();
    await expect.element(trigger()).toHaveFocus();
  });

  test('Tab leaves it, and it shuts', async () => {
    await show();
    await userEvent.click(trigger());
    await expect.element(account()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Otro' })).toHaveFocus();
    await expect.element(menu()).not.toBeInTheDocument();
  });
});

test('a press elsewhere shuts it; a press on its heading does not', async () => {
  await show();
  await userEvent.click(trigger());
  await userEvent.click(page.getByRole('paragraph').first());
  await expect.element(menu()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Otro' }));
  await expect.element(menu()).not.toBeInTheDocument();
});

test('on a phone the button is the initials alone but keeps its name, and the themes are in the menu', async () => {
  await page.viewport(390, 844);
  await show();
  await expect.element(trigger()).toHaveTextContent('MR');
  expect(trigger().element().getBoundingClientRect().width).toBeLessThan(60);
  await userEvent.click(trigger());
  await expect.element(page.getByRole('menuitemradio', { name: 'Oscuro' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemradio', { name: 'Claro' })).toHaveFocus();
});
