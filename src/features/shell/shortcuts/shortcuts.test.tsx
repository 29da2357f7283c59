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
      <label>
        Nota <input type="text" />
      </label>
      <input type="checkbox" aria-label="Casilla" />
      <search>
        <input type="text" disabled aria-label="Apagado" />
        <select aria-label="Tipo de filtro">
          <option>Uno</option>
          <option>Otro</option>
        </select>
      </search>
    </ShellLayout>
  );
}

const help = () => page.getByRole('dialog', { name: 'Atajos de teclado' });
const note = () => page.getByLabelText('Nota');

async function start(role = 'SOPORTE') {
  signedInAs(role);
  const view = await renderScreen(<Shell />, '/dashboard');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const at = () => view.router.state.location.pathname;
  return { ...view, at };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  useUi.setState({ navOpen: true, loading: false, overlay: null });
});

test.each([
  ['gh', 'SOPORTE', '/historial-de-operaciones'],
  ['gl', 'SOPORTE', '/soporte/logs'],
  ['gl', 'FINANZAS', '/logs'],
  ['gm', 'TELCEL', '/soporte/trazabilidad'],
  ['ggm', 'TELCEL', '/soporte/trazabilidad'],
])('%s leads %s to %s and takes the focus there', async (keys, role, path) => {
  const { at } = await start(role);
  await userEvent.keyboard(keys);
  await expect.poll(at).toBe(path);
  await expect.element(page.getByRole('heading', { name: `Pantalla ${path}` })).toHaveFocus();
});

test('g d comes back to the dashboard', async () => {
  const { at, router } = await start();
  await router.navigate({ to: '/logs' });
  await userEvent.keyboard('gd');
  await expect.poll(at).toBe('/dashboard');
});

test.each(['gx', 'd', 'l', 'gxl', 'g{Shift}x'])('%s leads nowhere', async (keys) => {
  const { at } = await start();
  await userEvent.keyboard(keys);
  await userEvent.keyboard('/');
  await expect.element(page.getByLabelText('Tipo de filtro')).toHaveFocus();
  expect(at()).toBe('/dashboard');
});

test('a role is led nowhere that it may not go', async () => {
  const { at } = await start('FINANZAS');
  await userEvent.keyboard('gm/');
  await expect.element(page.getByLabelText('Tipo de filtro')).toHaveFocus();
  expect(at()).toBe('/dashboard');
});

test('/ goes to the first control of the screen’s filter that can be used', async () => {
  await start();
  await userEvent.keyboard('/');
  await expect.element(page.getByLabelText('Tipo de filtro')).toHaveFocus();
});

test('none fires while somebody types', async () => {
  const { at } = await start();
  await userEvent.click(note());
  await userEvent.keyboard('gl?/gm');
  await expect.element(note()).toHaveValue('gl?/gm');
  await expect.element(note()).toHaveFocus();
  expect(at()).toBe('/dashboard');
  await expect.element(help()).not.toBeInTheDocument();
});

test('a box to tick takes no letters: the keys lead on from it', async () => {
  const { at } = await start();
  (page.getByLabelText('Casilla').element() as HTMLElement).focus();
  await userEvent.keyboard('gm');
  await expect.poll(at).toBe('/soporte/trazabilidad');
});

test('none fires with Alt, Ctrl or in an open menu', async () => {
  const { at } = await start();
  await userEvent.keyboard('{Alt>}?{/Alt}{Control>}/{/Control}');
  await userEvent.click(page.getByRole('button', { name: 'Mariana Ríos' }));
  await userEvent.keyboard('gl?');
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(at()).toBe('/dashboard');
  await expect.element(help()).not.toBeInTheDocument();
});

describe('the list', () => {
  const open = async () => {
    await userEvent.keyboard('?');
    await expect.element(help()).toBeVisible();
  };

  test('names the keys and leaves with Escape, giving the focus back', async () => {
    await start();
    const user = page.getByRole('button', { name: 'Mariana Ríos' });
    (user.element() as HTMLElement).focus();
    await open();
    for (const text of ['Ir al Dashboard', 'Ir al Historial de operaciones', 'Ir a Logs', 'Ir a Monitoreo']) {
      await expect.element(help().getByText(text)).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(help()).not.toBeInTheDocument();
    await expect.element(user).toHaveFocus();
  });

  test('leaves out where the role may not go', async () => {
    await start('FINANZAS');
    await open();
    await expect.element(help().getByText('Ir a Logs')).toBeVisible();
    await expect.element(help().getByText('Ir a Monitoreo')).not.toBeInTheDocument();
  });

  test('no key acts behind it', async () => {
    const { at } = await start();
    await open();
    await userEvent.keyboard('gl');
    expect(at()).toBe('/dashboard');
    await expect.element(help()).toBeVisible();
  });

  test('switches the single letters off, for the next visit too', async () => {
    const { at } = await start();
    await open();
    await userEvent.click(help().getByLabelText('Usar atajos de una sola tecla'));
    await userEvent.click(help().getByRole('button', { name: 'Cerrar' }));
    await expect.element(help()).not.toBeInTheDocument();
    await userEvent.keyboard('gl?/');
    expect(at()).toBe('/dashboard');
    await expect.element(help()).not.toBeInTheDocument();
    expect(window.localStorage.getItem('atalaya.shortcuts')).toBe('off');
  });
});
