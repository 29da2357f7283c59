import { Fragment, jsxDEV as reactJsx } from 'react/jsx-dev-runtime';
import { type MakeElement, withOwnText } from './own-text';

export { Fragment };

const make: MakeElement = (type, props, key) => reactJsx(type, props, key, false);

/** React's own, but for texts (docs/adr/0018); the compiler calls it for every element of ours while developing. */
export const jsxDEV: typeof reactJsx = (type, props, key, isStatic, source, self) => {
  const own = withOwnText(type, props as object & { children?: unknown }, make);
  return reactJsx(type, own, key, isStatic && Array.isArray(own.children), source, self);
};
