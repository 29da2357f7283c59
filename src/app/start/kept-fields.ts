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
    field.focus({ preventScroll: true });
    field.setSelectionRange(...selection);
  });
}
