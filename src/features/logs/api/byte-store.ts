const BITS = 18;
const BLOCK = 1 << BITS;

/** Bytes of a response as they came, outside the script's heap, in blocks so that nothing is copied when they grow. */
export class ByteStore {
  length = 0;
  private readonly blocks: Uint8Array[] = [];

  append(bytes: Uint8Array): void {
    let copied = 0;
    while (copied < bytes.length) {
      const at = this.length & (BLOCK - 1);
      if (at === 0) this.blocks.push(new Uint8Array(BLOCK));
      const part = bytes.subarray(copied, copied + BLOCK - at);
      this.blocks.at(-1)?.set(part, at);
      copied += part.length;
      this.length += part.length;
    }
  }

  /** The bytes as text, `end` excluded; what is no UTF-8 becomes a replacement character, as in any response. */
  text(start: number, end: number): string {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const first = start >> BITS;
    const last = (end - 1) >> BITS;
    const from = start & (BLOCK - 1);
    if (first === last) return decoder.decode(this.blocks[first]?.subarray(from, from + end - start));
    const whole = new Uint8Array(end - start);
    let written = 0;
    for (let block = first; block <= last; block += 1) {
      const offset = block << BITS;
      const part = this.blocks[block]?.subarray(Math.max(0, start - offset), Math.min(BLOCK, end - offset));
      if (!part) break;
      whole.set(part, written);
      written += part.length;
    }
    return decoder.decode(whole);
  }
}
