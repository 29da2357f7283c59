import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ShellLayout } from './shell-layout';
import { useUi } from './ui-store';

function Shell({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <ShellLayout path={path} signOut={async () => 'done'} signOutHere={() => undefined}>
      {children}
    </ShellLayout>
  );
}

/** A screen whose code arrives a moment after its path. */
function LateScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const [shown, setShown] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setShown(path), 50);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <h1 key={shown} tabIndex={-1}>
      Pantalla {shown}
    </h1>
  );
}

const heading = (path: string) => page.getByRole('heading', { name: `Pantalla ${path}` });

beforeEach(async () => {
  await page.viewport(1280, 800);
  useUi.setState({ navOpen: true, loading: false });
  signedInAs('SOPORTE');
});

test('has a bar, a menu, the content and a footer', async () => {
  await renderScreen(
    <Shell>
      <p>el cuerpo</p>
    </Shell>,
    '/dashboard',
  );
  const bar = page.getByRole('banner');
  await expect.element(bar.getByRole('link', { name: /Atalaya/ })).toHaveAttribute('href', '/dashboard');
  await expect.element(bar.getByRole('button', { name: 'Mariana Ríos' })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveTextContent('el cuerpo');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toHaveTextContent('© 2022 Atalaya');
  await expect.element(footer).toHaveTextContent(/powered by/i);
});

test('a menu that was opened while a screen is on its way stays open when it arrives', async () => {
  const { router } = await renderScreen(
    <Shell>
      <LateScreen />
    </Shell>,
    '/dashboard',
  );
  await page.getByRole('button', { name: 'Mariana Ríos' }).click();
  await router.navigate({ to: '/logs' });
  await expect.element(heading('/logs')).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Mi cuenta' })).toHaveFocus();
});

test('without a user nothing of it is left', async () => {
  await renderScreen(
    <Shell>
      <p>el cuerpo</p>
    </Shell>,
    '/dashboard',
  );
  await expect.element(page.getByText('el cuerpo')).toBeVisible();
  sessionCleared();
  await expect.element(page.getByText('el cuerpo')).not.toBeInTheDocument();
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
});

test('the loading flag covers the page and takes it out of reach', async () => {
  await renderScreen(
    <Shell>
      <p>el cuerpo</p>
    </Shell>,
    '/dashboard',
  );
  useUi.getState().setLoading(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Cargando');
  expect(page.getByText('el cuerpo').element().closest('[inert]')).not.toBeNull();
  useUi.getState().setLoading(false);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(page.getByText('el cuerpo').element().closest('[inert]')).toBeNull();
});

test('the first Tab reaches a way past the menu, which leaves the address alone', async () => {
  const { router } = await renderScreen(
    <Shell>
      <p>el cuerpo</p>
    </Shell>,
    '/logs?order=0012',
  );
  await expect.element(page.getByText('el cuerpo')).toBeVisible();
  const before = window.location.href;
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Saltar al contenido' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(router.state.location.href).toBe('/logs?order=0012');
  expect(window.location.href).toBe(before);
});

describe('focus', () => {
  const start = async () => {
    const view = await renderScreen(
      <Shell>
        <LateScreen />
      </Shell>,
      '/dashboard',
    );
    await expect.element(heading('/dashboard')).toBeVisible();
    return view;
  };

  test('is left alone when the console opens', async () => {
    await start();
    expect(document.activeElement).toBe(document.body);
  });

  test('goes to the heading of another screen, also when it comes late', async () => {
    await start();
    await userEvent.click(page.getByRole('link', { name: 'Alertas' }));
    await expect.element(heading('/soporte/alertas')).toHaveFocus();
  });

  test('is not taken from who has moved on meanwhile', async () => {
    const { router } = await start();
    await router.navigate({ to: '/logs' });
    const user = page.getByRole('button', { name: 'Mariana Ríos' });
    (user.element() as HTMLElement).focus();
    await expect.element(heading('/logs')).toBeVisible();
    await expect.element(user).toHaveFocus();
  });

  test('is not taken back once the reader has pressed a key, whatever is drawn afterwards', async () => {
    const { router } = await start();
    await router.navigate({ to: '/logs' });
    await expect.element(heading('/logs')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    (document.activeElement as HTMLElement).blur();
    page.getByRole('main').element().append('un aviso');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.activeElement).toBe(document.body);
  });

  test('stays where it is when only the search changes', async () => {
    const { router } = await start();
    const user = page.getByRole('button', { name: 'Mariana Ríos' });
    (user.element() as HTMLElement).focus();
    await router.navigate({ to: '/dashboard', search: { page: '2' } });
    await expect.element(user).toHaveFocus();
  });
});
