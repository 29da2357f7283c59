import { Fragment, jsx as reactJsx } from 'react/jsx-runtime';
import { type MakeElement, withOwnText } from './own-text';

export { Fragment };

const make = reactJsx as MakeElement;

const create: typeof reactJsx = (type, props, key) => reactJsx(type, withOwnText(type, props as object, make), key);

/** React's own, but for texts (docs/adr/0018); the compiler calls it for every element of ours. */
export const jsx = create;

/** For children that never change places, which React tells apart while developing only. */
export const jsxs = create;
