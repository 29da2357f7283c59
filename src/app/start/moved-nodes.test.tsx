import { useState } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tolerateMovedNodes } from './moved-nodes';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(tolerateMovedNodes);
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

function Form() {
  const [step, setStep] = useState(0);
  return (
    <form>
      {step === 1 && <b>antes</b>}
      {step < 2 && <input aria-label="Clave" />}
      <button type="button" onClick={() => setStep(step + 1)}>
        Sigue
      </button>
    </form>
  );
}

test('a field in the wrapper of an extension gets its neighbours, and goes', async () => {
  await render(<Form />);
  const field = page.getByLabelText('Clave').element();
  const wrapper = document.createElement('div');
  field.replaceWith(wrapper);
  wrapper.append(field);
  const form = wrapper.parentElement;

  await page.getByRole('button').click();
  await expect.element(page.getByText('antes')).toBeVisible();
  expect(Array.from(form?.children ?? [], ({ tagName }) => tagName)).toEqual(['B', 'DIV', 'BUTTON']);

  await page.getByRole('button').click();
  await expect.element(page.getByText('antes')).not.toBeInTheDocument();
  expect(field.isConnected).toBe(false);
});

test('what is on no page is removed without a word, and stands last when its neighbour is elsewhere', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('p')];
  const alone = document.createElement('i');
  const stray = other.appendChild(document.createElement('b'));
  expect(parent.removeChild(alone)).toBe(alone);
  parent.append(document.createElement('u'));
  parent.insertBefore(alone, stray);
  expect(parent.lastChild).toBe(alone);
});
