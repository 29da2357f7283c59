const MESSAGES =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

/** Whether an import failed because its file could not be had: gone after a deployment, or no network. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && MESSAGES.test(error.message);
}

/**
 * Whether the file that an import lacked is gone from the server, which is what a deployment does. A browser that does
 * not name the file (Safari) leaves nothing to ask for: then it counts as gone.
 */
export async function isChunkGone(error: Error): Promise<boolean> {
  const [address] = /https?:\S+|\/assets\/\S+/.exec(error.message) ?? [];
  if (!address) return true;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
