import type { HttpHandler } from 'msw';
import { authHandlers } from './handlers/auth';
import { createMemory } from './handlers/memory';
import { operationHandlers } from './handlers/operations';
import { optionHandlers } from './handlers/options';
import { serverHandlers } from './handlers/servers';
import { traceHandlers } from './handlers/traces';

/**
 * The simulated platform as one list of handlers, the same in the page, in tests and behind the HTTP host.
 * @param base absolute address of the base path (spec 19.1), without a trailing slash
 */
export function createHandlers(base: string): HttpHandler[] {
  const memory = createMemory();
  return [
    ...authHandlers(base, memory),
    ...serverHandlers(base, memory),
    ...optionHandlers(base, memory),
    ...traceHandlers(base, memory),
    ...operationHandlers(base, memory),
  ];
}
