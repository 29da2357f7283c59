import { Fragment, type Key, type ReactElement } from 'react';

/** What both of React's runtimes have in common. */
export type MakeElement = (type: 'span', props: { children: string }, key: Key) => ReactElement;

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
const isTextOnly = (child: unknown) => child == null || typeof child === 'boolean' || isText(child);

/**
 * Props whose texts all have an element to themselves: texts alone become one text, a text beside elements gets a span.
 * React then keeps no text node that anybody else could replace or move; it sets the content of elements instead.
 */
export function withOwnText<Props extends object>(type: unknown, props: Props, make: MakeElement): Props {
  const { children } = props as { children?: unknown };
  // Has no element: its texts stand among whatever is beside it.
  const isFragment = type === Fragment;
  const list = Array.isArray(children) ? children : isFragment ? [children] : [];
  if (!list.some((child) => isText(child) || Array.isArray(child))) return props;
  return { ...props, children: !isFragment && list.every(isTextOnly) ? joined(list) : separate(list, make) };
}

/** Each run of texts as one span where the run began; all others keep their places, and so their state. */
function separate(children: readonly unknown[], make: MakeElement): unknown[] {
  const apart: unknown[] = [];
  let run: unknown[] = [];
  const endRun = () => {
    const text = joined(run);
    const start = apart.length - run.length;
    if (text !== '') apart[start] = make('span', { children: text }, `text-${start}`);
    run = [];
  };
  for (const child of children) {
    const texts = Array.isArray(child) && child.every(isTextOnly) ? joined(child) : child;
    if (isTextOnly(texts)) {
      run.push(texts);
      apart.push(null);
      continue;
    }
    endRun();
    apart.push(Array.isArray(texts) ? separate(texts, make) : texts);
  }
  endRun();
  return apart;
}

function joined(texts: readonly unknown[]): string {
  return texts.filter(isText).join('');
}
