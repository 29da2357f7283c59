import { NumberLiteral } from '../format/number-literal';
import { parseKeeping, unsafeInteger } from './parse-json';

/** Only a text with one of these may hold a number that a double would not give back. */
const MAY_LOSE_DIGITS = /[\d.]{16}|(?:^|[\s:,[])(?:-0(?!\.?\d*[1-9])|-?\d+(?:\.\d*0(?![\d.])|\.0{6}|(?:\.\d+)?[eE]))/;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * JSON.parse that loses no digit (spec 13.2): integers outside ±(2^53 - 1) become bigint, every other number that a
 * double would not give back as it was written a NumberLiteral: 150.00, 1E400, -0. The rest is what JSON.parse gives.
 * @throws SyntaxError when the text is not JSON
 */
export function parseExactJson(text: string): unknown {
  return MAY_LOSE_DIGITS.test(text) ? parseKeeping(text, keep) : JSON.parse(text);
}

function keep(token: string): bigint | NumberLiteral | undefined {
  const integer = unsafeInteger(token);
  if (integer !== undefined) return integer;
  return String(Number(token)) !== token && NUMBER.test(token) ? new NumberLiteral(token) : undefined;
}

/** Reads an answer as JSON without losing a digit and hands it to `parse`, with whether bytes of it could not be
 * read; an empty body is undefined. */
export function exactJson<T>(parse: (value: unknown, lossy: boolean) => T): (text: string, lossy: boolean) => T {
  return (text, lossy) => parse(text.trim() === '' ? undefined : parseExactJson(text), lossy);
}
