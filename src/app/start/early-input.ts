declare global {
  interface Document {
    /** The last key or click so far, kept by early.js. */
    early?: KeyboardEvent | MouseEvent;
    /** Names of the fields that were left so far, kept by early.js. */
    left?: Set<string>;
  }
}

/**
 * Does again what was done on the page before the console was here to hear it: fields that were left, Enter in a field, a
 * press on a button. Of a field that has the focus it hears once the typeface is there, which is what the line is needed
 * for first.
 */
export function repeatEarlyPress(): void {
  const { early, fonts, left = [] } = document;
  const tellFocus = () => document.querySelector(':focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  fonts.load('1em "Inter Variable"').then(tellFocus, tellFocus);
  for (const name of left) {
    document.querySelector(`#root input[name="${name}"]`)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  document.onkeydown = null;
  document.onclick = null;
  delete document.early;
  if (!(early?.target instanceof Element)) return;
  if (early.type === 'click') early.target.closest('button')?.click();
  else if ('key' in early && early.key === 'Enter' && !early.isComposing) {
    early.target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }
}

/** Draws what may take the place of the page's fields, and puts back what was typed into those that it replaced. */
export function keepFields(draw: () => void): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#root input')];
  const active = document.activeElement;
  const held = fields.map(({ name, value, selectionStart, selectionEnd }, index) => {
    return { name, value, selection: [selectionStart, selectionEnd] as const, focused: fields[index] === active };
  });
  draw();
  held.forEach(({ name, value, selection, focused }, index) => {
    const field = document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`);
    if (!field || fields[index]?.isConnected) return;
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (!focused) return;
    // After what watches the page: a wrapper that an extension puts round the new field takes the focus from it.
    queueMicrotask(() => {
      field.focus({ preventScroll: true });
      field.setSelectionRange(...selection);
    });
  });
}
