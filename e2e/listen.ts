import type { Page } from '@playwright/test';

/** Notes every text that the title and the live region hold from now on; what is hidden there is said by nobody. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = () => {
      const texts = [...document.querySelectorAll('#avisos p')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.textContent ?? '');
      for (const text of [document.title, ...texts]) if (text !== '' && !said.includes(text)) said.push(text);
    };
    note();
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
