import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
  document.body.replaceChildren();
});

function withoutClipboard() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
}

/** Texts that were selected at the moment of each copy command. */
function selectedOnCopy(answer: () => boolean): string[] {
  const texts: string[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const area = document.activeElement;
    if (area instanceof HTMLTextAreaElement) texts.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return answer();
  });
  return texts;
}

test('writes by the clipboard API', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const selected = selectedOnCopy(() => true);
  expect(await copyText('{\n  "a": 1\n}')).toBe(true);
  expect(write).toHaveBeenCalledWith('{\n  "a": 1\n}');
  expect(selected).toEqual([]);
});

test('without the API it selects the whole text, copies it and leaves the page as it was', async () => {
  withoutClipboard();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const selected = selectedOnCopy(() => true);
  expect(await copyText('uno\ndos')).toBe(true);
  expect(selected).toEqual(['uno\ndos']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('when the API refuses it does the same', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const selected = selectedOnCopy(() => true);
  expect(await copyText('texto')).toBe(true);
  expect(selected).toEqual(['texto']);
});

test('inside an open modal, where the rest of the page is inert', async () => {
  withoutClipboard();
  const dialog = document.createElement('dialog');
  dialog.append(document.createElement('button'));
  document.body.append(dialog);
  dialog.showModal();
  const selected = selectedOnCopy(() => true);
  expect(await copyText('texto')).toBe(true);
  expect(selected).toEqual(['texto']);
});

test.each<[string, () => boolean]>([
  ['refuses', () => false],
  [
    'throws',
    () => {
      throw new Error('refused');
    },
  ],
])('says so when the copy command %s', async (_name, answer) => {
  withoutClipboard();
  selectedOnCopy(answer);
  expect(await copyText('texto')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
