import { useLocation } from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ShellLayout } from '../shell-layout';
import { useUi } from '../ui-store';

function Shell() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <ShellLayout path={path} signOut={async () => 'done'} signOutHere={() => undefined}>
      <h1 tabIndex={-1}>Pantalla {path}</h1>
    </ShellLayout>
  );
}

const menu = () => page.getByRole('navigation', { name: 'Menú principal' });
const toggle = () => page.getByRole('button', { name: /menú/i });
const kept = () => JSON.parse(window.localStorage.getItem('atalaya.preferences') ?? '{"value":{}}').value;

beforeEach(async () => {
  await page.viewport(1280, 800);
  useUi.setState({ navOpen: true, loading: false });
  signedInAs('ADMINISTRATOR');
});

describe('side menu', () => {
  test.each([
    ['ADMINISTRATOR', 16, ['Generales', 'Administración', 'Soporte']],
    ['SOPORTE', 10, ['Generales', 'Soporte']],
    ['FINANZAS', 4, ['Generales']],
    ['TELCEL', 7, ['Generales', 'Soporte']],
    ['AUDITOR', 2, ['Generales']],
  ])('%s sees %i entries', async (role, count, sections) => {
    signedInAs(role);
    await renderScreen(<Shell />, '/dashboard');
    await expect.element(menu()).toBeVisible();
    expect(menu().getByRole('link').elements()).toHaveLength(count);
    expect(
      menu()
        .getByRole('heading')
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(sections);
  });

  test('leads TELCEL from Trazabilidad to the logs that are open to it (spec 2.4)', async () => {
    signedInAs('TELCEL');
    await renderScreen(<Shell />, '/dashboard');
    await expect.element(menu().getByRole('link', { name: 'Trazabilidad' })).toHaveAttribute('href', '/logs');
  });

  test('marks the link of the screen shown, and only that', async () => {
    const { router } = await renderScreen(<Shell />, '/soporte/trazabilidad?server=uno');
    const marked = () =>
      menu()
        .getByRole('link')
        .elements()
        .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect.poll(() => marked().map((link) => link.textContent)).toEqual(['Monitoreo']);
    await router.navigate({ to: '/usuarios' });
    await expect.poll(() => marked().map((link) => link.textContent)).toEqual(['Usuarios']);
  });

  test('is no higher than the viewport less 120 px and scrolls by itself', async () => {
    await page.viewport(1280, 500);
    await renderScreen(<Shell />, '/dashboard');
    const box = menu().getByRole('heading', { name: 'Generales' }).element().closest('.overflow-y-auto');
    expect(box?.clientHeight).toBe(380);
    expect(box?.scrollHeight).toBeGreaterThan(380);
  });

  test('narrows to a rail by its button, and stays so', async () => {
    await renderScreen(<Shell />, '/dashboard');
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(toggle().element().getAttribute('aria-controls') ?? '')).toBe(menu().element());
    await userEvent.click(page.getByRole('button', { name: 'Menú', exact: true }));
    await expect
      .element(page.getByRole('button', { name: 'Menú', exact: true }))
      .toHaveAttribute('aria-expanded', 'false');
    expect(menu().element().getBoundingClientRect().width).toBe(64);
    expect(kept()).toMatchObject({ navOpen: false });
    await page.viewport(390, 844);
    await page.viewport(1280, 800);
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    await expect.element(menu().getByRole('heading', { name: 'Generales' })).toBeVisible();
    expect(kept()).toMatchObject({ navOpen: true });
  });
});

