import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listen } from './server.ts';
import { calledAs, checkWritable, portFault, readPort, StartFault, startFault } from './start-faults.ts';

const HOST = '127.0.0.1';
const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function listening(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const answering = (text: string) =>
  listening(createHttpServer((_request, response) => response.writeHead(200, { connection: 'close' }).end(text)));

describe('the port', () => {
  test.each([
    [undefined, 4173],
    ['', 4173],
    ['8080', 8080],
    [' 8080 ', 8080],
    ['65535', 65_535],
  ])('%o is %i', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  test.each(['0', '65536', 'abc', '80.5', '-1', '1e3', '99999999'])('%s is none', (text) => {
    expect(() => readPort(text)).toThrow(`PORT debe ser un número de 1 a 65535; es «${text}».`);
  });

  test('another program has it, one that speaks HTTP', async () => {
    const port = await answering('<title>Otra cosa</title>');
    const command = calledAs(process.env, process.argv);
    await expect(listen(port, HOST)).rejects.toThrow(
      `El puerto ${port} está ocupado por otro programa. Con otro puerto: PORT=${port + 1} ${command}`,
    );
  });

  test('another program has it, one that hangs up', async () => {
    const port = await listening(createServer((socket) => socket.destroy()));
    await expect(listen(port, HOST)).rejects.toThrow(`El puerto ${port} está ocupado por otro programa.`);
  });

  test('a console serves there', async () => {
    const port = await answering('<html><title>Atalaya (QA)</title></html>');
    await expect(listen(port, HOST)).rejects.toThrow(`Atalaya ya está en marcha en http://127.0.0.1:${port}/.`);
  });

  test('a second start while the first builds; the port is free again afterwards', async () => {
    const free = createServer();
    const port = await listening(free);
    await new Promise((resolve) => free.close(resolve));
    const { stop } = await listen(port, HOST);
    await expect(listen(port, HOST)).rejects.toThrow(`Atalaya ya se está preparando en http://127.0.0.1:${port}/.`);
    await stop(0);
    await (await listen(port, HOST)).stop(0);
  });

  test.each([
    [{ code: 'EACCES', message: 'x' }, 'No hay permiso para usar el puerto 80. Usa otro: PORT=4173 npm start'],
    [{ code: 'EADDRNOTAVAIL', message: 'no such address' }, 'No se puede usar el puerto 80: no such address'],
  ])('%o', async (error, line) => {
    await expect(portFault(error, 80, 'npm start')).resolves.toEqual(new StartFault(line));
  });

  test.each([
    ['npm start', { npm_lifecycle_event: 'start' }, []],
    ['npm start -- --empty', { npm_lifecycle_event: 'start' }, ['--empty']],
    ['npm run contract -- http://x', { npm_lifecycle_event: 'contract' }, ['http://x']],
    ['node dist-gateway/main.js', {}, []],
  ])('%s is what to call again', (line, env, words) => {
    expect(calledAs(env, ['node', resolve('dist-gateway/main.js'), ...words])).toBe(line);
  });
});

describe('the folders', () => {
  test.each([
    ['EACCES', `No hay permiso para escribir en ${resolve('src')}. Corrige el dueño de la carpeta o usa otra copia.`],
    ['EPERM', `No hay permiso para escribir en ${resolve('src')}. Corrige el dueño de la carpeta o usa otra copia.`],
    ['EROFS', `${resolve('src')} es de solo lectura. Usa una copia en la que se pueda escribir.`],
  ])('%s names the folder', (code, line) => {
    const check = (path: string) => {
      if (path === 'src') throw Object.assign(new Error(code), { code });
    };
    expect(() => checkWritable(['.', 'src'], check)).toThrow(new StartFault(line));
  });

  test('what is not there yet will be made', () => {
    expect(() => checkWritable(['.', 'no-such-folder'])).not.toThrow();
  });

  test('a full disk in the middle of a build is told; other faults keep their own words', () => {
    expect(startFault({ code: 'ENOSPC' })?.message).toBe('No queda espacio en el disco para construir la consola.');
    expect(startFault(new TypeError('x'))).toBeUndefined();
  });
});
