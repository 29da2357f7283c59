import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fakePrometheus, SAMPLES } from '../../gateway/sources/prometheus/prometheus.fixture';

export const SERVER = 'pagos-qa-01';

/** A Prometheus on a port of its own that watches one server; it can be made to say nothing, or to hang up on everybody. */
export async function startPrometheus() {
  const { fetch } = fakePrometheus(SAMPLES);
  let manner: 'well' | 'slow' | 'gone' = 'well';
  const listening = createServer(async (request, response) => {
    if (manner === 'gone') request.destroy();
    if (manner !== 'well') return;
    const answer = await fetch('', { body: await text(request) });
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    be(next: typeof manner): void {
      manner = next;
    },
    stop(): void {
      listening.close();
      listening.closeAllConnections();
    },
  };
}
