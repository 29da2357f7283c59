import { isChunkError } from '~/shared/api/chunk-error';
import { copy } from './copy';

/**
 * Imports a part of the console. The router reloads the page once by itself when a file is missing, which is right
 * after a deployment and wrong without a network, where the reload would lose the page: there it fails with words.
 * @throws Error in Spanish when the network is away
 */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isChunkError(error) && !navigator.onLine) {
      throw new Error(copy.chunkOffline, { cause: error });
    }
    throw error;
  }
}

/** What the browser tells of the network, always as it is now; only Chromium tells anything. */
export const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
