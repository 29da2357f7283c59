import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

interface Deployed {
  address: string;
  /** All that was written so far, requests and errors. */
  log: () => string;
}

/** Serves the build as deploy/start.sh does with a configuration file of this text, for as long as `use` runs. */
export async function deployed(
  { config, api = 'http://127.0.0.1:9' }: { config?: string; api?: string },
  use: (served: Deployed) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-deployed-'));
  const port = await freePort();
  const file = join(folder, 'config.json');
  if (config !== undefined) writeFileSync(file, config);
  const requests = join(folder, 'requests');
  writeFileSync(requests, '');
  const server = spawn('sh', ['deploy/start.sh'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ATALAYA_API: api,
      ATALAYA_CONFIG: config === undefined ? '' : file,
      ATALAYA_LISTEN: `127.0.0.1:${port}`,
      ATALAYA_RUN: join(folder, 'run'),
      ATALAYA_LOG: requests,
      ATALAYA_USER: userInfo().username,
    },
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(server, 'close');
  const address = `http://127.0.0.1:${port}`;
  try {
    await answers(`${address}/healthz`, () => server.exitCode !== null && `${server.exitCode} ${errors}`);
    await use({ address, log: () => readFileSync(requests, 'utf8') + errors });
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** Waits as long as the process lives. */
async function answers(address: string, ended: () => string | false): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) {
    if (ended()) throw new Error(`nginx ended: ${ended()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
