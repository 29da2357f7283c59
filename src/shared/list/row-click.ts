import type { MouseEvent as ReactMouseEvent } from 'react';

/** A place between two characters of a text on the page. */
export interface TextPosition {
  node: Node;
  offset: number;
}

const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role="button"]';

interface RowActions {
  /** At once, with the first click. @returns what makes everything as it was before */
  act: () => () => void;
  /** One of its controls got the focus. */
  focused?: () => void;
}

/** A click that may turn out to be the first half of a double one. */
interface FirstClick {
  target: EventTarget;
  place: string;
  position: TextPosition | undefined;
  undo: () => void;
}

let first: FirstClick | undefined;

/** What was selected when the pointer went down. */
let before: TextPosition[] = [];

/**
 * Makes a whole row answer the pointer like the button in it; the keyboard has that button. A click on something that
 * answers by itself, or the end of a selection made to copy a value, is not meant for the row. Nor is a double click,
 * which selects a word: its first half acts at once, so its second half takes that back.
 */
export function rowClick({ act, focused }: RowActions) {
  return {
    onFocus: focused,
    onMouseDown: () => {
      before = selectionEnds();
    },
    onClick: (event: ReactMouseEvent<HTMLElement>) => {
      const { currentTarget: row, target, detail } = event;
      if (detail > 1 || (target instanceof Element && target.closest(INTERACTIVE)) || endsSelectionIn(row)) return;
      const undo = act();
      if (detail === 1) awaitSecond({ target, place: placeOf(target), position: selectionEnds()[0], undo });
    },
  };
}

function awaitSecond(click: FirstClick): void {
  first = click;
  document.addEventListener('mousedown', onNextPress, { capture: true, once: true });
}

function onNextPress(event: MouseEvent): void {
  const click = first;
  first = undefined;
  if (!click || event.detail !== 2 || event.button !== 0) return;
  const stayed = event.target === click.target && placeOf(click.target) === click.place;
  click.undo();
  // The browser selects the word under the pointer; if the first click brought something else there, it is done here.
  if (stayed) return;
  event.preventDefault();
  ignoreClick();
  if (click.position) selectWordAt(click.position);
}

/** Where an element stands and how large it is: else another word may be under the pointer. */
function placeOf(target: EventTarget): string {
  return target instanceof Element ? JSON.stringify(target.getBoundingClientRect()) : '';
}

/** Nothing that came under the pointer answers the second half of the click. */
function ignoreClick(): void {
  const ignore = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
  document.addEventListener('mousedown', () => document.removeEventListener('click', ignore, true), {
    capture: true,
    once: true,
  });
}

/** Whether the click is the end of a selection in the row, and not one beside or upon an older selection. */
function endsSelectionIn(row: HTMLElement): boolean {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || !selection.containsNode(row, true)) return false;
  return selectionEnds().some(({ node, offset }, end) => before[end]?.node !== node || before[end]?.offset !== offset);
}

function selectionEnds(): TextPosition[] {
  const selection = window.getSelection();
  return [
    textPosition(selection?.anchorNode, selection?.anchorOffset),
    textPosition(selection?.focusNode, selection?.focusOffset),
  ].filter((position) => position !== undefined);
}

function textPosition(node: Node | null | undefined, offset = 0): TextPosition | undefined {
  return node ? { node, offset } : undefined;
}

/** Selects the word at the place, as a double click there does; nothing where no word is. */
function selectWordAt({ node, offset }: TextPosition): void {
  const word = node.nodeType === Node.TEXT_NODE ? wordAt(node.textContent ?? '', offset) : undefined;
  if (word) window.getSelection()?.setBaseAndExtent(node, word.start, node, word.end);
}

/** The bounds of the word that holds the offset, or that ends there. */
export function wordAt(text: string, offset: number): { start: number; end: number } | undefined {
  const words = new Intl.Segmenter('es', { granularity: 'word' }).segment(text);
  const found = [words.containing(offset), words.containing(offset - 1)].find((segment) => segment?.isWordLike);
  return found && { start: found.index, end: found.index + found.segment.length };
}
