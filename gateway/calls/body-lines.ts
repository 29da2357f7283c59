/** Why a body cannot be read to its end: it broke off, or is not what it says. */
export class BrokenBody extends Error {}

/** A body that holds more than one may. */
export class LargeBody extends Error {}

/** How much a line may hold, bytes. */
const LONGEST_LINE = 1_000_000;

const NEWLINE = 10;

/**
 * The lines of a body as its bytes come, each at most one megabyte of UTF-8; an error stands for a line that is not.
 * @param limit bytes of the whole
 * @throws BrokenBody, LargeBody
 */
export async function* bodyLines(body: AsyncIterable<Uint8Array>, limit = Infinity): AsyncGenerator<string | Error> {
  let [parts, held, whole]: [Uint8Array[], number, number] = [[], 0, 0];
  const add = (part: Uint8Array) => {
    held += part.length;
    // Of a line that is too long nothing is kept.
    if (held <= LONGEST_LINE) parts.push(part);
    else parts = [];
  };
  const take = () => {
    const line = held > LONGEST_LINE ? new Error('La línea pesa más de 1 MB.') : textOf(parts, held);
    [parts, held] = [[], 0];
    return line;
  };
  for await (const chunk of unbroken(body)) {
    whole += chunk.length;
    if (whole > limit) throw new LargeBody();
    let begin = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, begin)) {
      add(chunk.subarray(begin, end));
      yield take();
      begin = end + 1;
    }
    // What a stream hands out it may use again.
    if (begin < chunk.length) add(chunk.slice(begin));
  }
  if (held > 0) yield take();
}

/** All of a body; an error stands for one that is no UTF-8. @throws BrokenBody, LargeBody */
export async function wholeBody(body: AsyncIterable<Uint8Array>, limit: number): Promise<string | Error> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of unbroken(body)) {
    length += chunk.length;
    if (length > limit) throw new LargeBody();
    parts.push(chunk.slice());
  }
  return textOf(parts, length);
}

/** Its faults are those of the body, not of who reads it. */
async function* unbroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new BrokenBody('The body broke off.', { cause });
  }
}

function textOf(parts: readonly Uint8Array[], length: number): string | Error {
  const [first] = parts;
  let bytes = first ?? new Uint8Array();
  if (parts.length > 1) {
    bytes = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new Error('La línea no está en UTF-8.');
  }
}
