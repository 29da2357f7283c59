import type { MouseEvent } from 'react';

const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role="button"]';

/**
 * Makes a whole row answer the pointer like the button in it; the keyboard has that button. A click on something that
 * answers by itself, or the end of a selection made to copy a value, is not meant for the row.
 * @param focused one of its controls got the focus
 */
export function rowClick(toggle: () => void, focused: () => void) {
  return {
    onFocus: focused,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(INTERACTIVE) || selectsTextIn(event.currentTarget)) return;
      toggle();
    },
  };
}

function selectsTextIn(row: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
