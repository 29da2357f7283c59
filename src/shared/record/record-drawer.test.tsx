import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RecordDrawer } from './record-drawer';

afterEach(() => page.viewport(1280, 800));

function Screen() {
  const [open, setOpen] = useState(true);
  return (
    <main>
      <div>
        <table>
          <tbody>
            <tr>
              <td>ORD-A</td>
              <td data-secondary>KIOSCO</td>
            </tr>
          </tbody>
        </table>
        <button type="button" data-record="A">
          Ver A
        </button>
      </div>
      {open && (
        <RecordDrawer
          id="A"
          titleId="title"
          words={{ previous: 'Anterior', next: 'Siguiente', notInList: 'Fuera de la lista' }}
          neighbours={undefined}
          onClose={() => setOpen(false)}
        >
          <h2 id="title">Operación A</h2>
          <div data-testid="scroller" style={{ height: 80, overflowY: 'auto' }}>
            <textarea aria-label="Nota" style={{ height: 400 }} />
          </div>
        </RecordDrawer>
      )}
    </main>
  );
}

test('from panel to dialog to page and back goes all that is scrolled, typed and has the focus (spec 17.8)', async () => {
  await page.viewport(1440, 900);
  const { getByRole, getByText, getByLabelText, getByTestId } = await render(<Screen />);
  const panel = getByRole('complementary', { name: 'Operación A' });
  const dialog = getByRole('dialog', { name: 'Operación A' });
  await expect.element(panel).toHaveFocus();
  await expect.element(getByText('KIOSCO')).not.toBeVisible();
  await userEvent.type(getByLabelText('Nota'), 'jk');
  getByTestId('scroller').element().scrollTop = 120;
  for (const [width, place] of [
    [1024, dialog],
    [390, dialog],
    [1280, panel],
    [1279, dialog],
  ] as const) {
    await page.viewport(width, 900);
    await expect.element(place).toBeVisible();
    await expect.element(getByLabelText('Nota')).toHaveFocus();
    await expect.element(getByLabelText('Nota')).toHaveValue('jk');
    expect(getByTestId('scroller').element().scrollTop).toBe(120);
  }
  await page.viewport(390, 844);
  await expect.element(getByRole('button', { name: 'Volver' })).toBeVisible();
  await getByRole('button', { name: 'Volver' }).click();
  await expect.element(getByRole('button', { name: 'Ver A' })).toHaveFocus();
});

test('Escape in the list closes the panel and leaves the focus there', async () => {
  const { getByRole, getByText } = await render(<Screen />);
  await expect.element(getByRole('complementary')).toHaveFocus();
  (getByRole('button', { name: 'Ver A' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('complementary')).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: 'Ver A' })).toHaveFocus();
  await expect.element(getByText('KIOSCO')).toBeVisible();
});

test('Escape while the window grows closes the record that is about to move beside its list', async () => {
  await page.viewport(1024, 900);
  // The browser shuts the dialog before the record hears of the new width, and busy as it is tells of it only afterwards.
  const wide = window.matchMedia('(min-width: 1280px)');
  wide.addEventListener('change', () => document.querySelector('dialog')?.close(), { once: true });
  const tellLate = (event: Event) => {
    event.stopImmediatePropagation();
    setTimeout(() => event.target?.dispatchEvent(new Event('close')), 100);
  };
  window.addEventListener('close', tellLate, { capture: true, once: true });
  const { getByRole, getByText } = await render(<Screen />);
  await expect.element(getByRole('dialog')).toBeVisible();
  await page.viewport(1440, 900);
  await expect.element(getByText('KIOSCO')).toBeVisible();
  await expect.element(getByRole('complementary')).not.toBeInTheDocument();
});
