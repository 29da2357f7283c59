import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { HostApp } from './host-app';
import { PREPARING, portFault } from './start-faults';

/** A port that is taken; until there is an app it answers that it is being prepared. */
interface HostServer {
  serve(app: HostApp): void;
  /** Takes no more requests and ends when those under way are answered, at the latest after so long (ms). */
  stop(patience: number): Promise<void>;
}

/** For a whole request, ms: what is delivered waits for the database as it comes. */
const REQUEST_TIMEOUT = 300_000;
/** For the head of a request, ms: whoever sends it in drops would hold a connection for as long as a whole one. */
const HEADERS_TIMEOUT = 20_000;
/** Without a byte either way, ms: longer than any answer takes, and the end of who does not read one. */
const SILENCE = 120_000;
/** Longer than a balancer keeps a connection for the next request, so that it never sends one into a closed one, ms. */
const KEEP_ALIVE = 75_000;
const SWEEP = 50;

/** @throws StartFault when the port cannot be had */
export async function listen(port: number, host: string): Promise<HostServer> {
  let app: HostApp | undefined;
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      app
        ? app.fetch(request, { remote: (incoming as HttpBindings['incoming']).socket.remoteAddress ?? '' })
        : preparing(),
    hostname: host,
    serverOptions: {
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: KEEP_ALIVE,
    },
  }) as Server;
  server.timeout = SILENCE;
  const silent = silentConnections(server);
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    throw await portFault(error, port);
  }
  return {
    serve(next) {
      app = next;
    },
    async stop(patience) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // One that is kept alive becomes idle only with the answer under way.
      const sweep = setInterval(() => {
        server.closeIdleConnections();
        silent.close();
      }, SWEEP);
      const limit = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(sweep);
      clearTimeout(limit);
    },
  };
}

/** Connections on which nothing has been asked yet, such as a browser opens ahead: the server holds them for busy ones. */
function silentConnections(server: Server) {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    for (const event of ['data', 'close']) socket.once(event, () => silent.delete(socket));
  });
  return {
    close() {
      for (const socket of silent) socket.destroy();
    },
  };
}

function preparing(): Response {
  return new Response(PREPARING, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', 'Cache-Control': 'no-store' },
  });
}
