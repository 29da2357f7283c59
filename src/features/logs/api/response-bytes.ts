import { charsetOf } from '~/shared/api/charset';
import { type ApiRequest, make, unreadable } from '~/shared/api/client';

/**
 * Makes one call whose answer is read while it arrives.
 * @param read gets the bytes as they come, and what the response says of them; what it throws counts
 * as a response that cannot be read
 * @throws ApiError, always
 */
export function requestBytes<T>(
  call: ApiRequest,
  read: (bytes: AsyncIterable<Uint8Array>, contentType: string | null) => Promise<T>,
): Promise<T> {
  return make(call, async (response) => {
    let broken = false;
    const bytes = bytesOf(response, () => {
      broken = true;
    });
    try {
      return await read(bytes, response.headers.get('Content-Type'));
    } catch (cause) {
      throw broken ? cause : unreadable(response);
    }
  });
}

async function* bytesOf(response: Response, onBroken: () => void): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value;
  } catch (cause) {
    onBroken();
    throw cause;
  } finally {
    // Whoever leaves early wants no more of it.
    reader?.cancel().catch(() => undefined);
  }
}

/**
 * The bytes of a response as UTF-8, whatever its encoding, while they arrive.
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
