import { parseExactJson } from '~/shared/api/exact-json';
import { ByteStore } from './byte-store';
import { JsonScanner } from './json-scanner';
import type { TraceEntry } from './trace-entry';
import type { TraceList } from './trace-list';

/** Parsed entries that are kept: more than a page or a timeline draws, unless they are large (bytes). */
const KEPT = 256;
const KEPT_WEIGHT = 12_000_000;

/** Digits of a count of entries. */
const LONGEST_COUNT = 15;

const OBJECT = 0x7b;
const LIST = 0x5b;
const NULL = 0x6e;
const TRUE = 0x74;
const BOM = [0xef, 0xbb, 0xbf];

/**
 * A response of GET trace that is read while it arrives (spec 7.6). Its bytes are checked to be JSON and its entries are
 * found, but none is parsed before somebody looks at it: no data is no entry, what is no object is left out.
 */
export class TraceResponse implements TraceList {
  lossy = false;
  truncated = false;
  private readonly bytes = new ByteStore();
  private readonly bounds = new Bounds();
  private readonly kept = new Map<number, TraceEntry>();
  private keptWeight = 0;
  /** First character of the whole and of its member data. */
  private root = 0;
  private data = NULL;
  /** The outermost member that is being read. */
  private member: unknown;
  private totalAt = -1;
  private start = -1;
  private isFirst = true;

  private readonly scanner = new JsonScanner({
    begins: (depth, code, at) => {
      if (depth === 0) this.root = code;
      else if (depth === 1) this.beginMember(code, at);
      else this.start = this.member === 'data' && this.data === LIST && code === OBJECT ? at : -1;
    },
    ends: (at) => {
      if (this.start >= 0) this.bounds.add(this.start, at);
    },
    key: (start, end) => {
      this.member = JSON.parse(this.bytes.text(start, end));
    },
  });

  get length(): number {
    return this.bounds.length;
  }

  get weight(): number {
    return this.bytes.length;
  }

  get total(): number | undefined {
    const end = Math.min(this.weight, this.totalAt + LONGEST_COUNT);
    const total = this.totalAt < 0 ? Number.NaN : Number.parseInt(this.bytes.text(this.totalAt, end), 10);
    return total > this.length ? total : undefined;
  }

  /** @throws SyntaxError when the bytes so far are no JSON */
  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const isMarked = this.isFirst && BOM.every((byte, at) => bytes[at] === byte);
    this.isFirst = false;
    const rest = isMarked ? bytes.subarray(BOM.length) : bytes;
    this.bytes.append(rest);
    this.scanner.read(rest);
  }

  /**
   * The response is whole.
   * @throws SyntaxError when it is no JSON, TypeError when it is not an object or its data is not a list
   */
  end(): void {
    this.scanner.end();
    const isAnswer = this.root === OBJECT || this.root === LIST || this.root === NULL;
    if (!isAnswer) throw new TypeError('Not an object');
    if (this.data !== LIST && this.data !== NULL) throw new TypeError('Data is not a list');
  }

  at(index: number): TraceEntry | undefined {
    if (index >= this.length || index < 0) return undefined;
    const entry = this.kept.get(index) ?? this.read(index);
    if (!this.kept.delete(index)) this.keptWeight += this.bounds.size(index);
    this.kept.set(index, entry);
    if (this.kept.size > KEPT) this.forgetOldest();
    while (this.keptWeight > KEPT_WEIGHT && this.kept.size > 1) this.forgetOldest();
    return entry;
  }

  private forgetOldest(): void {
    const oldest = this.kept.keys().next().value;
    if (oldest === undefined) return;
    this.kept.delete(oldest);
    this.keptWeight -= this.bounds.size(oldest);
  }

  read(index: number): TraceEntry {
    return parseExactJson(this.bytes.text(this.bounds.start(index), this.bounds.end(index))) as TraceEntry;
  }

  /** Of several members of the same name the last one counts, as in JSON.parse. */
  private beginMember(code: number, at: number): void {
    this.start = -1;
    if (this.member === 'truncated') this.truncated = code === TRUE;
    if (this.member === 'total') this.totalAt = at;
    if (this.member !== 'data') return;
    this.data = code;
    this.bounds.length = 0;
    this.kept.clear();
    this.keptWeight = 0;
  }
}

/** Where each entry begins and ends, in typed arrays: two numbers per entry, none of them an object. */
class Bounds {
  length = 0;
  private positions = new Float64Array(2048);

  add(start: number, end: number): void {
    if (2 * this.length === this.positions.length) {
      const longer = new Float64Array(2 * this.positions.length);
      longer.set(this.positions);
      this.positions = longer;
    }
    this.positions[2 * this.length] = start;
    this.positions[2 * this.length + 1] = end;
    this.length += 1;
  }

  start(index: number): number {
    return this.positions[2 * index] ?? 0;
  }

  end(index: number): number {
    return this.positions[2 * index + 1] ?? 0;
  }

  size(index: number): number {
    return this.end(index) - this.start(index);
  }
}
