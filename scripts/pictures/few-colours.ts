import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Colours that a palette has room for. */
const MOST = 256;

/** Of these each is kept as it is, the surfaces of a screen among them. */
const FREQUENT = 64;

/** A colour may become one that differs by so much in a channel; a drawing with gradients needs more, and stays as it is. */
const FURTHEST = 10;

/** What a PNG begins with. */
export const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * A picture of a screen as a PNG with a palette, a third as large: with so few colours that none is further from what it was
 * than is needed for 256 of them. Takes what Chromium writes: eight bits, three or four channels, not interlaced.
 */
export function fewColours(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const pixels = pixelsOf(png, width, height);
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const known = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  let far = 0;
  let kept = known;
  for (; kept.length > MOST; far += 2) kept = apart(known, far);
  if (far > FURTHEST) return png;
  const places = new Map(known.map((colour) => [colour, nearest(kept, colour)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) rows[y * (width + 1) + x + 1] = places.get(pixels[at] ?? 0) ?? 0;
  const header = Buffer.from(png.subarray(16, 29));
  header[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(kept.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** The most frequent ones, and of all others those of which no two are as near as that. */
function apart(known: readonly number[], far: number): number[] {
  const kept = known.slice(0, FREQUENT);
  for (const colour of known.slice(FREQUENT)) {
    if (kept.length <= MOST && !kept.some((one) => distance(one, colour) <= far)) kept.push(colour);
  }
  return kept;
}

const distance = (one: number, other: number) =>
  Math.max(
    Math.abs((one >> 16) - (other >> 16)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs((one & 255) - (other & 255)),
  );

function nearest(kept: readonly number[], colour: number): number {
  let best = 0;
  for (let at = 1; at < kept.length; at += 1)
    if (distance(kept[at] ?? 0, colour) < distance(kept[best] ?? 0, colour)) best = at;
  return best;
}

/** Each pixel as a number of three channels. */
function pixelsOf(png: Buffer, width: number, height: number): Uint32Array {
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(data));
  const size = png[25] === 6 ? 4 : 3;
  const long = width * size;
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (long + 1) + 1;
    const filter = raw[start - 1];
    for (let x = 0; x < long; x += 1) {
      const left = x < size ? 0 : (raw[start + x - size] ?? 0);
      const up = y === 0 ? 0 : (raw[start + x - long - 1] ?? 0);
      const corner = x < size || y === 0 ? 0 : (raw[start + x - long - 1 - size] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      raw[start + x] = (raw[start + x] ?? 0) + guess;
    }
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = raw.readUIntBE(start + x * size, 3);
  }
  return pixels;
}

function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [left, up, corner].map((side) => Math.abs(left + up - corner - side)) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** A part of a PNG, with its sum. */
export function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
