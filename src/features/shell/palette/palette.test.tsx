import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NamedRecords } from '~/session/named-records';
import { applyTheme } from '~/shared/storage/preferences';
import { recordRecent } from '~/shared/storage/recents';
import { useUi } from '../ui-store';
import { dialog, input, open, start } from './palette.fixture';

const field = () => page.getByRole('button', { name: 'Ir a una pantalla o pegar un order Id…' });
const options = () => dialog().getByRole('option');
const active = () => dialog().getByRole('option', { selected: true });
const labels = () =>
  options()
    .elements()
    .map((option) => option.querySelector('span')?.textContent);

async function paste(text: string) {
  const data = new DataTransfer();
  data.setData('text', text);
  input()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  useUi.setState({ navOpen: true, loading: false, overlay: null });
});
afterEach(() => applyTheme('system'));

describe('opens', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('with %s, and shuts with it', async (keys) => {
    await start();
    await userEvent.keyboard(keys);
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('from a field too, which has the focus again after Escape', async () => {
    await start();
    await userEvent.click(page.getByLabelText('Nota'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Nota')).toHaveFocus();
  });

  test('from the top bar, which shows the keys; on a phone from its icon', async () => {
    await start();
    await expect.element(field()).toHaveTextContent('Ir a una pantalla o pegar un order Id…Ctrl K');
    await page.viewport(390, 844);
    await userEvent.click(field());
    await expect.element(input()).toHaveFocus();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('with what was typed while it was drawn', async () => {
    const named: NamedRecords = {
      get '/logs'() {
        // Asked for once it is drawn, before the field has the focus.
        if (useUi.getState().typed === '') useUi.setState({ typed: 'conciliacion' });
        return async () => [];
      },
    };
    await open(undefined, named);
    await expect.element(input()).toHaveValue('conciliacion');
  });

  test('not over another dialog', async () => {
    await start();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('as a combobox', () => {
  test('the arrows go round through what was found, Enter opens it, and its heading takes the focus', async () => {
    const { at } = await open();
    await userEvent.type(input(), 'traz');
    await expect.poll(labels).toEqual(['Trazabilidad', 'Monitoreo']);
    await expect.element(active()).toHaveTextContent('Trazabilidad');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(active()).toHaveTextContent('Monitoreo');
    expect(input().element().getAttribute('aria-activedescendant')).toBe(active().element().id);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(active()).toHaveTextContent('Trazabilidad');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.poll(at).toBe('/soporte/trazabilidad');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Pantalla /soporte/trazabilidad' })).toHaveFocus();
  });

  test('shows what was hit, in the name or beside it', async () => {
    await open();
    await userEvent.type(input(), 'traz');
    await expect
      .poll(() => [...dialog().element().querySelectorAll('b')].map((hit) => hit.textContent))
      .toEqual(['Traz', 'traz']);
    await expect.element(options().nth(0)).toHaveTextContent('Soporte');
    await expect.element(options().nth(1)).toHaveTextContent('/soporte/trazabilidad');
  });

  test('the pointer chooses as well', async () => {
    const { at } = await open();
    await userEvent.click(options().filter({ hasText: 'Historial' }));
    await expect.poll(at).toBe('/historial-de-operaciones');
  });

  test('says how many were found, or that none was', async () => {
    await open();
    await userEvent.type(input(), 'traz');
    await expect.element(dialog().getByRole('status')).toHaveTextContent('2 resultados');
    await userEvent.fill(input(), 'no hay nada así');
    await expect.element(dialog().getByText('Sin coincidencias')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false');
  });

  test('starts anew each time', async () => {
    await open();
    await userEvent.type(input(), 'traz');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(input()).toHaveValue('');
  });
});

describe('an order id', () => {
  test.each([
    ['SOPORTE', '/soporte/logs?order=00012345678901234567890&q=1&view=historia'],
    ['FINANZAS', '/logs?order=00012345678901234567890&q=1&view=historia'],
  ])('pasted by %s opens %s', async (role, href) => {
    const { at } = await open(role);
    await paste(' 00012345678901234567890\n');
    await expect.poll(at).toBe(href);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('typed, it is the first choice', async () => {
    const { at } = await open();
    await userEvent.type(input(), 'ORD-DEMO-000051{Enter}');
    await expect.poll(at).toBe('/soporte/logs?order=ORD-DEMO-000051&q=1&view=historia');
  });

  test('other text is only typed', async () => {
    const { at } = await open();
    await paste('monitoreo');
    await expect.element(input()).toHaveFocus();
    expect(at()).toBe('/dashboard');
  });
});

describe('a person’s number', () => {
  const doubt = page.getByRole('dialog', { name: 'Parece un número de tarjeta' });
  const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  const CARD = '4111 1111 1111 1111';

  test('a card number is asked about before anything is asked for or kept', async () => {
    const { at } = await open();
    await paste(CARD);
    await expect.element(doubt).toBeVisible();
    await expect.element(doubt).toHaveTextContent('411111••••••1111');
    expect(at()).toBe('/dashboard');
    await doubt.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(doubt).not.toBeInTheDocument();
    expect(at()).toBe('/dashboard');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(input(), `${CARD}{Enter}`);
    await doubt.getByRole('button', { name: 'Es un id de orden' }).click();
    await expect.poll(at).toBe('/soporte/logs?order=4111+1111+1111+1111&q=1&view=historia');
    expect(stored()).not.toContain('4111');
  });

  test('or looked for among the operations', async () => {
    const { at } = await open();
    await paste('5555555555554444');
    await doubt.getByRole('button', { name: 'Ir al historial' }).click();
    await expect.poll(at).toBe('/historial-de-operaciones?dato=1&dateRange=todo');
    expect(stored()).not.toContain('5555');
  });

  test.each(['55 1234 5678\u200b', 'tel:+525512345678', 'ana.sol@example.mx'])(
    '%j leads to the operations and stands in no address',
    async (text) => {
      const { at } = await open();
      await paste(text);
      await expect.poll(at).toBe('/historial-de-operaciones?dato=1&dateRange=todo');
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(stored()).not.toMatch(/1234|ana\.sol/);
    },
  );
});

test('what nobody sees goes from a pasted or typed id, and that is said', async () => {
  const { at } = await open();
  await paste('\u2060ORD-DEMO-000051\u200b');
  await expect.poll(at).toBe('/soporte/logs?order=ORD-DEMO-000051&q=1&view=historia');
  await expect.element(page.getByText('Se quitaron caracteres invisibles.')).toBeVisible();
});

test('records of screens are asked for where the role may open these, and found once they are known', async () => {
  const { at } = await open('SOPORTE', {
    '/soporte/alertas': async () => [{ label: 'Disco casi lleno', hint: 'Crítica', search: { alerta: 'a1' } }],
    '/soporte/servicios': () => Promise.reject(new Error('away')),
    '/usuarios': () => expect.unreachable('not a screen of the role'),
  });
  await userEvent.type(input(), 'casi lleno');
  await expect.element(dialog().getByRole('group', { name: 'Alertas' }).getByRole('option')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toBe('/soporte/alertas?alerta=a1');
});

test('what was looked at last can be opened again', async () => {
  const NOW = Date.now();
  recordRecent({ kind: 'server', label: 'pagos-01', search: { server: 'pagos-01' } }, NOW - 3 * 60_000);
  recordRecent({ kind: 'search', label: 'Order Id 0071', search: { order: '0071', q: '1' } }, NOW);
  const { at } = await open();
  const recent = dialog().getByRole('group', { name: 'Servidores recientes' }).getByRole('option');
  await expect.element(recent).toHaveTextContent('hace 3 min');
  await userEvent.click(dialog().getByRole('group', { name: 'Búsquedas recientes' }).getByRole('option'));
  await expect.poll(at).toBe('/soporte/logs?order=0071&q=1');
});
