// What a person does in a page, the same in the console and in the page by hand, and how long until it is on the screen.
import type { Page } from 'playwright';
import { FRAME } from './compare.ts';

export interface Act {
  /** The selector of what is clicked; with a text, the first that says no more than that. */
  click?: string;
  text?: string;
  choose?: { selector: string; value: string };
  hash?: string;
}

/** The first element of a selector holds a text, as content or as value. */
export interface Wanted {
  selector: string;
  text: string;
}

interface Taken {
  /** From the event until the frame that holds what is wanted is presented, by the browser's own word. */
  ms: number;
  /** The longest task until the page rests, 0 for none over 50 ms. */
  longest: number;
}

/** Where between two frames a round's act comes: people do not wait for a frame, and both pages get the same moment. */
export const phaseOf = (run: number) => ((run * 0.618) % 1) * FRAME;

/**
 * @param phase ms after a frame
 * @param whole what the page shows once it rests, where that comes later
 */
export function act(page: Page, act: Act, wanted: Wanted, phase = 0, whole?: Wanted): Promise<Taken> {
  return page.evaluate(
    ([{ click, text, choose, hash }, wanted, phase, whole]) =>
      new Promise<Taken>((resolve, reject) => {
        const { longTasks } = globalThis as unknown as { longTasks: number[] };
        const holds = ({ selector, text }: Wanted) => {
          const found = document.querySelector<HTMLElement & { value?: unknown }>(selector);
          return Boolean(
            found && `${found.textContent}${typeof found.value === 'string' ? found.value : ''}`.includes(text),
          );
        };
        const start = () => {
          const clicked =
            click === undefined
              ? undefined
              : [...document.querySelectorAll<HTMLElement>(click)].find(
                  ({ textContent }) => text === undefined || textContent?.trim() === text,
                );
          const field = choose && document.querySelector<HTMLSelectElement>(choose.selector);
          if (!clicked && !field && hash === undefined) return reject(new Error(`Nothing to click: ${click} ${text}.`));
          longTasks.length = 0;
          const from = performance.now();
          const look = () => {
            if (performance.now() - from > 20_000) return reject(new Error(`No ${wanted.text} in ${wanted.selector}.`));
            if (!holds(wanted)) return requestAnimationFrame(look);
            // A text that comes in the same frame, since the browser tells of a text when it was presented (docs/adr/0048).
            const sign = document.createElement('i');
            sign.textContent = '.';
            sign.setAttribute('elementtiming', 'act');
            Object.assign(sign.style, {
              position: 'fixed',
              inset: '0 auto auto 0',
              contain: 'strict',
              width: '8px',
              height: '8px',
            });
            new PerformanceObserver((list, observer) => {
              const ms = (list.getEntries()[0] as PerformanceEntry & { renderTime: number }).renderTime - from;
              observer.disconnect();
              sign.remove();
              const rest = () => {
                if (whole && !holds(whole)) return setTimeout(rest, 20);
                setTimeout(() => resolve({ ms, longest: Math.max(0, ...longTasks) }), whole ? 150 : 0);
              };
              rest();
            }).observe({ type: 'element' });
            document.body.append(sign);
          };
          if (field) {
            field.value = choose.value;
            field.dispatchEvent(new Event('change', { bubbles: true }));
          }
          clicked?.click();
          if (hash !== undefined) window.location.hash = hash;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(() => setTimeout(start, phase));
      }),
    [act, wanted, phase, whole] as const,
  );
}
