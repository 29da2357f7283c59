import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { jsxDEV } from './jsx-dev-runtime';
import { jsx } from './jsx-runtime';

const make = (type: Parameters<typeof jsx>[0], props: object, key?: string) =>
  jsxDEV(type, props, key, Array.isArray((props as { children?: unknown }).children));
const b = make('b', { children: 'B' });
const Frame = ({ children }: { children?: ReactNode }) => make('p', { children });

describe.each([
  ['while developing', make],
  ['when delivered', jsx],
])('%s', (_, create) => {
  const drawn = (type: Parameters<typeof jsx>[0], children?: unknown) =>
    renderToStaticMarkup(create(type, { children }));

  test.each([
    ['nothing', undefined, '<p></p>'],
    ['one text', 'del 1', '<p>del 1</p>'],
    ['one element', b, '<p><b>B</b></p>'],
    ['elements', [b, null, b], '<p><b>B</b><b>B</b></p>'],
    ['texts and numbers', ['del ', 1, ' al ', 10n, '.'], '<p>del 1 al 10.</p>'],
    ['a text that may be missing', ['del 1', false, null, undefined], '<p>del 1</p>'],
    ['zero', ['quedan ', 0], '<p>quedan 0</p>'],
    ['nothing of several', [false, null], '<p></p>'],
    ['an empty text beside an element', ['', b], '<p><b>B</b></p>'],
    ['a text beside an element', [b, ' y'], '<p><b>B</b><span> y</span></p>'],
    ['a run of texts', ['a', 1, null, 'c', b, 'd'], '<p><span>a1c</span><b>B</b><span>d</span></p>'],
    ['texts handed on', [b, ['a', 1]], '<p><b>B</b><span>a1</span></p>'],
    ['elements handed on', ['a', [b, 'c']], '<p><span>a</span><b>B</b><span>c</span></p>'],
    ['text handed on alone', [['a', 'b']], '<p><span>ab</span></p>'],
  ])('an element with %s', (_name, children, markup) => {
    expect(drawn('p', children)).toBe(markup);
  });

  test.each([
    ['one text', 'a', '<span>a</span>'],
    ['several', ['a', 1], '<span>a1</span>'],
    ['one element', b, '<b>B</b>'],
    ['a text beside an element', ['a', b], '<span>a</span><b>B</b>'],
  ])('a fragment with %s', (_name, children, markup) => {
    expect(drawn(Fragment, children)).toBe(markup);
  });

  test('a component gets its texts apart as well, since who makes its elements may not be ours', () => {
    expect(drawn(Frame, ['a', b])).toBe('<p><span>a</span><b>B</b></p>');
    expect(drawn(Frame, ['a', 1])).toBe('<p>a1</p>');
  });
});

test('an element keeps its place when a text before it comes and goes', () => {
  const positions = (shown: boolean) => {
    const { children } = make('p', { children: [shown && 'a', b] }).props as { children: ReactNode[] };
    return children.indexOf(b);
  };
  expect([positions(true), positions(false)]).toEqual([1, 1]);
});
