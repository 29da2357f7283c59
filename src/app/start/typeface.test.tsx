import made from 'inter.woff2?url';
import whole from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { latin } from '@fontsource-variable/inter/unicode.json';
import { expect, test } from 'vitest';

const WEIGHTS = [400, 500, 600, 700];

/** As `unicode-range` tells it. */
const characters = latin.split(',').flatMap((range) => {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
});

test('the typeface that is delivered draws each character as the whole one does, in each weight', async () => {
  const faces = await Promise.all(
    Object.entries({ whole, made }).map(([name, url]) =>
      new FontFace(name, `url(${url})`, { weight: '400 700' }).load(),
    ),
  );
  for (const face of faces) document.fonts.add(face);
  const context = document.createElement('canvas').getContext('2d');
  const widths = (name: string, weight: number) =>
    characters.map((character) => {
      if (context) context.font = `${weight} 100px ${name}, monospace`;
      return context?.measureText(`n${character}n`).width ?? 0;
    });
  for (const weight of WEIGHTS) {
    const expected = widths('whole', weight);
    for (const [index, width] of widths('made', weight).entries())
      expect(Math.abs(width - (expected[index] ?? 0)), `${characters[index]} in ${weight}`).toBeLessThan(0.2);
  }
  expect(widths('made', 700)).not.toEqual(widths('made', 400));

  const figures = Array.from('0123456789', (figure) => {
    const line = document.body.appendChild(document.createElement('span'));
    Object.assign(line.style, { fontFamily: 'made', fontVariantNumeric: 'tabular-nums' });
    line.textContent = figure.repeat(20);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  });
  expect(new Set(figures).size).toBe(1);
});
