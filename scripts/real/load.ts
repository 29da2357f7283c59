import type { platformClient } from '../../gateway/host/platform-client.fixture';
import { INGEST_TOKEN } from './pair.ts';

type Client = ReturnType<typeof platformClient>;

/** Lines of the log that one delivery holds. */
const LINES = 5;

/** Lines of the log by names of their own, told again in the message. */
export function traceLines(names: readonly string[], order: string): string {
  const common = { at: new Date().toISOString(), service: 's', operation: 'o', hostName: 'h', ip: '192.0.2.1', order };
  return names.map((name) => JSON.stringify({ id: name, message: name, ...common })).join('\n');
}

export const deliver = (client: Client, lines: string) => client.call('POST', 'ingest/traces', lines, INGEST_TOKEN);

/** People who read and renew, and services that deliver, without a pause, until they are told to stop. */
export function startLoad(client: Client, tokens: readonly string[], order: string) {
  const refusals: unknown[] = [];
  let brokenOff = 0;
  const acknowledged: string[] = [];
  let reads = 0;
  let isOver = false;

  async function read(token: string): Promise<void> {
    for (let count = 1, current = token; !isOver; count += 1) {
      const isRenewal = count % 10 === 0;
      const [method, path] = isRenewal ? ['POST', 'auth/refresh'] : ['GET', 'trace/services'];
      const ask = () => client.call(method, path, undefined, current);
      // An answer of which some had come already nobody but the caller can ask for again.
      const answer = await ask()
        .catch(() => {
          brokenOff += 1;
          return ask();
        })
        .catch((error: Error) => error);
      if (answer instanceof Error || answer.status !== 200) refusals.push([method, path, answer]);
      else if (isRenewal) current = answer.body.token;
      reads += 1;
    }
  }

  /** Sends the same again until it is taken, as whoever delivers should. */
  async function write(writer: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const names = Array.from({ length: LINES }, (_, index) => `${writer}-${count}-${index}`);
      const lines = traceLines(names, order);
      while ((await deliver(client, lines).catch(() => undefined))?.status !== 200) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      acknowledged.push(...names);
    }
  }

  const all = [...tokens.map(read), write(1), write(2)];
  return {
    reads: () => reads,
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { refusals, brokenOff, acknowledged };
    },
  };
}
