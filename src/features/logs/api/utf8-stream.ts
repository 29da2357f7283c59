import { charsetOf } from '~/shared/api/charset';

/**
 * The bytes of an answer as UTF-8, whatever its encoding, while they arrive.
 * @param onLossy is told once that bytes are none in the encoding; replacement characters stand for them
 */
export async function* asUtf8(
  bytes: AsyncIterable<Uint8Array>,
  contentType: string | null,
  onLossy: () => void,
): AsyncGenerator<Uint8Array> {
  let charset: string | undefined;
  let check: TextDecoder | undefined;
  let decoder: TextDecoder | undefined;
  const encoder = new TextEncoder();

  const isReadable = (chunk: Uint8Array | undefined) => {
    try {
      check?.decode(chunk, { stream: chunk !== undefined });
    } catch {
      check = undefined;
      onLossy();
    }
  };

  for await (const chunk of bytes) {
    if (charset === undefined) {
      charset = charsetOf(chunk, contentType);
      check = new TextDecoder(charset, { fatal: true });
      if (charset !== 'utf-8') decoder = new TextDecoder(charset);
    }
    isReadable(chunk);
    yield decoder ? encoder.encode(decoder.decode(chunk, { stream: true })) : chunk;
  }
  isReadable(undefined);
  if (decoder) yield encoder.encode(decoder.decode());
}
