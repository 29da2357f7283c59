import { isChunkError } from '~/shared/api/chunk-error';

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
      throw new Error('Sin conexión: no se pudo cargar la pantalla.', { cause: error });
    }
    throw error;
  }
}
