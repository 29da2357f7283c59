import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createPlatform } from '../handlers/platform';

/** Path under which the HTTP host answers. */
export const hostPath = '/api/dashboard';

/** The platform's own idea of an origin; the real one is whatever address the host listens on. */
const ORIGIN = 'http://platform.example.mx';

const BODY_LIMIT = 1_000_000;

/** An HTTP server that answers like the simulated platform in the page; the caller chooses where it listens. */
export function createHost(): Server {
  const platform = createPlatform(hostPath);
  return createServer(async (incoming, outgoing) => {
    try {
      const response = await platform(await toRequest(incoming));
      await send(response ?? Response.json({ status: 404, message: 'Not found' }, { status: 404 }), outgoing);
    } catch {
      await send(Response.json({ status: 400, message: 'Bad request' }, { status: 400 }), outgoing);
    }
  });
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  return new Request(ORIGIN + url, { method, headers, body });
}

async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks).toString('utf8');
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // A network error has no answer to send: the line goes dead.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
