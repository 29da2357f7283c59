import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordField } from './password-field';

const HINT = 'Bloq Mayús está activado';

async function openField() {
  const screen = await render(<PasswordField label="Clave" error="Completa este campo" />);
  const field = screen.getByLabelText('Clave');
  const press = (type: 'keydown' | 'keyup', capsLock: boolean) =>
    field.element().dispatchEvent(new KeyboardEvent(type, { key: 'a', bubbles: true, modifierCapsLock: capsLock }));
  return { ...screen, field, press, hint: screen.getByText(HINT) };
}

describe('Caps Lock', () => {
  test.each(['keydown', 'keyup'] as const)('is told at a %s, and no longer once it is off', async (type) => {
    const { press, hint } = await openField();
    await expect.element(hint).not.toBeInTheDocument();
    press(type, true);
    await expect.element(hint).toBeVisible();
    expect(hint.element().closest('[aria-live=polite]')).not.toBeNull();
    press(type, false);
    await expect.element(hint).not.toBeInTheDocument();
  });

  test('is told at a click into the field', async () => {
    const { field, hint } = await openField();
    field.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, modifierCapsLock: true }));
    await expect.element(hint).toBeVisible();
  });

  test('is not told of a field that was left, and hides no message', async () => {
    const { field, press, hint, getByText } = await openField();
    (field.element() as HTMLInputElement).focus();
    press('keydown', true);
    await expect.element(hint).toBeVisible();
    await expect.element(getByText('Completa este campo')).toBeVisible();
    (field.element() as HTMLInputElement).blur();
    await expect.element(hint).not.toBeInTheDocument();
  });

  test('an event that knows of no modifiers, as password managers send, does no harm', async () => {
    const { field, hint } = await openField();
    field.element().dispatchEvent(new Event('keydown', { bubbles: true }));
    field.element().dispatchEvent(new Event('keyup', { bubbles: true }));
    await expect.element(field).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
  });
});
