import type { HttpHandler } from 'msw';
import { authHandlers } from './auth';
import { createMemory } from './memory';
import { operationHandlers } from './operations';
import { optionHandlers } from './options';
import { serverHandlers } from './servers';
import { traceHandlers } from './traces';

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
