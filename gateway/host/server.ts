import type { Server } from 'node:http';
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
    serverOptions: { requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE },
  }) as Server;
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
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
      const limit = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(sweep);
      clearTimeout(limit);
    },
  };
}

function preparing(): Response {
  return new Response(PREPARING, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', 'Cache-Control': 'no-store' },
  });
}
