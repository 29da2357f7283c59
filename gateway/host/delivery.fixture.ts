import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.fixture';
import { surroundings } from '../sql/fresh-database.fixture';
import { builtGateway } from './built-gateway.fixture';
import { type GatewayProcess, startGatewayProcess } from './gateway-process.fixture';

export const TOKEN = 'token-de-ingesta-1';

const NOW = new Date().toISOString();

/** An entry of the log by its number. */
export const line = (id: number, at = NOW) =>
  JSON.stringify({
    ...{ id: `e${id}`, at, service: 's', operation: 'o', hostName: 'h', ip: '::1', order: `ORD-${id % 7}` },
    message: Array.from({ length: 20 }, (_, part) => (id * 7919 + part * 104_729).toString(36)).join(''),
  });

export const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => line(from + index)).join('\n');

/** A built gateway that takes what is delivered, with a folder of its own, and the command that delivers. */
export async function deliveryTo(more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-ingest-'));
  const program = await builtGateway();
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  for (const name of ['index.html', 'index.qa.html']) writeFileSync(join(dist, name), '<title>Atalaya</title>');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ATALAYA_DATA: join(folder, 'data'),
    ATALAYA_CONSOLE: dist,
    ATALAYA_INGEST_TOKEN: TOKEN,
    ...more,
  };
  let gateway: GatewayProcess | undefined;
  let journal = '';

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    await gateway?.stop(signal);
    journal += gateway?.lines() ?? '';
    gateway = undefined;
  }

  return {
    base,
    folder,
    journal: () => journal + (gateway?.lines() ?? ''),
    async start() {
      gateway = await startGatewayProcess(join(program, 'main.js'), port, env);
    },
    stop,
    /** Runs `npm run ingest`. @param input what it reads on standard input */
    async command(words: readonly string[], input = '') {
      const child = spawn(process.execPath, [join(program, 'ingest.js'), ...words], {
        env: { ...surroundings(), PORT: String(port), ATALAYA_INGEST_TOKEN: TOKEN },
      });
      let [out, err] = ['', ''];
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      child.stdin.end(input);
      const [code] = await once(child, 'close');
      return { code, out, err };
    },
    async post(kind: 'traces' | 'operations', body: string) {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      const answer = await fetch(`${base}/api/dashboard/ingest/${kind}`, { method: 'POST', body, headers });
      return { status: answer.status, wait: answer.headers.get('Retry-After'), body: await answer.json() };
    },
    async end() {
      await stop('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
