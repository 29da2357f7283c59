import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, promises as files } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from '../../backup-ports';
import { type Manifest, readManifest } from './manifest';

/** What a disk says that has no room for a file, and one that takes none. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'ENOENT', 'EIO', 'ESTALE'];

/** What stays free on the disk, bytes. */
const RESERVE = 64_000_000;

const copy = {
  full: (folder: string) => `No queda espacio en ${folder}.`,
  scarce: (folder: string, free: number, needed: number) =>
    `No alcanza el espacio en ${folder}: quedan ${megabytes(free)} MB y hacen falta unos ${megabytes(needed)} MB.`,
  closed: (folder: string, code = '') => `No se puede escribir en ${folder} (${code}).`,
  unreadable: (file: string) => `El archivo ${file} no es la descripción de un respaldo.`,
  missing: (file: string, folder: string) => `El archivo ${file} no está en la carpeta de respaldos ${folder}.`,
};

interface Room {
  capacityBytes: number;
  freeBytes: number;
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6).toLocaleString('es-MX');

/**
 * Where files of backups lie. One gets its name when all of it is on the disk, and beside it what it is compared by: what
 * has only one of the two is none. All of it is for its owner alone.
 */
export function backupFolder(folder: string) {
  const pathOf = (file: string) => join(folder, file);
  const manifestOf = (file: string) => pathOf(`${file}.json`);
  const partOf = (file: string) => pathOf(`.${file}.part`);

  const told = (error: unknown): unknown => {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (FULL.includes(code)) return new BackupFault(copy.full(folder));
    return CLOSED.includes(code) ? new BackupFault(copy.closed(folder, code)) : error;
  };

  /** Why something ended that writes beside the files, and says itself no more than that it could not. */
  const hindrance = async (): Promise<BackupFault | undefined> => {
    const free = await room().catch(told);
    if (free instanceof BackupFault) return free;
    return (free as Room).freeBytes < RESERVE ? new BackupFault(copy.full(folder)) : undefined;
  };

  /** @throws BackupFault where it cannot be written to, or lacks room for what is expected */
  async function prepare(expected: number): Promise<void> {
    try {
      await files.mkdir(folder, { recursive: true, mode: 0o700 });
      await files.access(folder, files.constants.W_OK);
    } catch (error) {
      throw told(error);
    }
    const { freeBytes } = await room();
    if (freeBytes < expected + RESERVE) throw new BackupFault(copy.scarce(folder, freeBytes, expected + RESERVE));
  }

  async function room(): Promise<Room> {
    const { bavail, blocks, bsize } = await files.statfs(folder);
    return { capacityBytes: blocks * bsize, freeBytes: bavail * bsize };
  }

  /** SHA-256 of what is on the disk. */
  async function checksumOf(path: string, signal?: AbortSignal): Promise<string> {
    const sum = createHash('sha256');
    await pipeline(createReadStream(path), sum, signal ? { signal } : {});
    return sum.digest('hex');
  }

  const clear = async (file: string) => {
    for (const path of [partOf(file), `${manifestOf(file)}.part`]) await files.rm(path, { force: true });
  };

  return {
    ...{ folder, prepare, room, pathOf, partOf, told, hindrance, clear },

    /** How much a packed file takes once it is unpacked, as its last four bytes say. */
    async unpackedSize(file: string): Promise<number> {
      const handle = await files.open(pathOf(file), 'r');
      try {
        const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, (await handle.stat()).size - 4);
        return buffer.readUInt32LE();
      } finally {
        await handle.close();
      }
    },

    /** Writes what comes to a part. @throws what `told` makes of a fault */
    async write(file: string, from: Readable, grown: (bytes: number) => void, signal: AbortSignal): Promise<void> {
      await clear(file);
      const to = createWriteStream(partOf(file), { flags: 'wx', mode: 0o600 });
      from.on('data', () => grown(to.bytesWritten));
      await pipeline(from, to, { signal });
    },

    /** Gives a part that is whole its name, with what it is compared by. */
    async seal(
      file: string,
      described: (whole: { sizeBytes: number; checksum: string }) => Manifest,
    ): Promise<Manifest> {
      try {
        await synced(partOf(file));
        const { size } = await files.stat(partOf(file));
        const manifest = described({ sizeBytes: size, checksum: await checksumOf(partOf(file)) });
        const beside = `${manifestOf(file)}.part`;
        await files.writeFile(beside, `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 });
        await synced(beside);
        await files.rename(partOf(file), pathOf(file));
        await files.rename(beside, manifestOf(file));
        await synced(folder);
        return manifest;
      } catch (error) {
        throw told(error);
      }
    },

    /** What a file is compared by, and whether it is still the same. @throws BackupFault where one of the two is missing */
    async read(file: string, signal?: AbortSignal): Promise<{ manifest: Manifest; isSame: boolean }> {
      const absent = (name: string) => (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new BackupFault(copy.missing(name, folder)) : told(error);
      };
      const beside = `${file}.json`;
      const manifest = readManifest(await files.readFile(manifestOf(file), 'utf8').catch(absent(beside)));
      if (!manifest) throw new BackupFault(copy.unreadable(beside));
      const checksum = await checksumOf(pathOf(file), signal).catch(absent(file));
      return { manifest, isSame: checksum === manifest.checksum };
    },

    async drop(file: string): Promise<void> {
      // Without what it is compared by it is none any more.
      for (const path of [manifestOf(file), pathOf(file)]) await files.rm(path, { force: true });
      await clear(file);
    },
  };
}

/** On the disk, whatever happens to the machine; also of a folder, in which names are. */
async function synced(path: string): Promise<void> {
  const handle = await files.open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
