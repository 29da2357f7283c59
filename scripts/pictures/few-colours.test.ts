import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chunk, fewColours, SIGNATURE } from './few-colours.ts';

const WIDTH = 60;
const HEIGHT = 50;

/** What each of a PNG's filters takes from a byte; Paeth by the words of its standard. */
const TAKEN: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  (left, up, corner) => {
    const off = (side: number) => Math.abs(left + up - corner - side);
    return [left, up, corner].toSorted((one, other) => off(one) - off(other))[0] ?? 0;
  },
];

/** A PNG as Chromium writes one, a filter for each row in turn. */
function pngOf(colour: (x: number, y: number) => [number, number, number]): Buffer {
  const at = (x: number, y: number, channel: number) => (x < 0 || y < 0 ? 0 : (colour(x, y)[channel] ?? 0));
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const taken = TAKEN[y % TAKEN.length];
    const bytes = Array.from({ length: WIDTH * 3 }, (_, index) => {
      const [x, channel] = [Math.floor(index / 3), index % 3];
      return (
        at(x, y, channel) - (taken?.(at(x - 1, y, channel), at(x, y - 1, channel), at(x - 1, y - 1, channel)) ?? 0)
      );
    });
    return Buffer.from([y % TAKEN.length, ...bytes]);
  });
  const header = Buffer.from([0, 0, 0, WIDTH, 0, 0, 0, HEIGHT, 8, 2, 0, 0, 0]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}

test('a surface keeps its colour, and every other one is as near as the palette allows', () => {
  const colour = (x: number, y: number): [number, number, number] =>
    x < 20 ? [245, 246, 248] : [200 + (x % 30), 100 + (y % 50), 40];
  const png = fewColours(pngOf(colour));
  const palette = png.subarray(41, 41 + png.readUInt32BE(33));
  const data = 45 + palette.length;
  const rows = inflateSync(png.subarray(data + 8, data + 8 + png.readUInt32BE(data)));
  const off = Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    const place = rows[y * (WIDTH + 1) + x + 1] ?? 0;
    return Math.max(...colour(x, y).map((value, channel) => Math.abs(value - (palette[3 * place + channel] ?? 0))));
  });
  expect(off.filter((_, index) => index % WIDTH < 20).every((far) => far === 0)).toBe(true);
  expect(Math.max(...off)).toBeLessThanOrEqual(4);
});

test('a drawing whose colours flow into each other stays as it is', () => {
  const png = pngOf((x, y) => [x * 4, y * 5, (x * y) % 256]);
  expect(fewColours(png)).toBe(png);
});
