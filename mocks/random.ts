import { hash } from '../gateway/rules/hash';

/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer between both ends, ends included. */
  int: (min: number, max: number) => number;
  pick: <const T extends readonly [unknown, ...unknown[]]>(items: T) => T[number];
  chance: (probability: number) => boolean;
  digits: (length: number) => string;
}

export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
    digits: (length) => Array.from({ length }, () => int(0, 9)).join(''),
  };
}
