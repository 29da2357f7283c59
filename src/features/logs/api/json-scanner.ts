/** What is told about the outer levels of a JSON text while it is read. Positions are bytes from its beginning. */
export interface JsonWatcher {
  /** A value begins inside `depth` containers (0, 1 or 2); `code` is its first character. */
  begins: (depth: number, code: number, at: number) => void;
  /** The object or list that began inside two containers has ended before `at`. */
  ends: (at: number) => void;
  /** A key of the outermost object, quotes included. */
  key: (start: number, end: number) => void;
}

const STRING = 0;
const ESCAPE = 1;
const HEX = 2;
const VALUE = 3;
const VALUE_OR_END = 4;
const KEY = 5;
const KEY_OR_END = 6;
const COLON = 7;
const AFTER = 8;
const LITERAL = 9;
/** From here on the states of a number. */
const MINUS = 10;
const ZERO = 11;
const WHOLE = 12;
const POINT = 13;
const FRACTION = 14;
const EXPONENT = 15;
const SIGN = 16;
const POWER = 17;

/** States in which a number may end. */
const COMPLETE = [ZERO, WHOLE, FRACTION, POWER];

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const LITERALS = new Map([
  [0x74, 'true'],
  [0x66, 'false'],
  [0x6e, 'null'],
]);

/**
 * Reads the bytes of a JSON text piece by piece, as they come, and refuses whatever JSON.parse refuses. It builds
 * nothing: about a nanosecond or two per byte. Any depth is welcome.
 */
export class JsonScanner {
  private state = VALUE;
  private depth = 0;
  /** 1 for each open object, 0 for each open list. */
  private open = new Uint8Array(64);
  private inKey = false;
  private keyStart = 0;
  private literal = '';
  /** Characters of the literal or of the \uXXXX that have been read. */
  private count = 0;
  private base = 0;
  private readonly watcher: JsonWatcher;

  constructor(watcher: JsonWatcher) {
    this.watcher = watcher;
  }

  /** Reads the next bytes. @throws SyntaxError */
  read(bytes: Uint8Array): void {
    const { length } = bytes;
    let at = 0;
    let { state } = this;
    while (at < length) {
      let code = bytes[at] as number;
      if (state === STRING) {
        while (code !== QUOTE && code !== BACKSLASH && code >= 0x20) {
          at += 1;
          if (at === length) break;
          code = bytes[at] as number;
        }
        if (at === length) break;
        if (code === BACKSLASH) state = ESCAPE;
        else if (code === QUOTE) state = this.endString(at);
        else throw new SyntaxError('A control character in a text');
      } else if (state >= MINUS) {
        const next = numberState(state, code);
        if (next === undefined) {
          if (!COMPLETE.includes(state)) throw new SyntaxError('A number that is none');
          // The byte belongs to what follows.
          state = AFTER;
          continue;
        }
        state = next;
      } else if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) {
        state = this.token(state, code, at);
      } else if (state === ESCAPE || state === HEX || state === LITERAL) {
        throw new SyntaxError('A gap in a word');
      }
      at += 1;
    }
    this.state = state;
    this.base += length;
  }

  /** The text is over. @throws SyntaxError when it is not whole */
  end(): void {
    const whole = this.state === AFTER || COMPLETE.includes(this.state);
    if (this.depth > 0 || !whole) throw new SyntaxError('The text is cut');
  }

  private endString(at: number): number {
    if (!this.inKey) return AFTER;
    this.inKey = false;
    if (this.depth === 1) this.watcher.key(this.keyStart, this.base + at + 1);
    return COLON;
  }

  private token(state: number, code: number, at: number): number {
    switch (state) {
      case ESCAPE:
        if (code === 0x75) {
          this.count = 0;
          return HEX;
        }
        if ('"\\/bfnrt'.includes(String.fromCharCode(code))) return STRING;
        break;
      case HEX:
        if (!isHex(code)) break;
        this.count += 1;
        return this.count === 4 ? STRING : HEX;
      case LITERAL:
        if (this.literal.charCodeAt(this.count) !== code) break;
        this.count += 1;
        return this.count === this.literal.length ? AFTER : LITERAL;
      case AFTER:
        return this.after(code, at);
      case COLON:
        if (code === 0x3a) return VALUE;
        break;
      case KEY:
      case KEY_OR_END:
        if (code === QUOTE) {
          this.inKey = true;
          this.keyStart = this.base + at;
          return STRING;
        }
        if (code === CLOSE_OBJECT && state === KEY_OR_END) return this.close(1, at);
        break;
      default:
        if (code === CLOSE_LIST && state === VALUE_OR_END) return this.close(0, at);
        return this.value(code, at);
    }
    throw new SyntaxError(`Unexpected byte at ${this.base + at}`);
  }

  private value(code: number, at: number): number {
    if (this.depth <= 2) this.watcher.begins(this.depth, code, this.base + at);
    if (code === QUOTE) return STRING;
    if (code === OPEN_OBJECT) return this.push(1, KEY_OR_END);
    if (code === OPEN_LIST) return this.push(0, VALUE_OR_END);
    if (code === 0x2d) return MINUS;
    if (code === 0x30) return ZERO;
    if (code > 0x30 && code <= 0x39) return WHOLE;
    const literal = LITERALS.get(code);
    if (literal === undefined) throw new SyntaxError(`No value at ${this.base + at}`);
    this.literal = literal;
    this.count = 1;
    return LITERAL;
  }

  private after(code: number, at: number): number {
    const inObject = this.depth > 0 ? this.open[this.depth - 1] : undefined;
    if (code === 0x2c && inObject !== undefined) return inObject ? KEY : VALUE;
    if (code === CLOSE_OBJECT && inObject === 1) return this.close(1, at);
    if (code === CLOSE_LIST && inObject === 0) return this.close(0, at);
    throw new SyntaxError(`Unexpected byte at ${this.base + at}`);
  }

  private push(kind: 0 | 1, next: number): number {
    if (this.depth === this.open.length) {
      const longer = new Uint8Array(2 * this.open.length);
      longer.set(this.open);
      this.open = longer;
    }
    this.open[this.depth] = kind;
    this.depth += 1;
    return next;
  }

  private close(kind: 0 | 1, at: number): number {
    this.depth -= 1;
    if (this.open[this.depth] !== kind) throw new SyntaxError(`Wrong bracket at ${this.base + at}`);
    if (this.depth === 2) this.watcher.ends(this.base + at + 1);
    return AFTER;
  }
}

function isHex(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}

/** State of a number after one more character, or undefined when that is no part of it. */
function numberState(state: number, code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) {
    if (state === MINUS) return code === 0x30 ? ZERO : WHOLE;
    if (state === POINT) return FRACTION;
    if (state === EXPONENT || state === SIGN) return POWER;
    return state === ZERO ? undefined : state;
  }
  const whole = state === ZERO || state === WHOLE;
  if (code === 0x2e) return whole ? POINT : undefined;
  if (code === 0x65 || code === 0x45) return whole || state === FRACTION ? EXPONENT : undefined;
  return (code === 0x2b || code === 0x2d) && state === EXPONENT ? SIGN : undefined;
}
