import { setupServer } from 'msw/node';
import { createHandlers } from '../handlers/create-handlers';

/** Base of the simulated platform where there is no page to be relative to. */
export const nodeBase = 'http://platform.example.mx/api/dashboard';

/** The simulated platform inside a node process, for tests. */
export const server = setupServer(...createHandlers(nodeBase));

/** Starts it with nothing remembered: test files share a process, and one signs out whom the next one signs in. */
export function startServer(): void {
  server.resetHandlers(...createHandlers(nodeBase));
  server.listen({ onUnhandledRequest: 'error' });
}
