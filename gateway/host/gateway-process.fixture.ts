import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { surroundings } from '../sql/fresh-database.fixture';

/** A gateway as it is delivered, in a process of its own. */
export interface GatewayProcess {
  url: string;
  /** All that it has written. */
  lines(): string;
  /** @returns the code with which it ended */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the built program and waits until it is ready.
 * @param env settings beside the port (host/settings.ts)
 * @throws Error with what it said, when it ends instead
 */
export async function startGatewayProcess(
  program: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], { env: { ...surroundings(), PORT: String(port), ...env } });
  let lines = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      lines += chunk;
    });
  }
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  let isAsked = false;
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', abandon);
    if (!isAsked) process.stderr.write(`The gateway ended by itself (${code ?? signal}): ${lines}\n`);
    return code as number | null;
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  // Its own line first: on its port some other might answer.
  while (!lines.includes('"event":"started"') || !(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The gateway ended: ${lines}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    lines: () => lines,
    stop(signal = 'SIGTERM') {
      isAsked = true;
      child.kill(signal);
      return ended;
    },
  };
}
