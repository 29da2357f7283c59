import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlStyle, Field } from './field';
import { PasswordField } from './password-field';
import { Select } from './select';

interface Looks {
  error?: string;
  valid?: boolean;
  disabled?: boolean;
}

const kinds: [kind: string, draw: (looks: Looks) => React.ReactNode][] = [
  [
    'a text',
    ({ disabled, ...looks }) => (
      <Field label="Dato" {...looks}>
        {(control) => <input {...control} disabled={disabled} className={controlStyle} />}
      </Field>
    ),
  ],
  [
    'a day',
    ({ disabled, ...looks }) => (
      <Field label="Dato" {...looks}>
        {(control) => <input type="date" {...control} disabled={disabled} className={controlStyle} />}
      </Field>
    ),
  ],
  [
    'a select',
    ({ disabled, ...looks }) => (
      <Field label="Dato" {...looks}>
        {(control) => (
          <Select {...control} disabled={disabled}>
            <option>Uno</option>
          </Select>
        )}
      </Field>
    ),
  ],
  ['a password', (looks) => <PasswordField label="Dato" {...looks} />],
];

async function draw(field: React.ReactNode) {
  await render(field);
  const control = page.getByLabelText('Dato', { exact: true });
  const element = control.element() as HTMLInputElement;
  const look = () => {
    const { borderTopColor, borderTopStyle, backgroundColor, boxShadow } = getComputedStyle(element);
    return { borderTopColor, borderTopStyle, backgroundColor, boxShadow };
  };
  return { control, element, look };
}

const token = (name: string) => {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

test.each(kinds)('%s at rest has no sign, and the focus draws a ring', async (_kind, of) => {
  const { control, element, look } = await draw(of({}));
  const rest = look();
  expect(rest.borderTopColor).toBe(token('line-strong'));
  expect(rest.boxShadow).toBe('none');
  await expect.element(control).not.toHaveAccessibleDescription();
  expect(page.getByRole('img').elements()).toHaveLength(0);
  element.focus();
  await expect.poll(() => look().boxShadow).toContain('0px 0px 0px 3px');
  expect(look().borderTopColor).toBe(token('primary'));
});

test.each(kinds)('%s that is wrong has a red border, a sign and a message', async (_kind, of) => {
  const { control, look } = await draw(of({ error: 'Completa este campo', valid: true }));
  expect(look().borderTopColor).toBe(token('danger'));
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect.element(control).toHaveAccessibleDescription('Completa este campo');
  expect(page.getByText('Completa este campo').element().closest('p')?.querySelector('svg')).toBeTruthy();
  expect(page.getByRole('img', { name: 'Correcto' }).elements()).toHaveLength(0);
});

test.each(kinds)('%s that is right has a green border and a sign that is read out', async (_kind, of) => {
  const { control, look } = await draw(of({ valid: true }));
  expect(look().borderTopColor).toBe(token('success'));
  await expect.element(page.getByRole('img', { name: 'Correcto' })).toBeVisible();
  await expect.element(control).toHaveAttribute('aria-invalid', 'false');
  await expect.element(control).toHaveAccessibleDescription('Correcto');
});

test.each(kinds)('%s that is disabled has a broken border on a sunken ground', async (_kind, of) => {
  const { control, look } = await draw(of({ disabled: true }));
  expect(look()).toMatchObject({ borderTopStyle: 'dashed', backgroundColor: token('sunken') });
  await expect.element(control).toBeDisabled();
});

test('the sign moves nothing', async () => {
  const screen = await render(kinds[0]?.[1]({}));
  const height = screen.container.getBoundingClientRect().height;
  await screen.rerender(kinds[0]?.[1]({ valid: true }));
  await expect.element(page.getByRole('img', { name: 'Correcto' })).toBeVisible();
  expect(screen.container.getBoundingClientRect().height).toBe(height);
});

function LeftEmpty() {
  const [error, setError] = useState<string>();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Field label="Dato" error={error}>
        {(control) => <input {...control} className={controlStyle} onBlur={() => setError('Completa este campo')} />}
      </Field>
      <button type="button" className="h-4" onClick={() => setPresses(presses + 1)}>
        Seguir
      </button>
      <output>{presses}</output>
    </>
  );
}

test('what a field says when it is left does not push the button away that was pressed to leave it', async () => {
  const { control } = await draw(<LeftEmpty />);
  await userEvent.click(control);
  await userEvent.click(page.getByRole('button', { name: 'Seguir' }));
  await expect.element(page.getByText('Completa este campo')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
});
