import { accessSync, constants, existsSync } from 'node:fs';
import { resolve as absolute, relative } from 'node:path';

/** Why the console cannot start, in one line for whoever called it. */
export class StartFault extends Error {}

const DEFAULT_PORT = 4173;
/** What is answered on the port until the console is there. */
export const PREPARING = 'Atalaya se está preparando.';
/** ms; who does not answer by then is some other program. */
const ANSWER_TIME = 3000;

const address = (port: number) => `http://127.0.0.1:${port}/`;

/** What was called, as somebody types it. */
export function calledAs(env: NodeJS.ProcessEnv, [, file = '', ...words]: readonly string[]): string {
  const { npm_lifecycle_event: script } = env;
  const program = script ? `npm ${script === 'start' ? '' : 'run '}${script}` : `node ${relative('.', file)}`;
  return [program, ...(script && words.length > 0 ? ['--'] : []), ...words].join(' ');
}

/** @throws StartFault when the text is no port */
export function readPort(text: string | undefined): number {
  const value = text?.trim() || String(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new StartFault(`PORT debe ser un número de 1 a 65535; es «${value}».`);
}

const mayWrite = (path: string) => accessSync(path, constants.W_OK);

/**
 * A build writes its files and the bundled configuration; without permission it would end in the middle.
 * @throws StartFault that names the first folder that may not be written to
 */
export function checkWritable(folders: readonly string[], check = mayWrite): void {
  for (const folder of folders.filter((path) => existsSync(path))) {
    try {
      check(folder);
    } catch (error) {
      throw startFault(error, folder) ?? error;
    }
  }
}

/** The line for a fault of the file system, or undefined for what is no such fault. */
export function startFault(error: unknown, folder?: string): StartFault | undefined {
  const { code, path: named = folder ?? '.' } = error as NodeJS.ErrnoException;
  const path = absolute(named);
  if (code === 'EACCES' || code === 'EPERM')
    return new StartFault(`No hay permiso para escribir en ${path}. Corrige el dueño de la carpeta o usa otra copia.`);
  if (code === 'EROFS') return new StartFault(`${path} es de solo lectura. Usa una copia en la que se pueda escribir.`);
  if (code === 'ENOSPC') return new StartFault('No queda espacio en el disco para construir la consola.');
  return undefined;
}

/** Who listens there: a console, one that is being built, or something else. */
async function occupant(port: number): Promise<string> {
  try {
    const answer = await fetch(address(port), { signal: AbortSignal.timeout(ANSWER_TIME) });
    const text = await answer.text();
    if (text === PREPARING) return `Atalaya ya se está preparando en ${address(port)}`;
    if (/<title>[^<]*Atalaya/.test(text)) return `Atalaya ya está en marcha en ${address(port)}`;
  } catch {}
  return `El puerto ${port} está ocupado por otro programa`;
}

/** The fault of a port that cannot be had. */
export async function portFault(
  error: unknown,
  port: number,
  command = calledAs(process.env, process.argv),
): Promise<StartFault> {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES')
    return new StartFault(`No hay permiso para usar el puerto ${port}. Usa otro: PORT=${DEFAULT_PORT} ${command}`);
  const other = port < 65_535 ? port + 1 : DEFAULT_PORT;
  if (code === 'EADDRINUSE')
    return new StartFault(`${await occupant(port)}. Con otro puerto: PORT=${other} ${command}`);
  return new StartFault(`No se puede usar el puerto ${port}: ${message}`);
}
