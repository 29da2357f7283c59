/**
 * Puts a text on the clipboard, by the clipboard API or, where it is missing (plain http) or refuses, by a selected
 * text area.
 * @returns whether it worked; never throws
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.insetInlineStart = '-200vw';
  area.style.whiteSpace = 'pre';
  // Behind an open modal the rest of the page is inert and nothing of it can be selected.
  (before?.closest('dialog') ?? document.body).append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
