// `npm run ingest -- traces|operations FILE|-`: hands the lines of a file, of a .gz or of standard input to a running
// gateway (ATALAYA_URL), with ATALAYA_INGEST_TOKEN. Exit code 1 when any line has a fault.
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BrokenBody, bodyLines } from './calls/body-lines';
import { deliver } from './host/deliver';
import { apiPath } from './host/host-app';
import { readPort, StartFault } from './host/start-faults';

const USAGE = `Uso: npm run ingest -- traces|operations <archivo|->
Cada línea del archivo (.gz o sin comprimir) es un objeto JSON; - lee la entrada estándar.
ATALAYA_URL: dirección de Atalaya; si falta, http://127.0.0.1:PORT. ATALAYA_INGEST_TOKEN: el de Atalaya.`;

/** Between lines that tell how far it is, ms; on a terminal one line is written over. */
const INTERVAL = process.stderr.isTTY ? 200 : 5000;

const count = (value: number) => value.toLocaleString('es-MX');

async function run([kind = '', file = '', ...more]: string[]): Promise<void> {
  if (!/^(traces|operations)$/.test(kind) || file === '' || more.length > 0) throw new StartFault(USAGE);
  const { ATALAYA_URL, ATALAYA_INGEST_TOKEN: token = '', PORT } = process.env;
  if (token.trim() === '') throw new StartFault('Falta ATALAYA_INGEST_TOKEN: el mismo con el que se arrancó Atalaya.');
  const base = ATALAYA_URL?.trim() || `http://127.0.0.1:${readPort(PORT)}`;
  if (!/^https?:\/\/./.test(base) || !URL.canParse(base))
    throw new StartFault('ATALAYA_URL debe ser una dirección http(s)://.');

  let toldAt = performance.now();
  const say = (text: string) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
  const sum = await deliver(bodyLines(bytesOf(file)), {
    url: `${base.replace(/\/+$/, '')}${apiPath}/ingest/${kind}`,
    token: token.trim(),
    fault: (line, message) => say(`Línea ${line}: ${message}`),
    waiting: (message, pause) => say(`${message} Se intenta otra vez en ${Math.round(pause / 1000)} s.`),
    progress({ lines, stored, faulty }) {
      if (performance.now() - toldAt < INTERVAL) return;
      toldAt = performance.now();
      const text = `${count(lines)} líneas enviadas, ${count(stored)} nuevas, ${count(faulty)} con fallas`;
      process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const { lines, stored, faulty } = sum;
  const known = lines - stored - faulty;
  console.log(
    `${count(lines)} líneas: ${count(stored)} nuevas, ${count(known)} ya estaban, ${count(faulty)} con fallas.`,
  );
  if (faulty > 0) process.exitCode = 1;
}

function bytesOf(file: string): AsyncIterable<Uint8Array> {
  if (file === '-') return process.stdin;
  const bytes = createReadStream(file);
  if (!file.endsWith('.gz')) return bytes;
  const unpacked = createGunzip();
  bytes.on('error', (error) => unpacked.destroy(error));
  return bytes.pipe(unpacked);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  if (error instanceof BrokenBody) console.error(`No se puede leer el archivo hasta el final: ${cause?.message}`);
  else if (error instanceof StartFault) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
