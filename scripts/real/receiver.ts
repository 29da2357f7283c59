import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { signatureOf } from '../../gateway/carriers/webhook';

/** Somebody who is told of what happens: answers the first so many, and holds the others until they are released. */
export async function startReceiver(secret: string) {
  const got: { id: string; attempt: string; body: string; isSigned: boolean }[] = [];
  const held = new Set<ServerResponse>();
  let isHolding = true;
  let first = Number.POSITIVE_INFINITY;
  const server = createServer(async (request, response) => {
    const { headers } = request;
    const body = await text(request);
    const isSigned = headers['atalaya-signature'] === signatureOf(secret, Number(headers['atalaya-timestamp']), body);
    got.push({ id: String(headers['atalaya-id']), attempt: String(headers['atalaya-attempt']), body, isSigned });
    if (!isHolding || got.length <= first) return void response.end('{}');
    held.add(response);
    response.on('close', () => held.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/avisos`,
    got,
    /** How many wait for an answer. */
    held: () => held.size,
    answerOnly(count: number) {
      first = got.length + count;
    },
    release() {
      isHolding = false;
      for (const response of held) response.end('{}');
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
