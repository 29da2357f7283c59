import { expect, type Page } from '@playwright/test';

/** Wraps every text of the page as page translators do, at once and whenever one is added or changed. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode(); text; ) {
        found.push(text as Text);
        text = walker.nextNode();
      }
      for (const text of found) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('font, script, style, textarea, option, title, svg'))
          continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        parent.replaceChild(outer, text);
        inner.append(text.data);
      }
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type === 'characterData') wrap(target);
        for (const node of addedNodes) wrap(node);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Adds what password managers and writing aids add: to the page, beside fields, in labels, and round the fields. */
export async function extend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const added = (tag: string) => {
      const element = document.createElement(tag);
      element.dataset.extension = '';
      return element;
    };
    const visit = () => {
      if (document.body && !seen.has(document.body)) {
        seen.add(document.body);
        document.body.prepend(added('div'));
        document.body.append(added('div'));
      }
      for (const field of document.querySelectorAll('input, textarea, select')) {
        if (seen.has(field)) continue;
        seen.add(field);
        field.setAttribute('data-extension-id', '1');
        field.after(added('span'));
        field.before(added('span'));
        const wrapper = added('div');
        field.before(wrapper);
        wrapper.append(field);
      }
      for (const label of document.querySelectorAll('label, td, dd, li')) {
        if (seen.has(label)) continue;
        seen.add(label);
        label.append(added('span'));
      }
    };
    new MutationObserver(visit).observe(document, { childList: true, subtree: true });
  });
}

/** Collects what the console and the page say is wrong, but for answers that a scenario refuses. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}

/** What holds on every screen, whoever changes it from outside. */
export async function expectWhole(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Algo salió mal'), name).toHaveCount(0);
  const bare = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const kept: (string | null)[] = [];
    while (texts.nextNode()) {
      const ofRenderer = Object.keys(texts.currentNode).some((key) => key.startsWith('__reactFiber'));
      if (ofRenderer) kept.push(texts.currentNode.nodeValue);
    }
    return kept;
  });
  expect(bare, `${name}: texts without an element of their own`).toEqual([]);
}
