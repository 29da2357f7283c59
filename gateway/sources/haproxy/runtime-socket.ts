import { connect } from 'node:net';
import { SourceAway } from '../../ports';

/** A path, or host:port. */
function addressOf(socket: string): { path: string } | { host: string; port: number } {
  if (socket.startsWith('/')) return { path: socket };
  const colon = socket.lastIndexOf(':');
  return { host: socket.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(socket.slice(colon + 1)) };
}

/**
 * Asks the runtime socket of an HAProxy, which answers one command and ends.
 * @param patience ms until the answer has to be whole
 * @param source what it is called where it is said to be away
 * @throws SourceAway
 */
export function runtimeSocket(socket: string, patience: number, source: string): (command: string) => Promise<string> {
  const away = (why: string, cause?: unknown) => new SourceAway(`HAProxy: ${why}`, { source, cause });
  return (command) =>
    new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const line = connect(addressOf(socket));
      const late = setTimeout(() => line.destroy(away('it took too long.')), patience);
      line.on('connect', () => line.write(`${command}\n`));
      line.on('data', (part) => parts.push(part));
      line.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
      line.on('error', (error) => reject(error instanceof SourceAway ? error : away(error.message, error)));
      line.on('close', () => {
        clearTimeout(late);
        reject(away('it broke off.'));
      });
    });
}
