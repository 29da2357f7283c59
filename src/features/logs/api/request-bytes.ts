import { type ApiRequest, make } from '~/shared/api/client';

/**
 * Makes one call whose answer is read while it arrives.
 * @param read gets the bytes as they come, and what the answer says of them; what it throws counts
 * as an answer that cannot be read
 * @throws ApiError, always
 */
export function requestBytes<T>(
  call: ApiRequest,
  read: (bytes: AsyncIterable<Uint8Array>, contentType: string | null) => Promise<T>,
): Promise<T> {
  return make(call, async (response) => {
    let broken: { cause: unknown } | undefined;
    const bytes = bytesOf(response, (cause) => {
      broken = { cause };
    });
    try {
      const value = await read(bytes, response.headers.get('Content-Type'));
      return () => value;
    } catch (error) {
      if (broken) throw broken.cause;
      return () => {
        throw error;
      };
    }
  });
}

async function* bytesOf(response: Response, onBroken: (cause: unknown) => void): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value;
  } catch (cause) {
    onBroken(cause);
    throw cause;
  } finally {
    // Whoever leaves early wants no more of it.
    reader?.cancel().catch(() => undefined);
  }
}
