import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from '../list/pagination';
import { keepFocus } from './keep-focus';
import { button, focus, inMain, press } from './keep-focus.fixture';

let stop: () => void;

beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

function Pages({ from }: { from: number }) {
  const [at, setAt] = useState(from);
  return <Pagination page={at} pageSize={10} total={30} onPage={setAt} />;
}

test('the last page hands the focus of Siguiente to its own button, the first one likewise', async () => {
  await render(inMain(<Pages from={2} />));
  await press('Siguiente');
  await expect.element(button('Página 3')).toHaveFocus();
  await press('Página 2');
  await press('Anterior');
  await expect.element(button('Página 1')).toHaveFocus();
});

function Rows() {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Abrir {row}</button>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              Borrar {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Cerrar</button>
    </>
  );
}

test('a row that goes hands it to the same button of the next row, the last one to what follows the list', async () => {
  await render(inMain(<Rows />));
  await press('Borrar b');
  await expect.element(button('Borrar c')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Borrar a')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Cerrar')).toHaveFocus();
});

function Groups() {
  const [good, setGood] = useState(true);
  const row = (
    <tr>
      <th>
        <a href="#/a">a</a>
      </th>
      <td>
        <a href="#/a/disco" aria-label={good ? 'disco: bien' : 'disco: falla'}>
          disco
        </a>
        {good && <button type="button">Detalles</button>}
      </td>
    </tr>
  );
  return (
    <>
      <table>
        {!good && <tbody>{row}</tbody>}
        <tbody>
          <tr>
            <th>
              <a href="#/b">b</a>
            </th>
          </tr>
          {good && row}
        </tbody>
      </table>
      <button type="button" onClick={() => setGood(false)}>
        Cambiar
      </button>
    </>
  );
}

test.each([
  ['disco', 'disco: bien', 'disco: falla'],
  ['a button that its row has no more', 'Detalles', 'a'],
])('a row that stands elsewhere in its table keeps it: %s', async (_, before, after) => {
  await render(inMain(<Groups />));
  const control = (name: string) =>
    page.getByRole('table').getByRole(name === 'Detalles' ? 'button' : 'link', { name, exact: true });
  (control(before).element() as HTMLElement).focus();
  (button('Cambiar').element() as HTMLElement).click();
  await expect.element(control(after)).toHaveFocus();
});

function Replaced() {
  const [tried, setTried] = useState(false);
  if (tried) return <button type="button">Nuevo</button>;
  return (
    <section>
      <button type="button" onClick={() => setTried(true)}>
        Reintentar
      </button>
    </section>
  );
}

test('what stands in the place of what went gets it, else the heading of the screen', async () => {
  const { rerender } = await render(inMain(<Replaced />));
  await press('Reintentar');
  await expect.element(button('Nuevo')).toHaveFocus();
  await rerender(inMain());
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

function Busy() {
  const [busy, setBusy] = useState(false);
  return (
    <form>
      <input aria-label="Dato" />
      <button type="button" disabled={busy} onClick={() => setBusy(true)}>
        Enviar
      </button>
      <button type="button" onClick={() => setBusy(false)}>
        Listo
      </button>
    </form>
  );
}

test('a button that is out of order for a while gets it back, unless somebody pressed a key meanwhile', async () => {
  await render(inMain(<Busy />));
  const done = () => (button('Listo').element() as HTMLElement).click();
  await press('Enviar');
  await expect.element(page.getByLabelText('Dato')).toHaveFocus();
  done();
  await expect.element(button('Enviar')).toHaveFocus();
  await press('Enviar');
  await expect.element(page.getByLabelText('Dato')).toHaveFocus();
  await userEvent.keyboard('x');
  done();
  await expect.element(button('Enviar')).toBeEnabled();
  await expect.element(page.getByLabelText('Dato')).toHaveFocus();
});

test('while the page is out of reach nothing gets it; the screen that comes then does', async () => {
  const { rerender } = await render(<div>{inMain(<Rows />)}</div>);
  focus('Borrar b');
  await rerender(<div inert>{inMain(<Rows />)}</div>);
  await expect.poll(() => document.activeElement).toBe(document.body);
  await rerender(<p>Cargando</p>);
  await new Promise((resolve) => setTimeout(resolve));
  await rerender(inMain());
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

function Editor() {
  const [edited, setEdited] = useState(true);
  return (
    <>
      {edited && <input aria-label="Dato" onBlur={() => setEdited(false)} />}
      <button type="button">Después</button>
      <button type="button">Al final</button>
    </>
  );
}

test('a field that goes because it was left takes the focus from nobody', async () => {
  await render(inMain(<Editor />));
  await page.getByLabelText('Dato').click();
  await button('Al final').click();
  await expect.element(page.getByLabelText('Dato')).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(button('Al final')).toHaveFocus();
});

test('who has left everything on purpose is not called back', async () => {
  await render(inMain(<Rows />));
  focus('Borrar b');
  (document.activeElement as HTMLElement).blur();
  await Promise.resolve();
  (button('Borrar b').element() as HTMLElement).click();
  await expect.element(button('Borrar b')).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

test('one that has stopped watching hands nothing on', async () => {
  await render(inMain(<Rows />));
  focus('Borrar b');
  (button('Borrar b').element() as HTMLElement).click();
  await expect.element(button('Borrar b')).not.toBeInTheDocument();
  await expect.element(button('Borrar c')).toHaveFocus();
  const removed = button('Borrar c').element() as HTMLElement;
  await new Promise<void>((resolve) => {
    // Told of the removal after the watcher is, and before it acts.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(stop());
    });
    observer.observe(document.body, { subtree: true, childList: true });
    removed.click();
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

function Parts() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div>
        <button type="button">Elegida</button>
        <button type="button" tabIndex={-1}>
          La que sigue
        </button>
      </div>
      {asked ? (
        <p>Cargando</p>
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          Reintentar
        </button>
      )}
    </>
  );
}

test('what the Tab key does not stop at is handed nothing', async () => {
  await render(inMain(<Parts />));
  await press('Reintentar');
  await expect.element(button('Elegida')).toHaveFocus();
});