describe('rail', () => {
  beforeEach(() => useUi.setState({ navOpen: false }));

  const link = (name: string) => menu().getByRole('link', { name, exact: true });
  const shownNames = () => menu().element().textContent;

  test('keeps every entry, its section and the active mark, with names for who cannot see', async () => {
    await renderScreen(<Shell />, '/usuarios');
    await expect.element(link('Usuarios')).toHaveAttribute('aria-current', 'page');
    expect(menu().getByRole('link').elements()).toHaveLength(16);
    expect(
      menu()
        .getByRole('list')
        .elements()
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual(['Generales', 'Administración', 'Soporte']);
    expect(shownNames()).toBe('');
  });

  test('shows a name under the pointer, beside the rail, and takes it back', async () => {
    await renderScreen(<Shell />, '/dashboard');
    await userEvent.hover(link('Canales'));
    await expect.poll(shownNames).toBe('Canales');
    const name = menu().getByText('Canales').element().getBoundingClientRect();
    expect(name.left).toBeGreaterThanOrEqual(64);
    expect(document.elementFromPoint(name.left + 4, name.top + 4)?.textContent).toBe('Canales');
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
    await expect.poll(shownNames).toBe('');
  });

  test('shows it to the focus too, until Escape', async () => {
    await renderScreen(<Shell />, '/dashboard');
    (link('Canales').element() as HTMLElement).focus();
    await expect.poll(shownNames).toBe('Canales');
    await userEvent.keyboard('{Tab}');
    await expect.poll(shownNames).toBe('Propiedades');
    await userEvent.keyboard('{Escape}');
    await expect.poll(shownNames).toBe('');
    await expect.element(link('Propiedades')).toHaveFocus();
  });

  test('leads on', async () => {
    const { router } = await renderScreen(<Shell />, '/dashboard');
    await userEvent.click(link('Usuarios'));
    await expect.poll(() => router.state.location.pathname).toBe('/usuarios');
  });
});

describe('drawer below 992 px', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    useUi.setState({ navOpen: false });
  });

  const drawer = () => page.getByRole('dialog', { name: 'Menú principal' });
  const open = async () => {
    await userEvent.click(page.getByRole('button', { name: 'Menú', exact: true }));
    await expect.element(drawer()).toBeVisible();
  };

  test('is shut at first, opens over the page and takes the focus', async () => {
    await renderScreen(<Shell />, '/dashboard');
    await expect.element(page.getByRole('button', { name: 'Menú', exact: true })).toBeVisible();
    await expect.element(drawer()).not.toBeInTheDocument();
    await open();
    expect(drawer().element().contains(document.activeElement)).toBe(true);
    expect(drawer().element().matches(':modal')).toBe(true);
  });

  test('Escape shuts it and gives the focus back; the preference for wide screens is left alone', async () => {
    await renderScreen(<Shell />, '/dashboard');
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Menú', exact: true })).toHaveFocus();
    expect(kept()).toEqual({});
  });

  test('its own button and a press beside it shut it', async () => {
    await renderScreen(<Shell />, '/dashboard');
    await open();
    await userEvent.click(drawer().getByRole('button', { name: 'Cerrar menú' }));
    await expect.element(drawer()).not.toBeInTheDocument();
    await open();
    await userEvent.click(drawer(), { position: { x: 370, y: 400 }, force: true });
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  test('following a link shuts it and takes the focus to the new heading', async () => {
    const { router } = await renderScreen(<Shell />, '/dashboard');
    await open();
    await userEvent.click(drawer().getByRole('link', { name: 'Usuarios' }));
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Pantalla /usuarios' })).toHaveFocus();
    expect(router.state.location.pathname).toBe('/usuarios');
  });

  test('so does the link to the screen already shown', async () => {
    await renderScreen(<Shell />, '/dashboard');
    await open();
    await userEvent.click(drawer().getByRole('link', { name: 'Dashboard' }));
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  test('going back shuts it too', async () => {
    const { router } = await renderScreen(<Shell />, '/dashboard');
    await router.navigate({ to: '/usuarios' });
    await open();
    router.history.back();
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  test.each([390, 320])('nothing is wider than the page at %i px', async (width) => {
    await page.viewport(width, 700);
    await renderScreen(<Shell />, '/dashboard');
    await expect.element(page.getByRole('heading', { name: 'Pantalla /dashboard' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
