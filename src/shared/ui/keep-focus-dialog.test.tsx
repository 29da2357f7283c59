import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocus } from './keep-focus';
import { button, inMain, press } from './keep-focus.fixture';

let stop: () => void;

beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

function Opener() {
  const [gone, setGone] = useState(false);
  return (
    <>
      {!gone && (
        <button type="button" onClick={() => document.querySelector('dialog')?.showModal()}>
          Abrir
        </button>
      )}
      <dialog>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            setGone(true);
            currentTarget.closest('dialog')?.close();
          }}
        >
          Hacer
        </button>
      </dialog>
      <button type="button">Después</button>
    </>
  );
}

test('a dialog whose opener is gone hands it to the nearest control', async () => {
  await render(inMain(<Opener />));
  await press('Abrir');
  await press('Hacer');
  await expect.element(button('Después')).toHaveFocus();
});

test('a dialog that is shut by Escape gives it back to its opener', async () => {
  await render(inMain(<Opener />));
  await press('Abrir');
  await expect.element(button('Hacer')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(button('Abrir')).toHaveFocus();
});
