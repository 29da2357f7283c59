import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import '~/app/styles.css';
import { forgetTab } from '~/shared/storage/tab-memory';
import { dismissAllToasts } from '~/shared/toast/toast-store';
import { network } from './page-network';

beforeAll(network.start);
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetTab();
  dismissAllToasts();
  network.reset();
  expect(bareTexts(document.body), 'texts without an element of their own').toEqual([]);
});
afterAll(network.stop);

/** Texts whose very node the renderer keeps: a translator that replaces one would break the screen. docs/adr/0018. */
function bareTexts(root: Node): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  while (texts.nextNode()) {
    const isKept = Object.keys(texts.currentNode).some((key) => key.startsWith('__reactFiber'));
    if (isKept)
      bare.push(`${texts.currentNode.nodeValue} (in ${texts.currentNode.parentElement?.outerHTML.slice(0, 120)})`);
  }
  return bare;
}
